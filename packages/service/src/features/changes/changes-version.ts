/** Raised when the same documents have other changes: stored reports are then computed again. */
export const changesVersion = 2;

/** The `changesVersion` of versions that are not compared yet. */
export const notCompared = 0;

/** The `changesVersion` of a version while it is compared in the background: a crash leaves it behind. */
export const inComparison = -changesVersion;
