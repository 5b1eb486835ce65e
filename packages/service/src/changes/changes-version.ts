/** Raised when the same documents have other changes: stored reports are then computed again. */
export const changesVersion = 1;
