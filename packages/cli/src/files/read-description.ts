import { type Parsed, type ParseInput, type ParserLimits, parse } from '@specshelf/parser';
import { CommandFailure } from '../command-failure.js';
import { type CollectedFiles, mostFiles } from './collect-files.js';
import { type Description, type PlacedProblem, printProblem } from './description.js';
import { createLocations, escapeLocation, printedPath } from './locations.js';
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

/** Number of printed problems of a description that cannot be used. */
const mostPrinted = 20;

export interface ReadOptions {
  /** The folder to which printed paths are relative. */
  base: string;
  /** How many folders above that of the entry belong to the set of files. */
  levels: number;
}

/** Parses collected files. Throws a `CommandFailure` if one of them cannot be parsed. */
export function readDescription(
  input: InputText,
  collected: CollectedFiles,
  { base, levels }: ReadOptions,
): Description {
  const locations = createLocations(input.path, levels);
  const entry = locations.of(input.path);
  const texts = new Map([...collected.texts].map(([path, text]) => [locations.of(path), text]));
  const paths = new Map(
    [...collected.texts.keys()].map((path) => [locations.of(path), printedPath(path, base)]),
  );
  if (input.isStream) paths.set(entry, input.name);
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
  if (parsed.kind === 'failed') throw unusable(parsed.problems.map(printed));
  const used = new Set([entry, ...parsed.files.slice(1)]);
  const fatal = parsed.problems.filter(({ file, code, severity }) => {
    // An error in an unused file is the reason that the parser skipped it.
    return severity === 'error' && (code.startsWith('limit-') || (file !== undefined && !used.has(file)));
  });
  if (fatal.length > 0) throw unusable(fatal.map(printed));
  return {
    name: input.name,
    specification: parsed.specification,
    isConverted: parsed.source.version.startsWith('2'),
    locations: [...used],
    texts,
    paths,
    problems: parsed.problems.map(printed),
  };
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

/** A failure for problems of files that cannot be compared. */
export function unusable(problems: readonly PlacedProblem[]): CommandFailure {
  const lines = problems.slice(0, mostPrinted).map(printProblem);
  const more = problems.length - lines.length;
  return new CommandFailure(more > 0 ? [...lines, `${more} more errors are not listed.`] : lines, 2);
}
