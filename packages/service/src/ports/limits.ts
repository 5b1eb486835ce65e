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
  /** One answer of an integration. */
  answer: number;
  /** How long an integration may take for all pages of a source, in milliseconds. */
  revisionAnswerTime: number;
  /** How long it may take for the document of a page, in milliseconds. */
  documentAnswerTime: number;
  /** All computed answers that are kept together, and all that is kept for computing others. */
  computed: number;
}

export const defaultLimits: Limits = {
  document: 32 * 1024 * 1024,
  files: 64 * 1024 * 1024,
  fetchCount: 100,
  fetchTime: 120_000,
  answer: 8 * 1024 * 1024,
  revisionAnswerTime: 30_000,
  documentAnswerTime: 10_000,
  computed: 64 * 1024 * 1024,
};
