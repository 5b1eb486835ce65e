import { defined } from '@specshelf/base/defined';
import type { JSONObject } from '@specshelf/base/json';
import type { Outline } from '@specshelf/generator';
import { outlineOf } from '@specshelf/generator/outline-of';
import { summarize } from '@specshelf/generator/summarize';
import type { ConvertOptions } from '@specshelf/markdown';
import {
  decodeText,
  defaultLimits,
  type Parsed,
  type ParseInput,
  type Problem,
  parse,
} from '@specshelf/parser';
import { normalLocation } from '@specshelf/parser/location';
import { encodeText } from '../../base/content/encode.js';
import { originalOf } from '../../base/content/original-text.js';
import { plainDocumentKey } from '../../base/content/plain-document-key.js';
import { decodeUTF8 } from '../../base/content/utf8.js';
import type { Content, ContentCodec } from '../../base/ports/work/content.js';
import type { Manifest, OriginalText } from '../../base/ports/work/manifest.js';
import type {
  Findings,
  Made,
  PipelineFile,
  PipelineInput,
  PipelineOutput,
} from '../../base/ports/work/pipeline.js';
import { countProblems } from '../../base/problem-kinds.js';
import type { TaskContext } from '../tasks/create-task-context.js';
import { enrich } from './enrich.js';
import { removeEnrichment } from './enrichment.js';
import { pageLimitProblem } from './page-limit-problem.js';

/** Converts files to a processed document, without side effects. */
export async function runPipeline(
  input: PipelineInput,
  { codec, clearCaches }: Pick<TaskContext, 'codec' | 'clearCaches'>,
): Promise<PipelineOutput> {
  // The specification needs memory.
  clearCaches();
  const read = await readFiles(input, codec);
  if ('problem' in read) {
    return { kind: 'failed', problems: [read.problem], problemCounts: countProblems([read.problem]) };
  }
  const { entry, redirects, limits, locate } = input;
  const { texts: files, unavailable } = read;
  const parseInput = { entry, files, unavailable, redirects, limits, ...defined({ locate }) };
  const result = parse(parseInput);
  if (result.kind !== 'parsed') return result;
  const findings = await findingsOf(input, read, result, codec);
  const specification = removeEnrichment(result.specification);
  if (findings.digest === input.latest) {
    if (input.latestConvertsCleanly) return { kind: 'unchanged', ...findings };
    const plainTexts = new Set<string>();
    const onPlainText = (text: string) => plainTexts.add(text);
    const outline = outlineOf(enrich(specification, { ...input, onPlainText }));
    const located = withPlainTexts(findings, parseInput, plainTexts);
    return { kind: 'unchanged', ...withProblems(located, problemsOf(outline)) };
  }
  const { made, outline, plainTexts } = await make(result.source, specification, input, codec);
  const located = withPlainTexts(findings, parseInput, plainTexts);
  return { kind: 'processed', made, ...withProblems(located, problemsOf(outline)) };
}

/** Adds a problem for each description that became plain text. They are rare, so only they cost a second parse. */
function withPlainTexts(
  findings: Findings,
  parseInput: ParseInput,
  plainTexts: ReadonlySet<string>,
): Findings {
  const repeated = plainTexts.size === 0 ? undefined : parse({ ...parseInput, plainTexts });
  if (repeated?.kind !== 'parsed') return findings;
  return { ...findings, problems: repeated.problems, problemCounts: repeated.problemCounts };
}

async function make(
  { format, version }: Parsed['source'],
  specification: JSONObject,
  options: ConvertOptions,
  codec: ContentCodec,
): Promise<{ made: Made; outline: Outline; plainTexts: ReadonlySet<string> }> {
  // Serializes and compresses each document before the next one needs memory; the largest comes last.
  const document = await encodeText(JSON.stringify(specification), codec);
  const plainTexts = new Set<string>();
  const onPlainText = (text: string) => plainTexts.add(text);
  const outline = outlineOf(enrich(specification, { ...options, onPlainText }));
  const encodedOutline = await encodeText(JSON.stringify(outline), codec);
  const enriched = await encodeText(JSON.stringify(specification), codec);
  const facts = summarize(specification, outline);
  const key = plainDocumentKey(codec, enriched.digest);
  const made = {
    format,
    outline: encodedOutline,
    specification: { ...enriched, refersTo: [key] },
    document: { ...document, digest: key },
    facts,
    openapi: version.trim().slice(0, longestVersion),
  };
  return { made, outline, plainTexts };
}

/** Versions of OpenAPI are shorter. A patch version and a suffix may have any length. */
const longestVersion = 20;

/** Returns the problems that only the processed document reveals. */
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
    problemCounts: { ...findings.problemCounts, warning: findings.problemCounts.warning + added.length },
  };
}

interface ReadFiles {
  texts: Map<string, string>;
  unavailable: Map<string, string>;
}

/** Decodes the files; a problem if the entry is not a text. */
export async function readFiles(
  input: Pick<PipelineInput, 'entry' | 'files' | 'unavailable'>,
  codec: ContentCodec,
): Promise<ReadFiles | { problem: Problem }> {
  const texts = new Map<string, string>();
  const unavailable = new Map(input.unavailable);
  for (const [location, file] of input.files) {
    const read = await readFile(file, codec);
    if ('text' in read) texts.set(location, read.text);
    else if (location === input.entry) return read;
    else unavailable.set(location, read.problem.message);
  }
  return { texts, unavailable };
}

async function readFile(
  file: PipelineFile,
  codec: ContentCodec,
): Promise<{ text: string } | { problem: Problem }> {
  if ('stored' in file) return { text: decodeUTF8(await codec.decompress(file.stored)) };
  return decodeText(file.fetched);
}

async function findingsOf(
  input: PipelineInput,
  { texts }: ReadFiles,
  { files: locations, problems, problemCounts }: Parsed,
  codec: ContentCodec,
): Promise<Findings> {
  const files: [string, string][] = [];
  const identities = new Map<string, string>();
  const fetched: Content[] = [];
  const originals = new Map<string, OriginalText>();
  let size = 0;
  for (const location of locations) {
    const file = input.files.get(location);
    const text = texts.get(location) ?? '';
    if (file && 'stored' in file) {
      files.push([location, file.digest]);
      size += codec.sizeOf(file.stored);
    } else {
      const content = await encodeText(text, codec);
      fetched.push(content);
      size += content.size;
      files.push([location, content.digest]);
      const original = file && originalOf(file.fetched, text, codec);
      if (original) originals.set(location, original);
    }
    identities.set(location, identityOf(text, files.at(-1)?.[1] ?? '', codec));
  }
  const set = input.submitted && identityOfSet(input.submitted, texts, identities, codec);
  const digest = digestOfAll(input.entry, [...identities], set, codec);
  return { digest, files, size, fetched, originals, problems, problemCounts };
}

/** Returns a digest of a text that is the same with other line ends and with a byte order mark, which git and editors change. */
function identityOf(text: string, digest: string, codec: ContentCodec): string {
  if (!text.includes('\r') && !text.startsWith('\ufeff')) return digest;
  return codec.digest(text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'));
}

/** Returns the digest that the manifest of a set has if its files have no byte order mark, and line ends as on Linux. */
function identityOfSet(
  submitted: Manifest,
  texts: ReadonlyMap<string, string>,
  identities: ReadonlyMap<string, string>,
  codec: ContentCodec,
): string {
  const files = submitted.files.map((file) => {
    const location = normalLocation(file.location);
    const text = texts.get(location);
    if (text === undefined) return file;
    // Those of the files that no reference needs are not known yet.
    return { ...file, content: identities.get(location) ?? identityOf(text, file.content, codec) };
  });
  return codec.digest(JSON.stringify({ ...submitted, files }));
}

/**
 * Returns the digest of the entry, of every other file, and of the submitted manifest of a set. Locations are relative to the
 * entry, so that a moved specification is the same version.
 */
function digestOfAll(
  entry: string,
  files: readonly [string, string][],
  submitted: string | undefined,
  { digest }: ContentCodec,
): string {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const fromEntry = (location: string) =>
    location.startsWith(folder) ? location.slice(folder.length) : location;
  const parts = files.map(([location, text]) => [location === entry ? '' : fromEntry(location), text]);
  parts.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return digest(JSON.stringify(submitted === undefined ? parts : [parts, submitted]));
}
