import type { Report } from '../report/report.js';
import type { Style } from '../terminal/style.js';

/** The commands that print reports. */
export type CommandName = 'diff' | 'check' | 'publish';

export interface FormatContext {
  command: CommandName;
  /** Colors, for `text`. */
  style: Style;
  /** The most characters of `markdown`, which is cut at a line. Unlimited by default. */
  limit?: number | undefined;
}

/** Prints reports of any outcome. Ends with a line break. */
export type Format = (reports: readonly Report[], context: FormatContext) => string;
