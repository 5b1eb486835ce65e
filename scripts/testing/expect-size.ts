import { expect } from 'vitest';

/**
 * The sizes of what users download, in bytes: measured when the row was changed last, and the goal. A test fails more than 10 % above
 * the measured size: a smaller growth is a decision of the change that causes it.
 */
const sizes = {
  'packages/sdk, packed': { recorded: 102_924, goal: 105_000 },
  'packages/mocks, packed': { recorded: 1_597_605, goal: 1_650_000 },
  'packages/cli, packed': { recorded: 246_329, goal: 250_000 },
  'packages/render, installed': { recorded: 983_283, goal: 1_050_000 },
  'apps/demo, worker, gzipped': { recorded: 779_219, goal: 770_000 },
  'packages/mocks, backend at import, gzipped': { recorded: 39_668, goal: 39_700 },
} as const;

type Measured = keyof typeof sizes;

/** Expects at most a tenth more than the recorded size, and prints when the goal is missed. */
export function expectSize(name: Measured, bytes: number): void {
  const { recorded, goal } = sizes[name];
  if (bytes > goal) console.log(`${name}: ${bytes} bytes, and the goal is ${goal}`);
  expect(bytes, `${name}: ${bytes} bytes, and ${recorded} are recorded`).toBeLessThan(recorded * 1.1);
}

export function isMeasured(name: string): name is Measured {
  return Object.hasOwn(sizes, name);
}
