/** How much one specification may be. Sizes are in bytes. */
export interface Limits {
  /** One document: a text, or what was fetched, decoded. */
  document: number;
  /** All files of a set that is sent, or of what is fetched for one specification. */
  files: number;
  /** How many files are fetched for one specification, the entry included. */
  fetchCount: number;
  /** How long fetching all of them may take, in milliseconds. */
  fetchTime: number;
}

export const defaultLimits: Limits = {
  document: 32 * 1024 * 1024,
  files: 64 * 1024 * 1024,
  fetchCount: 100,
  fetchTime: 120_000,
};
