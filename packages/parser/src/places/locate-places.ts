import { fromPointer } from '@specshelf/base/pointer';
import { normalLocation } from '../files/location.js';
import type { Format } from '../files/source-file.js';
import { findSpans } from '../positions/find-spans.js';
import { defaultLimits } from '../problems/limits.js';
import { nearestSpans } from '../problems/nearest-spans.js';
import { bundledName } from '../references/bundled-name.js';
import { withoutByteOrderMark } from '../references/file-set.js';
import { lineColumnsOf } from '../text/line-column.js';
import { contentStart } from '../yaml/quote-checks.js';
import { swaggerPlace } from './swagger-place.js';

/** A place in a file of a description. */
export interface Place {
  /** Location of the file, as in `locations`. */
  file: string;
  /** Line and column of the value (of its name in an object), in UTF-16 units, both counted from 1. */
  line: number;
  column: number;
}

export interface PlacesInput {
  /** Locations of the used files, the entry first, in the order of `Parsed.files`: the names under `x-ext` depend on them. */
  locations: readonly string[];
  /** Pointers in the parsed document. Only the first 1,000 are located. */
  pointers: readonly string[];
  /** Whether the document was converted from Swagger 2.0. */
  isConverted?: boolean;
  /** Deepest nesting of YAML that was parsed. */
  yamlDepth?: number;
}

export const maxPlaces = 1000;

/**
 * Locates values of a parsed document in the files that it was read from. Content under `x-ext` belongs to other files. Reads
 * only the files with places, each once and one after the other. Values that the text of their file does not contain (of an
 * alias, or of a conversion) have the place of the nearest parent; undefined if there is none.
 */
export async function locatePlaces(
  { locations, pointers, isConverted = false, yamlDepth = defaultLimits.yamlDepth }: PlacesInput,
  readText: (location: string) => string | undefined | Promise<string | undefined>,
): Promise<(Place | undefined)[]> {
  const places: (Place | undefined)[] = pointers.map(() => undefined);
  const [entry] = locations;
  const entryText = entry === undefined || pointers.length === 0 ? undefined : await readText(entry);
  if (entryText === undefined) return places;
  const wanted = pointers.slice(0, maxPlaces).map((pointer) => fromPointer(pointer) ?? []);
  for (const [file, inFile] of groupByFile(locations, wanted, entryText)) {
    const text = file === entry ? entryText : await readText(file);
    if (text === undefined) continue;
    const tokens = inFile.map((value) => (isConverted ? swaggerPlace(value.tokens) : value.tokens));
    const positions = locateInText(text, tokens, yamlDepth);
    for (const [at, { index }] of inFile.entries()) {
      const position = positions[at];
      if (position !== undefined) places[index] = { file, ...position };
    }
  }
  return places;
}

interface WantedValue {
  /** Index of the pointer. */
  readonly index: number;
  /** The pointer in its file. */
  readonly tokens: readonly string[];
}

function groupByFile(
  locations: readonly string[],
  wanted: readonly (readonly string[])[],
  entryText: string,
): Map<string, WantedValue[]> {
  const bundled = bundledFiles(locations, entryText);
  const groups = new Map<string, WantedValue[]>();
  for (const [index, tokens] of wanted.entries()) {
    const [section, name = ''] = tokens;
    const other = section === 'x-ext' ? bundled.get(name) : undefined;
    const file = other ?? locations[0] ?? '';
    const group = groups.get(file) ?? [];
    groups.set(file, group);
    group.push({ index, tokens: other === undefined ? tokens : tokens.slice(2) });
  }
  return groups;
}

/** Returns the files by their names under `x-ext`. The entry can have members of its own there. */
function bundledFiles([, ...others]: readonly string[], entryText: string): Map<string, string> {
  const taken = entryText.includes('x-ext') ? ownNames(entryText, others) : new Set<string>();
  const files = new Map<string, string>();
  for (const location of others) {
    const name = bundledName(normalLocation(location), taken);
    taken.add(name);
    files.set(name, location);
  }
  return files;
}

function ownNames(entryText: string, others: readonly string[]): Set<string> {
  const names = others.map((location) => bundledName(normalLocation(location), new Set()));
  const spans = findSpans(
    fileOf(entryText),
    names.map((name) => ['x-ext', name]),
    defaultLimits.yamlDepth,
  );
  return new Set(names.filter((_, index) => spans[index] !== undefined));
}

function locateInText(text: string, pointers: readonly (readonly string[])[], yamlDepth: number) {
  const file = fileOf(text);
  const spans = nearestSpans(file, pointers, yamlDepth);
  const offsets = spans.map((span, index) => span?.at ?? (pointers[index]?.length === 0 ? 0 : undefined));
  const positions = lineColumnsOf(
    file.text,
    offsets.map((offset) => offset ?? 0),
  );
  return positions.map((position, index) => (offsets[index] === undefined ? undefined : position));
}

/** A text that begins with a brace is YAML if its first name has no quotes. */
function fileOf(raw: string): { text: string; format: Format } {
  const text = withoutByteOrderMark(raw);
  const isFlowYaml = () => /[\w$]/.test(text.charAt(contentStart(text, text.indexOf('{') + 1)));
  return { text, format: /^\s*\{/.test(text) && !isFlowYaml() ? 'json' : 'yaml' };
}
