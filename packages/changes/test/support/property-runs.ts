/** The number of samples: all of them in the heavy tests, else a fifth. */
export function propertyRuns(all: number): number {
  return process.env['TEST_LENGTH'] === 'full' ? all : all / 5;
}
