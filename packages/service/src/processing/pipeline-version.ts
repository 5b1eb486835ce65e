/** Raised when the same files would come out otherwise than before: what is stored is made again then. */
export const pipelineVersion = 4;
