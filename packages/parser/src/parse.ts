import { isObject, type JSONObject, member } from '@specshelf/base/json';
import { resolveTokens } from '@specshelf/base/pointer';
import { checkDescription } from './check-description.js';
import { normalLocation } from './files/location.js';
import type { Format, SourceFile } from './files/source-file.js';
import { locateContainers } from './json/locate-containers.js';
import { findSpans } from './positions/find-spans.js';
import { tooLong } from './problems/exceeded-limits.js';
import { LimitExceeded } from './problems/limit-exceeded.js';
import { defaultLimits, type ParserLimits, printedLimit } from './problems/limits.js';
import type { Problem, ProblemCounts } from './problems/problem.js';
import { createProblemList, type ProblemList } from './problems/problem-list.js';
import { printedLength } from './reading/printed-length.js';
import { type ReadText, readText } from './reading/read-text.js';
import { findVersion, type Version } from './reading/version.js';
import { bundle } from './references/bundle.js';
import { FileSet, reportReading, withoutByteOrderMark } from './references/file-set.js';
import type { ReferencePlace } from './references/locate-reference.js';
import { convertEntry } from './swagger/convert-entry.js';

export interface ParseInput {
  /** Location of the entry: an absolute http(s) URL, or a path such as `openapi.yaml`. */
  entry: string;
  /** Texts by location, including that of the entry. */
  files: ReadonlyMap<string, string>;
  /** Reasons why files could not be fetched, by location. References to them do not change; they are reported as warnings. */
  unavailable?: ReadonlyMap<string, string>;
  /** Redirected locations: the text is in `files` under the new location, which is also the base of its references. */
  redirects?: ReadonlyMap<string, string>;
  limits?: Partial<ParserLimits>;
  /** Descriptions that are shown as plain text; each occurrence is reported. */
  plainTexts?: ReadonlySet<string>;
  /** If this location is needed, the result contains the place of the first reference to it. */
  locate?: string;
}

export interface Parsed {
  kind: 'parsed';
  /** An OpenAPI 3.x document with all referenced content: plain JSON without shared objects. */
  specification: JSONObject;
  /** The version of `specification`. */
  openapi: string;
  /** Format and version of the original entry. */
  source: { format: Format; version: string };
  /** Locations of the used files, the entry first. */
  files: string[];
  problems: Problem[];
  /** Number of all problems. `problems` is limited. */
  problemCount: number;
  /** Numbers of all problems. */
  problemCounts: ProblemCounts;
}

export interface Needs {
  kind: 'needs';
  /** URLs to fetch. Call `parse` again with each of them in `files` or in `unavailable`. */
  locations: string[];
  /** The place of the first reference to `locate`. */
  place?: ReferencePlace;
}

export interface Failed {
  kind: 'failed';
  problems: Problem[];
  problemCount: number;
  problemCounts: ProblemCounts;
  format?: Format;
}

export type ParseResult = Parsed | Needs | Failed;

/** Parses the files of an OpenAPI description into one checked document. Never throws because of file contents. */
export function parse(input: ParseInput): ParseResult {
  const limits = { ...defaultLimits, ...input.limits };
  const problems = createProblemList(limits);
  const text = withoutByteOrderMark(input.files.get(input.entry) ?? '');
  const source = { location: normalLocation(input.entry), entry: true, order: 0, text };
  const read = readText(text, limits);
  if (read.kind === 'unreadable') {
    const { code, message, offset, format } = read;
    const file = { ...source, format, root: null };
    problems.add({ code, message, severity: 'error', file, offset });
    return failed(problems, format);
  }
  const entry = { ...source, format: read.format, indent: read.indent, root: read.value };
  reportReading(entry, read, problems);
  try {
    return parseEntry(entry, read, { input, limits, problems });
  } catch (error) {
    if (!(error instanceof LimitExceeded)) throw error;
    const fatal = createProblemList(limits);
    fatal.add({ ...error.limit, severity: 'error', file: entry, ...placeOf(error) });
    return failed(fatal, read.format);
  }
}

interface Run {
  readonly input: ParseInput;
  readonly limits: ParserLimits;
  readonly problems: ProblemList;
}

function parseEntry(entry: SourceFile, read: ReadText, { input, limits, problems }: Run): ParseResult {
  const sourceText = (tokens: string[]) => sourceTextOf(entry, tokens, limits);
  const found = findVersion(entry.root, sourceText);
  if ('error' in found) {
    const { code, message, pointer } = found.error;
    problems.add({ code, message, severity: 'error', file: entry, at: pointer });
    return failed(problems, read.format);
  }
  const { root, version } = found;
  const originalVersion = sourceText([version.field]);
  normalizeVersions(root, version, sourceText, (code, message, at) =>
    problems.add({ code, severity: 'warning', message, file: entry, at }),
  );
  const set = createFileSet(entry, read, { input, limits, problems });
  const options = { version: version.rules, limits, plainTexts: input.plainTexts };
  const checked = checkDescription(set, options, problems);
  if (checked.kind === 'needs') {
    const needs: Needs = { kind: 'needs', locations: checked.needs.locations };
    const place = input.locate === undefined ? undefined : checked.needs.locate(input.locate);
    if (place !== undefined) needs.place = place;
    return needs;
  }
  const files = set.files();
  bundle(root, set, checked);
  const specification = version.rules === '2.0' ? convertEntry(root, { files, limits, problems }) : root;
  assertPrintable(specification, files, limits);
  return {
    kind: 'parsed',
    specification,
    openapi: String(specification['openapi']),
    source: { format: read.format, version: originalVersion },
    files: [input.entry, ...files.filter((file) => !file.entry).map(({ location }) => location)],
    problems: problems.list(),
    problemCount: problems.count(),
    problemCounts: problems.counts(),
  };
}

function createFileSet(file: SourceFile, { measure }: ReadText, { input, limits, problems }: Run): FileSet {
  const { files: texts, unavailable = new Map(), redirects = new Map() } = input;
  const { nodes } = measure;
  return new FileSet({ file, nodes }, { texts, unavailable, redirects }, limits, problems);
}

function failed(problems: ProblemList, format: Format | undefined): Failed {
  const result: Failed = {
    kind: 'failed',
    problems: problems.list(),
    problemCount: problems.count(),
    problemCounts: problems.counts(),
  };
  if (format !== undefined) result.format = format;
  return result;
}

/** Converts versions to strings as written, such as 1.10: in many files they are numbers. */
function normalizeVersions(
  root: JSONObject,
  version: Version,
  sourceText: (tokens: string[]) => string,
  warn: (code: string, message: string, at: string[]) => void,
): void {
  root[version.field] = version.text;
  if (version.warning !== undefined) warn(version.warning.code, version.warning.message, [version.field]);
  const info = member(root, 'info');
  if (isObject(info) && typeof member(info, 'version') === 'number') {
    const text = sourceText(['info', 'version']);
    info['version'] = text;
    const message = `\`version\` is a number, but must be a string: it is read as "${text}"`;
    warn('number-for-text', message, ['info', 'version']);
  }
}

/** Returns the source text of a scalar, in which 1.10 and 1.1 differ. */
function sourceTextOf(entry: SourceFile, tokens: string[], limits: ParserLimits): string {
  const { value } = resolveTokens(entry.root, tokens);
  if (typeof value !== 'number') return String(value);
  const span = findSpans(entry, [tokens], limits.yamlDepth)[0];
  const text = span === undefined ? '' : entry.text.slice(span.start, span.end).trim();
  return /^[\w.+-]+$/.test(text) ? text : String(value);
}

/** Returns the place that exceeded a limit, if it is known. */
function placeOf({ place }: LimitExceeded) {
  if (place === undefined) return undefined;
  const { file, object, name } = place;
  const tokens = object === undefined ? [] : locateContainers(file.root, new Set([object])).get(object);
  return { file, at: tokens === undefined || name === undefined ? tokens : [...tokens, name] };
}

/** Checks the printed length of the result before anything prints it: conversion repeats content for each media type. */
function assertPrintable(
  specification: JSONObject,
  files: readonly SourceFile[],
  limits: ParserLimits,
): void {
  if (specification === files[0]?.root && files.length === 1) return;
  const input = files.reduce((sum, file) => sum + file.text.length, 0);
  const longest = printedLimit(limits, input);
  if (printedLength(specification) > longest) throw new LimitExceeded(tooLong(longest));
}
