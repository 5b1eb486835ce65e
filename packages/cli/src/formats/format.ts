import type { DiffReport } from '../report/diff-report.js';
import type { Style } from '../terminal/style.js';
import { toGitHub } from './github.js';
import { toJSON } from './json.js';
import { toJUnit } from './junit.js';
import { toMarkdownReport } from './markdown.js';
import { toSarif } from './sarif.js';
import { toText } from './text.js';

/** Prints a report. Ends with a line break. */
export type Format = (report: DiffReport, style: Style) => string;

/** The formats of reports, by name. */
export const formats = {
  text: toText,
  json: toJSON,
  markdown: toMarkdownReport,
  github: toGitHub,
  sarif: toSarif,
  junit: toJUnit,
} satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
