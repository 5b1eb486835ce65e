/** What was found out about one thing that a server needs. */
export interface Finding {
  about: string;
  /** `warning`: it works, and will not for ever, or not for everybody. */
  state: 'ok' | 'warning' | 'problem';
  message: string;
  /** What to do about it. */
  advice?: string;
}
