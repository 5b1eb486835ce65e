import { isObject } from '@specshelf/base/json';
import { normalLocation } from '../files/location.js';
import type { SourceFile } from '../files/source-file.js';
import { tooManyNodes } from '../problems/exceeded-limits.js';
import { LimitExceeded } from '../problems/limit-exceeded.js';
import type { ParserLimits } from '../problems/limits.js';
import type { ProblemList } from '../problems/problem-list.js';
import { type ReadText, readText } from '../reading/read-text.js';

export type OpenedFile =
  | { readonly kind: 'open'; readonly file: SourceFile }
  /** The file cannot be parsed. Its problem is already reported. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unavailable'; readonly reason: string }
  /** The limit of the number of files is reached. */
  | { readonly kind: 'full' }
  /** The limit of the total length would be exceeded. */
  | { readonly kind: 'too-large' };

/** The provided files, by location. */
interface ProvidedFiles {
  readonly texts: ReadonlyMap<string, string>;
  /** Reasons why files could not be fetched. */
  readonly unavailable: ReadonlyMap<string, string>;
  readonly redirects: ReadonlyMap<string, string>;
}

/** The files of a description. Each is parsed once, when its first reference is resolved. */
export class FileSet {
  readonly entry: SourceFile;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #unavailable: ReadonlyMap<string, string>;
  readonly #redirects: ReadonlyMap<string, string>;
  readonly #limits: ParserLimits;
  readonly #problems: ProblemList;
  readonly #opened: Map<string, SourceFile | 'broken'>;
  #nodes: number;
  #characters: number;

  constructor(
    { file: entry, nodes }: { file: SourceFile; nodes: number },
    { texts, unavailable, redirects }: ProvidedFiles,
    limits: ParserLimits,
    problems: ProblemList,
  ) {
    this.entry = entry;
    this.#texts = withNormalKeys(texts);
    this.#unavailable = withNormalKeys(unavailable);
    this.#redirects = redirects;
    this.#limits = limits;
    this.#problems = problems;
    this.#opened = new Map([[entry.location, entry]]);
    this.#nodes = nodes;
    this.#characters = entry.text.length;
  }

  /** `needed` is the number of files that still have to be fetched; they count toward the limit. */
  open(requested: string, needed: number): OpenedFile {
    const location = this.#redirects.get(requested) ?? requested;
    const known = this.#opened.get(location);
    if (known !== undefined) return known === 'broken' ? { kind: 'broken' } : { kind: 'open', file: known };
    if (this.#opened.size + needed >= this.#limits.files) return { kind: 'full' };
    const text = this.#texts.get(location);
    if (text === undefined) {
      const reason = this.#unavailable.get(location);
      return reason === undefined ? { kind: 'absent' } : { kind: 'unavailable', reason };
    }
    if (this.#characters + text.length > this.#limits.total) return { kind: 'too-large' };
    this.#characters += text.length;
    const file = this.#read(location, text);
    this.#opened.set(location, file ?? 'broken');
    return file === undefined ? { kind: 'broken' } : { kind: 'open', file };
  }

  /** Returns an opened file. */
  get(requested: string): SourceFile | undefined {
    const file = this.#opened.get(this.#redirects.get(requested) ?? requested);
    return file === 'broken' ? undefined : file;
  }

  /** Returns the opened files, the entry first. */
  files(): SourceFile[] {
    return [...this.#opened.values()].filter((file) => file !== 'broken');
  }

  #read(location: string, raw: string): SourceFile | undefined {
    const text = withoutByteOrderMark(raw);
    const order = this.#opened.size;
    const source = { location, text, entry: false, order, format: undefined, root: null };
    const result = readText(text, this.#limits);
    if (result.kind === 'unreadable') {
      const { code, message, offset, format } = result;
      this.#problems.add({ code, message, severity: 'error', file: { ...source, format }, offset });
      return undefined;
    }
    const file = { ...source, format: result.format, indent: result.indent, root: result.value };
    this.#nodes += result.measure.nodes;
    if (this.#nodes > this.#limits.nodes) throw new LimitExceeded(tooManyNodes(this.#limits.nodes), { file });
    reportReading(file, result, this.#problems);
    warnOfOtherVersion(this.entry, file, this.#problems);
    return file;
  }
}

export const withoutByteOrderMark = (text: string) => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);

/** Reports the problems of a text that was parsed. */
export function reportReading(file: SourceFile, read: ReadText, problems: ProblemList): void {
  for (const at of read.notFinite) {
    const message = 'This number is not finite, which JSON cannot represent: it becomes null';
    problems.add({ code: 'number-not-finite', severity: 'error', message, file, at });
  }
  for (const problem of read.problems) problems.add({ ...problem, file });
}

function warnOfOtherVersion(entry: SourceFile, file: SourceFile, problems: ProblemList): void {
  const [expected, found] = [majorVersionOf(entry), majorVersionOf(file)];
  if (expected !== undefined && found !== undefined && expected !== found) {
    const message = `This file is a description in ${found}, but it is referenced by a description in ${expected}`;
    problems.add({ code: 'reference-other-version', severity: 'warning', message, file, at: [] });
  }
}

function majorVersionOf({ root }: SourceFile): string | undefined {
  if (!isObject(root)) return undefined;
  if (Object.hasOwn(root, 'openapi')) return 'OpenAPI 3';
  return Object.hasOwn(root, 'swagger') ? 'Swagger 2' : undefined;
}

function withNormalKeys(map: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...map].map(([location, value]) => [normalLocation(location), value]));
}
