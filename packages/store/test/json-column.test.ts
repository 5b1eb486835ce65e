import { expect, it } from 'vitest';
import { printProblems, readProblems } from '../src/queries/json-column.js';

const problems = [
  { code: 'a', severity: 'error', message: 'm', line: 1 },
  { code: 'b', severity: 'warning', message: 'm' },
  { code: 'c', severity: 'info', message: 'm', pointer: '/swagger' },
] as const;

it('round-trips problems, and stores only severities that the previous release accepts', () => {
  const column = printProblems(problems);
  expect(readProblems(column)).toEqual(problems);
  expect(column).not.toContain('"severity":"info"');
});

it('reads problems that the previous release stored', () => {
  expect(readProblems(JSON.stringify(problems.slice(0, 2)))).toEqual(problems.slice(0, 2));
});
