import { expect, it } from 'vitest';
import { printProblems, readProblems } from '../../src/store/queries/json-column.js';

const problems = [
  { code: 'a', severity: 'error', message: 'm', line: 1 },
  { code: 'b', severity: 'warning', message: 'm' },
  { code: 'c', severity: 'info', message: 'm', pointer: '/swagger' },
] as const;

it('reads problems as they were, and prints none that the previous release rejects', () => {
  const column = printProblems(problems);
  expect(readProblems(column)).toEqual(problems);
  expect(column).not.toContain('"severity":"info"');
});

it('reads the problems that the previous release has stored', () => {
  expect(readProblems(JSON.stringify(problems.slice(0, 2)))).toEqual(problems.slice(0, 2));
});
