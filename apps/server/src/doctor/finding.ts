/** The result of one check. */
export interface Finding {
  about: string;
  /** `warning`: works now, but may fail later or for some clients. */
  state: 'ok' | 'warning' | 'problem';
  message: string;
  /** Recommended action. */
  advice?: string;
}
