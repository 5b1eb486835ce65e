import { normalLocation } from '../files/location.js';
import type { Format } from '../files/source-file.js';
import { fromPointer } from '../json/pointer.js';
import { defaultLimits } from '../problems/limits.js';
import { withoutByteOrderMark } from '../references/file-set.js';
import { bundledName } from '../references/bundled-name.js';
import { lineColumnsOf } from '../text/line-column.js';
import { contentStart } from '../yaml/quote-checks.js';
import { nearestSpans } from './nearest-spans.js';
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
  if (entry === undefined || pointers.length === 0) return places;
  const wanted = pointers.slice(0, maxPlaces).map((pointer) => fromPointer(pointer) ?? []);
  const entryText = needsEntry(wanted) ? await readText(entry) : '';
  const files = groupByFile(locations, wanted, ownNames(entryText, wanted));
  for (const [file, inFile] of files) {
    const text = file === entry ? entryText : await readText(file);
    if (text === undefined) continue;
    const mapped = inFile.map(({ tokens }) => (isConverted ? swaggerPlace(tokens) : tokens));
    locateInText(text, mapped, yamlDepth).forEach((position, index) => {
      const at = inFile[index]?.index;
      if (position !== undefined && at !== undefined) places[at] = { file, ...position };
    });
  }
  return places;
}
