import { expect, it } from 'vitest';
import { summarizeProblems } from '../../src/components/summarize-problems.js';

const error = { message: 'x', severity: 'error' as const };
const note = { message: 'x', severity: 'info' as const };

it.each([
  [[], 0, ''],
  [[error], 1, '1 problem'],
  [[error, error], 150, '150 problems'],
  [[note], 1, '1 note'],
  [[error, note, note], 3, '1 problem, 2 notes'],
])('summarizes %j of %i', (problems, count, expected) => {
  expect(summarizeProblems(problems, count)).toBe(expected);
});
