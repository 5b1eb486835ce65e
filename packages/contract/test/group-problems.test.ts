import { describe, expect, it } from 'vitest';
import { groupProblems } from '../src/index.js';

const problem = (message: string, line: number, code = 'a', severity = 'warning') => ({
  message,
  code,
  severity,
  line,
});

describe('groups of problems', () => {
  it('have one entry for 100 occurrences, with the count and all locations in order', () => {
    const problems = Array.from({ length: 100 }, (_, index) =>
      problem(`\`tags[${index}]\` must be text`, index + 1),
    );
    const groups = groupProblems(problems);
    expect(groups).toEqual([{ first: problems[0], count: 100, problems }]);
  });

  it('ignore numbers and quoted values, but not names of fields, rules, and severities', () => {
    const problems = [
      problem('The name "b" is already used on line 2', 3),
      problem('`nullable` is unknown', 4),
      problem('The name "c \\" d" is already used on line 12', 5),
      problem('`requird` is unknown', 6),
      problem('`nullable` is unknown', 7, 'b'),
      problem('`nullable` is unknown', 8, 'a', 'error'),
      problem('`nullable` is unknown', 9),
    ];
    const lines = groupProblems(problems).map((group) => group.problems.map(({ line }) => line));
    expect(lines).toEqual([[3, 5], [4, 9], [6], [7], [8]]);
  });

  it('accept problems that have only a message', () => {
    const problems = [{ message: 'a' }, { message: 'b' }, { message: 'a' }];
    expect(groupProblems(problems).map(({ count }) => count)).toEqual([2, 1]);
    expect(groupProblems([])).toEqual([]);
  });
});
