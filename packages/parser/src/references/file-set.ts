import { normalLocation } from '../files/location.js';
import type { SourceFile } from '../files/source-file.js';
import { isObject } from '../json/json.js';
import { LimitExceeded, type ParserLimits } from '../problems/limits.js';
import type { ProblemList } from '../problems/problem-list.js';
import { reportRemarks } from '../problems/text-problem.js';
import { tooMany } from '../reading/guard.js';
import { readText } from '../reading/read-text.js';

type Opened =
  | { readonly kind: 'open'; readonly file: SourceFile }
  /** Read, and of no use: the problem is reported with the file. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unavailable'; readonly why: string }
  /** There are as many files as there may be. */
  | { readonly kind: 'full' }
  /** With it there would be more text than there may be. */
  | { readonly kind: 'too-large' };

export interface FileSet {
  readonly entry: SourceFile;
  /** `waiting`: how many more files are asked for. They count, too. */
  open(location: string, waiting: number): Opened;
  get(location: string): SourceFile | undefined;
  /** Files in use, the entry first. */
  files(): SourceFile[];
}

/** The files at hand. Each is read once, when the first reference to it is met. */
export function createFileSet(
  entry: SourceFile,
  nodes: number,
  given: Record<'files' | 'unavailable' | 'redirects', ReadonlyMap<string, string>>,
  limits: ParserLimits,
  problems: ProblemList,
): FileSet {
  const texts = normalKeys(given.files);
  const unavailable = normalKeys(given.unavailable);
  const opened = new Map<string, SourceFile | 'broken'>([[entry.location, entry]]);
  let total = nodes;
  let characters = entry.text.length;

  function open(asked: string, waiting: number): Opened {
    const location = given.redirects.get(asked) ?? asked;
    const known = opened.get(location);
    if (known !== undefined) {
      return known === 'broken' ? { kind: 'broken' } : { kind: 'open', file: known };
    }
    if (opened.size + waiting >= limits.files) {
      return { kind: 'full' };
    }
    const text = texts.get(location);
    if (text === undefined) {
      const why = unavailable.get(location);
      return why === undefined ? { kind: 'absent' } : { kind: 'unavailable', why };
    }
    if (characters + text.length > limits.total) {
      return { kind: 'too-large' };
    }
    characters += text.length;
    const file = read(location, text);
    opened.set(location, file ?? 'broken');
    return file === undefined ? { kind: 'broken' } : { kind: 'open', file };
  }

  function read(location: string, raw: string): SourceFile | undefined {
    const text = withoutMark(raw);
    const source = { location, text, entry: false, order: opened.size, format: undefined, root: null };
    const result = readText(text, limits);
    if (result.kind === 'unreadable') {
      const { code, message, offset } = result;
      problems.add({ code, message, severity: 'error', file: { ...source, format: result.format }, offset });
      return undefined;
    }
    const file = { ...source, format: result.format, indent: result.indent, root: result.value };
    total += result.measure.nodes;
    if (total > limits.nodes) {
      throw new LimitExceeded(tooMany(limits.nodes), { file });
    }
    reportNumbers(file, result.notFinite, problems);
    reportRemarks(file, result.remarks, problems);
    warnOfOtherVersion(entry, file, problems);
    return file;
  }

  return {
    entry,
    open,
    get(asked) {
      const file = opened.get(given.redirects.get(asked) ?? asked);
      return file === 'broken' ? undefined : file;
    },
    files: () => [...opened.values()].filter((file) => file !== 'broken'),
  };
}

export const withoutMark = (text: string) => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);

export function reportNumbers(
  file: SourceFile,
  notFinite: readonly (readonly string[])[],
  problems: ProblemList,
): void {
  for (const at of notFinite) {
    const message = 'This number is not finite, which JSON cannot say: it is read as null';
    problems.add({ code: 'number-not-finite', severity: 'error', message, file, at });
  }
}

function warnOfOtherVersion(entry: SourceFile, file: SourceFile, problems: ProblemList): void {
  const [ours, theirs] = [majorOf(entry), majorOf(file)];
  if (ours !== undefined && theirs !== undefined && ours !== theirs) {
    const message = `This file is written for ${theirs}, and the description that refers to it for ${ours}`;
    problems.add({ code: 'reference-other-version', severity: 'warning', message, file, at: [] });
  }
}

function majorOf({ root }: SourceFile): string | undefined {
  if (!isObject(root)) {
    return undefined;
  }
  if (Object.hasOwn(root, 'openapi')) {
    return 'OpenAPI 3';
  }
  return Object.hasOwn(root, 'swagger') ? 'Swagger 2' : undefined;
}

function normalKeys(map: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...map].map(([location, text]) => [normalLocation(location), text]));
}
