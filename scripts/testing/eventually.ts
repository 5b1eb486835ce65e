import { vi } from 'vitest';

/**
 * Repeats an assertion until it holds. It gives up after ten minutes only, because that proves nothing about the product on a
 * busy machine.
 */
export function eventually<T>(assertion: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(assertion, { timeout: 600_000, interval: 20 });
}
