import {
  type Failed,
  type Parsed,
  type ParseInput,
  type ParseResult,
  type Problem,
  parse,
} from '../../src/index.js';

/** Parses a text, or a set of files whose first is the entry. */
export function parseFiles(
  files: string | Record<string, string>,
  rest: Omit<ParseInput, 'entry' | 'files'> = {},
): ParseResult {
  const all = typeof files === 'string' ? { 'openapi.yaml': files } : files;
  const [entry = ''] = Object.keys(all);
  return parse({ entry, files: new Map(Object.entries(all)), ...rest });
}

export function parsed(...[files, rest]: Parameters<typeof parseFiles>): Parsed {
  const result = parseFiles(files, rest);
  if (result.kind !== 'parsed') throw new Error(`Expected a document, got ${JSON.stringify(result)}`);
  return result;
}

export function failed(...[files, rest]: Parameters<typeof parseFiles>): Failed {
  const result = parseFiles(files, rest);
  if (result.kind !== 'failed') throw new Error(`Expected a failure, got ${result.kind}`);
  return result;
}

/** The beginning of a 3.1 description in YAML. */
export const head = 'openapi: 3.1.0\ninfo: {title: t, version: "1"}\n';

/** Returns the problems without those of severity info, which report how a description was processed. */
export const withoutNotes = ({ problems }: { problems: Problem[] }) =>
  problems.filter(({ severity }) => severity !== 'info');

export const codes = ({ problems }: { problems: { code: string }[] }) => problems.map(({ code }) => code);
