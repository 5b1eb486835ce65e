import { expect } from 'vitest';
import { cpuTime } from './cpu-time.js';

// See docs/decisions/0067-decide-tests-by-results-never-by-elapsed-time.md.

/** Returns work on input of a size. Creating the input is not measured. */
type Prepare = (size: number) => () => unknown;

// Caches, garbage collection, and compilation change single measurements. Their minimum is stable.
const tries = 5;

/** In milliseconds of CPU time. Shorter work is repeated until it has taken this long. */
const shortest = 5;

/**
 * Expects the CPU time of work to grow at most in proportion to its input to the power of `order` (1 by default): it compares
 * sizes n, 2n, and 4n. Elapsed time would fail on a busy machine, and a limit in milliseconds on a slow one.
 *
 * @example
 * await expectGrowth((size) => {
 *   const text = 'a'.repeat(size);
 *   return () => parse(text);
 * }, 10_000);
 */
export async function expectGrowth(prepare: Prepare, size: number, order = 1): Promise<void> {
  const works = [size, 2 * size, 4 * size].map(prepare);
  const fastest = works.map(() => Number.POSITIVE_INFINITY);
  // Halfway to the next power: for twice the size, work in linear time takes twice as long, and work in quadratic time four times.
  const most = 2 ** (order + 0.5);
  let growth = Number.POSITIVE_INFINITY;
  for (let round = 0; round < tries && growth > most; round += 1) {
    // The first again: it was measured before it was compiled, and would hide growth.
    for (const index of [0, 1, 2, 0]) {
      const work = works[index];
      if (work) fastest[index] = Math.min(fastest[index] ?? Number.POSITIVE_INFINITY, await timeOf(work));
      // Work in exponential time would not end.
      if (index > 0 && (fastest[index] ?? 0) > 16 * most * (fastest[index - 1] ?? 0)) break;
    }
    const [first = 0, second = 0, third = 0] = fastest;
    // The smaller one: where the engine needs more memory, time grows once.
    growth = Math.min(second / first, third / second);
  }
  const times = fastest.map((time) => time.toPrecision(3)).join(', ');
  expect(growth, `CPU time for sizes ${size}, ${2 * size}, and ${4 * size}: ${times} ms`).toBeLessThan(most);
}

/** Returns the CPU time of one execution, in milliseconds. */
async function timeOf(work: () => unknown): Promise<number> {
  for (let count = 1; ; count *= 2) {
    const start = cpuTime();
    for (let left = count; left > 0; left -= 1) await work();
    const used = cpuTime() - start;
    if (used >= shortest) return used / count;
  }
}
