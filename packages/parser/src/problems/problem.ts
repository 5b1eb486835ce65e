/** Something to tell the author of a description. */
export interface Problem {
  message: string;
  /** Stable, kebab-case. */
  code: string;
  /** `info`: how the description was processed; nothing is wrong with it. */
  severity: 'error' | 'warning' | 'info';
  /** JSON Pointer into the file as it was written. */
  pointer?: string;
  /** Location of the file, when it is not the entry. */
  file?: string;
  /** From 1. */
  line?: number;
  /** From 1, in UTF-16 units. */
  column?: number;
}
