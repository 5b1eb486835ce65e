import { type Parsed, type ParseInput, type ParserLimits, parse } from '@specshelf/parser';
import { type CollectedFiles, mostFiles } from './collect-files.js';
import type { Description, PlacedProblem } from './description.js';
import { createLocations, escapeLocation } from './locations.js';
import type { InputText } from './read-input.js';
import { largestFile } from './read-text-file.js';

/** Above those of a server, which must protect itself. */
const limits: Partial<ParserLimits> = {
  nodes: 10_000_000,
  printed: largestFile,
  references: 2_000_000,
  files: mostFiles,
  total: largestFile,
  problems: 10_000,
};

/** Files that cannot be used, with the errors that say why. */
interface Unusable {
  kind: 'unusable';
  problems: PlacedProblem[];
  /** Texts by printed path. */
  texts: ReadonlyMap<string, string>;
}

export type ReadResult = { kind: 'usable'; description: Description } | Unusable;

/** Parses collected files. `levels` is how many folders above that of the entry belong to the set of files. */
export function readDescription(input: InputText, collected: CollectedFiles, levels: number): ReadResult {
  const locations = createLocations(input.path, levels);
  const entry = locations.of(input.path);
  const texts = new Map([...collected.texts].map(([path, text]) => [locations.of(path), text]));
  const paths = new Map([...collected.texts.keys()].map((path) => [locations.of(path), input.print(path)]));
  const unavailable = new Map<string, string>();
  for (const [path, reason] of collected.unreadable)
    unavailable.set(escapeLocation(locations.of(path)), reason);
  for (const url of collected.urls) unavailable.set(url, urlReason);
  const parsed = parseFiles({
    entry: escapeLocation(entry),
    files: withEscapedKeys(texts),
    unavailable,
    limits,
  });
  const printed = ({ file, ...problem }: Parsed['problems'][number]): PlacedProblem => ({
    ...problem,
    file: paths.get(file ?? entry) ?? file ?? entry,
  });
  const unusable = (problems: readonly PlacedProblem[]): Unusable => ({
    kind: 'unusable',
    problems: [...problems],
    texts: new Map([...texts].map(([location, text]) => [paths.get(location) ?? location, text])),
  });
  if (parsed.kind === 'failed') return unusable(parsed.problems.map(printed));
  const used = new Set([entry, ...parsed.files.slice(1)]);
  const fatal = parsed.problems.filter(({ file, code, severity }) => {
    // An error in an unused file is the reason that the parser skipped it.
    return severity === 'error' && (code.startsWith('limit-') || (file !== undefined && !used.has(file)));
  });
  if (fatal.length > 0) return unusable(fatal.map(printed));
  const description: Description = {
    name: input.name,
    specification: parsed.specification,
    isConverted: parsed.source.version.startsWith('2'),
    locations: [...used],
    texts,
    paths,
    problems: parsed.problems.map(printed),
  };
  return { kind: 'usable', description };
}

const urlReason = 'URLs are not fetched';

/** Parses again only if the text contains a URL in an unusual notation. */
function parseFiles(input: ParseInput & { unavailable: Map<string, string> }) {
  for (;;) {
    const result = parse(input);
    if (result.kind !== 'needs') return result;
    for (const location of result.locations) input.unavailable.set(location, urlReason);
  }
}

const withEscapedKeys = (texts: ReadonlyMap<string, string>) =>
  new Map([...texts].map(([location, text]) => [escapeLocation(location), text]));
