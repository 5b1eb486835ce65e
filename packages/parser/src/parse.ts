import { checkDescription } from './check-description.js';
import { normalLocation } from './files/location.js';
import type { SourceFile } from './files/source-file.js';
import { isObject, type JSONObject, type JSONValue, member } from './json/json.js';
import { placesIn } from './json/locate-containers.js';
import { resolveTokens } from './json/pointer.js';
import { defaultLimits, LimitExceeded, type ParserLimits, printedLimit } from './problems/limits.js';
import type { Problem } from './problems/problem.js';
import { createProblemList, type ProblemList, spansOf } from './problems/problem-list.js';
import { reportRemarks } from './problems/text-problem.js';
import { printedLength, tooLong } from './reading/guard.js';
import { type Format, type ReadText, readText } from './reading/read-text.js';
import { findVersion, type Version } from './reading/version.js';
import { bundle } from './references/bundle.js';
import { createFileSet, reportNumbers, withoutMark } from './references/file-set.js';
import type { ReferencePlace } from './references/locate-reference.js';
import { convertEntry } from './swagger/convert-entry.js';

export interface ParseInput {
  /** Location of the entry: an absolute http(s) URL, or a name such as `openapi.yaml`. */
  entry: string;
  /** Location to text; always holds the entry. */
  files: ReadonlyMap<string, string>;
  /** Location to why the file could not be had: its references stay as they are, with a warning. */
  unavailable?: ReadonlyMap<string, string>;
  /** Location to the one that it leads to, where a file is then found in `files`: references in it start from there. */
  redirects?: ReadonlyMap<string, string>;
  limits?: Partial<ParserLimits>;
  /** Descriptions that became plain text: each of them is reported where it is. */
  plainTexts?: ReadonlySet<string>;
  /** A location: when it is among those that are needed, the place of the first reference to it is in the result. */
  locate?: string;
}

export interface Parsed {
  kind: 'parsed';
  /** An OpenAPI 3.x document with everything it refers to: plain JSON, no object twice. */
  specification: JSONObject;
  /** The version of `specification`. */
  openapi: string;
  /** The entry as it was given; the version as it was written. */
  source: { format: Format; version: string };
  /** Locations of the files in use, the entry first. */
  files: string[];
  problems: Problem[];
  /** How many problems there are; `problems` lists no more than the limit. */
  problemCount: number;
}

export interface Needs {
  kind: 'needs';
  /** Addresses to fetch; call again with each of them in `files` or in `unavailable`. */
  locations: string[];
  /** The place of the first reference to `locate`. */
  place?: ReferencePlace;
}

export interface Failed {
  kind: 'failed';
  problems: Problem[];
  problemCount: number;
  format?: Format;
}

export type ParseResult = Parsed | Needs | Failed;

/** From the files of an OpenAPI description to one checked document. Never throws for what the files hold. */
export function parse(input: ParseInput): ParseResult {
  const limits = { ...defaultLimits, ...input.limits };
  const problems = createProblemList(limits);
  const text = withoutMark(input.files.get(input.entry) ?? '');
  const source = { location: normalLocation(input.entry), entry: true, order: 0, text };
  const read = readText(text, limits);
  if (read.kind === 'unreadable') {
    const { code, message, offset, format } = read;
    const file = { ...source, format, root: null };
    problems.add({ code, message, severity: 'error', file, offset });
    return failed(problems, format);
  }
  const entry = { ...source, format: read.format, indent: read.indent, root: read.value };
  reportNumbers(entry, read.notFinite, problems);
  reportRemarks(entry, read.remarks, problems);
  try {
    return parseEntry(entry, read, input, limits, problems);
  } catch (error) {
    if (error instanceof LimitExceeded) {
      const fatal = createProblemList(limits);
      fatal.add({ ...error.refusal, severity: 'error', file: entry, ...placeOf(error) });
      return failed(fatal, read.format);
    }
    throw error;
  }
}

function parseEntry(
  entry: SourceFile,
  read: ReadText,
  input: ParseInput,
  limits: ParserLimits,
  problems: ProblemList,
): ParseResult {
  const written = (tokens: string[]) => writtenText(entry, tokens, limits);
  const found = findVersion(entry.root, written);
  if ('error' in found) {
    const { code, message, pointer } = found.error;
    problems.add({ code, message, severity: 'error', file: entry, at: pointer });
    return failed(problems, read.format);
  }
  const { root, version } = found;
  const asWritten = written([version.field]);
  settleVersions(entry, root, version, written, problems);

  const none = new Map<string, string>();
  const { files: texts, unavailable = none, redirects = none } = input;
  const given = { files: texts, unavailable, redirects };
  const set = createFileSet(entry, read.measure.nodes, given, limits, problems);
  const isSwagger = version.rules === '2.0';
  const checked = checkDescription(set, version.rules, limits, problems, input.plainTexts);
  if (checked.needed.length > 0) {
    const place = input.locate === undefined ? undefined : checked.locate?.(input.locate);
    return { kind: 'needs', locations: checked.needed, ...(place && { place }) };
  }
  const files = set.files();
  bundle(root, set, checked);
  const specification = isSwagger ? convertEntry(entry, root, files, limits, problems) : root;
  assertPrintable(specification, files, limits);
  return {
    kind: 'parsed',
    specification,
    openapi: String(specification['openapi']),
    source: { format: read.format, version: asWritten },
    files: [input.entry, ...files.filter((file) => !file.entry).map(({ location }) => location)],
    problems: problems.list(),
    problemCount: problems.count(),
  };
}

function failed(problems: ProblemList, format: Format | undefined): Failed {
  return {
    kind: 'failed',
    problems: problems.list(),
    problemCount: problems.count(),
    ...(format !== undefined && { format }),
  };
}

/** Versions are text, and numbers in many files: 1.10 is read as it is written. */
function settleVersions(
  entry: SourceFile,
  root: JSONObject,
  version: Version,
  written: (tokens: string[]) => string,
  problems: ProblemList,
): void {
  const warn = (code: string, message: string, at: string[]) =>
    problems.add({ code, severity: 'warning', message, file: entry, at });
  root[version.field] = version.text;
  if (version.warning !== undefined) {
    warn(version.warning.code, version.warning.message, [version.field]);
  }
  const info = member(root, 'info');
  if (isObject(info) && typeof member(info, 'version') === 'number') {
    const text = written(['info', 'version']);
    info['version'] = text;
    warn('number-for-text', `\`version\` is a number and must be text: it is read as "${text}"`, [
      'info',
      'version',
    ]);
  }
}

/** The source text of a scalar, which tells 1.10 from 1.1. */
function writtenText(entry: SourceFile, tokens: string[], limits: ParserLimits): string {
  const value: JSONValue | undefined = resolveTokens(entry.root, tokens).value;
  if (typeof value !== 'number') {
    return String(value);
  }
  const span = spansOf(entry, [tokens], limits)[0];
  const text = span === undefined ? '' : entry.text.slice(span.start, span.end).trim();
  return /^[\w.+-]+$/.test(text) ? text : String(value);
}

/** Where a limit was exceeded, when that is one place. */
function placeOf({ place }: LimitExceeded) {
  if (place === undefined) {
    return undefined;
  }
  const { file, object, name } = place;
  const tokens = object === undefined ? [] : placesIn(file.root, new Set([object])).get(object);
  return { file, at: tokens === undefined || name === undefined ? tokens : [...tokens, name] };
}

/** Converting repeats what media types share: the printed result is measured before anybody prints it. */
function assertPrintable(
  specification: JSONObject,
  files: readonly SourceFile[],
  limits: ParserLimits,
): void {
  if (specification === files[0]?.root && files.length === 1) {
    return;
  }
  const input = files.reduce((sum, file) => sum + file.text.length, 0);
  const longest = printedLimit(limits, input);
  if (printedLength(specification) > longest) {
    throw new LimitExceeded(tooLong(longest));
  }
}
