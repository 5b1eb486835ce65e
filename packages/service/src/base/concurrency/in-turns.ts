/** Lets other requests run. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Runs a computation to its end, and lets other requests run wherever it yields. */
export async function inTurns<Result>(
  steps: Generator<unknown, Result>,
  pause: () => Promise<void> = nextTurn,
): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    await pause();
  }
}

/** Runs a computation to its end without a pause. */
export function atOnce<Result>(steps: Generator<unknown, Result>): Result {
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}
