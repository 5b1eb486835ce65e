/** Fixed, so that every run tests the same samples. */
export const seed = 20_260_101;

/** The number of samples: all of them in the heavy tests, else a fifth. */
export function propertyRuns(all: number): number {
  return process.env['TEST_LENGTH'] === 'full' ? all : all / 5;
}
