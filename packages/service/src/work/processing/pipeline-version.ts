/** Raised when the same files produce another result: stored results are then rebuilt. */
export const pipelineVersion = 7;
