import type { Outline } from '@specshelf/generator';
import { outlineOf } from '@specshelf/generator/outline-of';
import type { ConvertOptions } from '@specshelf/markdown';
import {
  decodeText,
  defaultLimits,
  type JSONObject,
  type Needs,
  type Parsed,
  type ParseInput,
  type Problem,
  parse,
} from '@specshelf/parser';
import { packText } from '../content/encode.js';
import { plainDocumentKey } from '../content/plain-document-key.js';
import { toText } from '../content/utf8.js';
import type { Bytes } from '../ports/deps.js';
import { enrich } from './enrich.js';
import { removeEnrichment } from './enrichment.js';
import { pageLimitProblem } from './page-limit-problem.js';

/** The files of a description that are at hand. Nothing but what can be sent to another thread. */
export interface PipelineInput {
  /** Where the entry is: a URL, or a path when it was sent as text. */
  entry: string;
  files: ReadonlyMap<string, PipelineFile>;
  /** Files that cannot be had, with the reason. */
  unavailable: ReadonlyMap<string, string>;
  /** From a URL that is referred to, to where its file is. */
  redirects: ReadonlyMap<string, string>;
  /** The digest of the manifest of a set as it was submitted: all of it counts, also what nothing refers to. */
  submitted?: string;
  /** The digest of the version that there is: when it comes out again, nothing is made of it. */
  latest?: string;
  /** Whether that version is known to have none of the problems that only its conversion shows: it is not converted again. */
  latestConvertsCleanly?: boolean;
  limits: PipelineLimits;
  /** The location of a needed file: the result has the place of the first reference to it. */
  locate?: string;
  /** Whether images of other hosts are left out of converted descriptions. False by default. */
  removeRemoteImages?: boolean;
}

interface PipelineLimits {
  /** How many files a description may have. */
  files: number;
  /** How long they may be together, in bytes. */
  total: number;
}

/** The bytes of a file, as the store keeps them under a digest or as they came. */
export type PipelineFile = { digest: string; stored: Uint8Array } | { fetched: Uint8Array };

/** Bytes as they are stored, and what they are stored under: the digest of what was compressed. */
export interface Content {
  digest: string;
  bytes: Uint8Array;
  /** Digests of contents that it names: they are kept for as long as it is. */
  refersTo?: readonly string[];
}

export type PipelineOutput =
  | Needs
  | { kind: 'failed'; problems: Problem[]; problemCount: number }
  | ({ kind: 'unchanged' } & Findings)
  | ({ kind: 'processed'; made: Made } & Findings);

interface Findings {
  /** Of all the files. */
  digest: string;
  /** The files that were read, the entry first, with the digests of their texts. */
  files: [location: string, digest: string][];
  /** The texts of those that came as they were fetched. */
  fetched: Content[];
  problems: Problem[];
  problemCount: number;
}

/** The stored contents of a version besides its files. */
interface Made {
  format: 'json' | 'yaml';
  /** The processed document with enrichment. Refers to `document`. */
  specification: Content;
  /** The processed document without enrichment. */
  document: Content;
  outline: Content;
}

/** From files to a processed document, without any other effect. */
export async function runPipeline(input: PipelineInput, bytes: Bytes): Promise<PipelineOutput> {
  const read = await readFiles(input, bytes);
  if ('problem' in read) return { kind: 'failed', problems: [read.problem], problemCount: 1 };
  const { entry, redirects, limits, locate } = input;
  const { texts: files, unavailable } = read;
  const given = { entry, files, unavailable, redirects, limits, ...(locate !== undefined && { locate }) };
  const result = parse(given);
  if (result.kind !== 'parsed') return result;
  const findings = await findingsOf(input, read, result, bytes);
  const specification = removeEnrichment(result.specification);
  if (findings.digest === input.latest) {
    if (input.latestConvertsCleanly) return { kind: 'unchanged', ...findings };
    const plainTexts = new Set<string>();
    const onPlainText = (text: string) => plainTexts.add(text);
    const outline = outlineOf(enrich(specification, { ...input, onPlainText }));
    const located = withPlainTexts(findings, given, plainTexts);
    return { kind: 'unchanged', ...withProblems(located, problemsOf(outline)) };
  }
  const { made, outline, plainTexts } = await make(result.source.format, specification, input, bytes);
  const located = withPlainTexts(findings, given, plainTexts);
  return { kind: 'processed', made, ...withProblems(located, problemsOf(outline)) };
}

/** Adds a problem for each description that became plain text. They are rare, so only they cost a second parse. */
function withPlainTexts(findings: Findings, given: ParseInput, plainTexts: ReadonlySet<string>): Findings {
  const again = plainTexts.size === 0 ? undefined : parse({ ...given, plainTexts });
  if (again?.kind !== 'parsed') return findings;
  return { ...findings, problems: again.problems, problemCount: again.problemCount };
}

async function make(
  format: Made['format'],
  specification: JSONObject,
  options: ConvertOptions,
  bytes: Bytes,
): Promise<{ made: Made; outline: Outline; plainTexts: ReadonlySet<string> }> {
  // Each document is printed and compressed before the next one needs memory; the largest comes last.
  const document = await packText(JSON.stringify(specification), bytes);
  const plainTexts = new Set<string>();
  const onPlainText = (text: string) => plainTexts.add(text);
  const outline = outlineOf(enrich(specification, { ...options, onPlainText }));
  const packedOutline = await packText(JSON.stringify(outline), bytes);
  const enriched = await packText(JSON.stringify(specification), bytes);
  const key = plainDocumentKey(bytes, enriched.digest);
  const made = {
    format,
    outline: packedOutline,
    specification: { ...enriched, refersTo: [key] },
    document: { ...document, digest: key },
  };
  return { made, outline, plainTexts };
}

/** The problems that only the processed document shows. */
function problemsOf(outline: Outline): Problem[] {
  return [pageLimitProblem(outline)].filter((problem) => problem !== undefined);
}

/** Adds warnings before the others. All problems of severity info stay listed. */
function withProblems(findings: Findings, added: readonly Problem[]): Findings {
  const of = (severity: Problem['severity']) =>
    findings.problems.filter((problem) => problem.severity === severity);
  const infos = of('info');
  const others = [...of('error'), ...added, ...of('warning')];
  return {
    ...findings,
    problems: [...others.slice(0, Math.max(0, defaultLimits.problems - infos.length)), ...infos],
    problemCount: findings.problemCount + added.length,
  };
}

interface ReadFiles {
  texts: Map<string, string>;
  unavailable: Map<string, string>;
}

async function readFiles(input: PipelineInput, bytes: Bytes): Promise<ReadFiles | { problem: Problem }> {
  const texts = new Map<string, string>();
  const unavailable = new Map(input.unavailable);
  for (const [location, file] of input.files) {
    const read = await readFile(file, bytes);
    if ('text' in read) texts.set(location, read.text);
    else if (location === input.entry) return read;
    else unavailable.set(location, read.problem.message);
  }
  return { texts, unavailable };
}

async function readFile(file: PipelineFile, bytes: Bytes): Promise<{ text: string } | { problem: Problem }> {
  if ('stored' in file) return { text: toText(await bytes.decompress(file.stored)) };
  return decodeText(file.fetched);
}

async function findingsOf(
  input: PipelineInput,
  { texts }: ReadFiles,
  { files: locations, problems, problemCount }: Parsed,
  bytes: Bytes,
): Promise<Findings> {
  const files: [string, string][] = [];
  const fetched: Content[] = [];
  for (const location of locations) {
    const file = input.files.get(location);
    if (file && 'stored' in file) files.push([location, file.digest]);
    else {
      const content = await packText(texts.get(location) ?? '', bytes);
      fetched.push(content);
      files.push([location, content.digest]);
    }
  }
  return { digest: digestOfAll(input, files, bytes), files, fetched, problems, problemCount };
}

/**
 * Of the entry, of every other file, and of a set as it was submitted. Where the entry is does not count, so that a moved
 * description is the same version; the others are named from there.
 */
function digestOfAll(
  { entry, submitted }: PipelineInput,
  files: readonly [string, string][],
  { digest }: Bytes,
): string {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const fromEntry = (location: string) =>
    location.startsWith(folder) ? location.slice(folder.length) : location;
  const parts = files.map(([location, text]) => [location === entry ? '' : fromEntry(location), text]);
  parts.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return digest(JSON.stringify(submitted === undefined ? parts : [parts, submitted]));
}
