import type { Impact } from '@specshelf/changes';
import type { Problem } from '@specshelf/parser';
import type { CommandLineProcess, Output } from '../process/command-line-process.js';

/** Colors of a text; without colors, each returns the text unchanged. */
export interface Style {
  impact(impact: Impact, text: string): string;
  severity(severity: Problem['severity'], text: string): string;
  /** The outcome of a command. */
  outcome(hasFailed: boolean, text: string): string;
  bold(text: string): string;
  dim(text: string): string;
}

const unchanged = (text: string): string => text;
const withCode =
  (code: number) =>
  (text: string): string =>
    `\u001b[${code}m${text}\u001b[0m`;

/** Text without colors, for files and other programs. */
export const plain: Style = {
  impact: (_, text) => text,
  severity: (_, text) => text,
  outcome: (_, text) => text,
  bold: unchanged,
  dim: unchanged,
};

const codes: Readonly<Record<Impact, number>> = { breaking: 31, risky: 33, safe: 32, docs: 36 };
const severityCodes: Readonly<Record<Problem['severity'], number>> = { error: 31, warning: 33, info: 36 };

const colored: Style = {
  impact: (impact, text) => withCode(codes[impact])(text),
  severity: (severity, text) => withCode(severityCodes[severity])(text),
  outcome: (hasFailed, text) => withCode(hasFailed ? 31 : 32)(text),
  bold: withCode(1),
  dim: withCode(2),
};

/** Returns colors only for a terminal, and if the user does not object with `NO_COLOR` (https://no-color.org). */
export function styleFor({ isTTY }: Output, { env }: CommandLineProcess): Style {
  return isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb' ? colored : plain;
}
