/** Limits of specifications and of computed content. Sizes are in bytes. */
export interface Limits {
  /** Size of a document: a text, or a fetched file, decoded. */
  document: number;
  /** Total size of the files of a submitted set, or of the fetched files of a specification. */
  files: number;
  /** Number of fetched files of a specification, including the entry. */
  fetchCount: number;
  /** Time for fetching all files of a specification, in milliseconds. */
  fetchTime: number;
  /** Size of a response of an integration. */
  response: number;
  /** Time for all pages of a source of an integration, in milliseconds. */
  revisionResponseTime: number;
  /** Time for the document of a page, in milliseconds. */
  documentResponseTime: number;
  /** Size of the cache of computed responses, and of the caches for computing them. */
  computed: number;
}

export const defaultLimits: Limits = {
  document: 32 * 1024 * 1024,
  files: 64 * 1024 * 1024,
  fetchCount: 100,
  fetchTime: 120_000,
  response: 8 * 1024 * 1024,
  revisionResponseTime: 30_000,
  documentResponseTime: 10_000,
  computed: 64 * 1024 * 1024,
};
