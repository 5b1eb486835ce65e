/**
 * Formats print lists of reports: `formats[name](reports, { command, style, limit })`. Each of them is a pure function that returns the
 * complete text, with a line break at its end.
 */
import type { Format } from './format-context.js';
import { toGitHub } from './github.js';
import { toGitLab } from './gitlab.js';
import { toJSON } from './json.js';
import { toJUnit } from './junit.js';
import { toMarkdownReport } from './markdown/markdown.js';
import { toSarif } from './sarif.js';
import { toText } from './text/text.js';

/** The formats of reports, by name. */
export const formats = {
  text: toText,
  json: toJSON,
  markdown: toMarkdownReport,
  github: toGitHub,
  gitlab: toGitLab,
  sarif: toSarif,
  junit: toJUnit,
} satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

/** Formats whose readers resolve paths against the root of the repository. */
export const repositoryFormats: ReadonlySet<FormatName> = new Set(['github', 'gitlab', 'sarif']);
