import { expect, it, onTestFinished, vi } from 'vitest';
import { onInterrupt } from '../../src/terminal/on-interrupt.js';

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('reports before the process ends after %s, with the exit code %i', (signal, code) => {
  const steps: unknown[] = [];
  const exit = vi.spyOn(process, 'exit').mockImplementation((number) => {
    steps.push(number);
    throw new Error('The process has ended.');
  });
  onTestFinished(() => exit.mockRestore());
  const before = process.listenerCount(signal);
  const remove = onInterrupt(() => steps.push('report'));
  // Called directly: the test runner listens, too.
  const [listener] = process.listeners(signal).slice(-1);
  expect(() => listener?.(signal)).toThrow('The process has ended.');
  expect(steps).toEqual(['report', code]);
  remove();
  expect(process.listenerCount(signal)).toBe(before);
});
