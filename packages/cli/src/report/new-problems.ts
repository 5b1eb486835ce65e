import type { PlacedProblem } from '../files/description.js';

/**
 * Returns the problems that only the newer description has. First removes equal ones at equal places, then equal ones that moved, for
 * example because an item was inserted before them.
 */
export function newProblems(
  before: readonly PlacedProblem[],
  after: readonly PlacedProblem[],
): PlacedProblem[] {
  const [others, moved] = withoutCommon(before, after, ({ code, message, pointer }) =>
    JSON.stringify([code, message, pointer]),
  );
  return withoutCommon(others, moved, ({ code, message }) => JSON.stringify([code, message]))[1];
}

/** Removes pairs with the same key from both lists. */
function withoutCommon(
  before: readonly PlacedProblem[],
  after: readonly PlacedProblem[],
  keyOf: (problem: PlacedProblem) => string,
): [before: PlacedProblem[], after: PlacedProblem[]] {
  const known = new Map<string, PlacedProblem[]>();
  for (const problem of before) {
    const key = keyOf(problem);
    const equal = known.get(key);
    if (equal === undefined) known.set(key, [problem]);
    else equal.push(problem);
  }
  const rest = after.filter((problem) => known.get(keyOf(problem))?.pop() === undefined);
  return [[...known.values()].flat(), rest];
}
