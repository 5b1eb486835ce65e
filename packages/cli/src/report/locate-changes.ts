import type { Change, ChangePlace } from '@specshelf/changes';
import { locatePlaces, maxPlaces } from '@specshelf/parser/locate-places';
import type { Description } from '../files/description.js';
import { escapeLocation } from '../files/locations.js';
import type { FilePlace } from './diff-report.js';

/** Adds files, lines, and columns to the places of changes. */
export async function locateChanges(
  changes: readonly Change[],
  before: Description,
  after: Description,
): Promise<{ changes: Change[]; anchors: Map<string, FilePlace> }> {
  const older = await findPlaces(
    changes.map((change) => change.before?.pointer),
    before,
  );
  // Where a removed part was, as far as the newer files still have its parents.
  const newer = await findPlaces(
    changes.map((change) => change.after?.pointer ?? change.before?.pointer),
    after,
  );
  const anchors = new Map<string, FilePlace>();
  const located = changes.map((change, index) => {
    const anchor = newer[index];
    if (anchor !== undefined) anchors.set(change.id, anchor);
    return {
      ...change,
      ...(change.before === undefined ? {} : { before: withPlace(change.before, older[index]) }),
      ...(change.after === undefined ? {} : { after: withPlace(change.after, anchor) }),
    };
  });
  return { changes: located, anchors };
}

const withPlace = ({ value, pointer }: ChangePlace, place: FilePlace | undefined): ChangePlace => ({
  pointer,
  ...place,
  ...(value === undefined ? {} : { value }),
});

/** Locates pointers in the files of a description. */
async function findPlaces(
  pointers: readonly (string | undefined)[],
  { locations, texts, paths, isConverted }: Description,
): Promise<(FilePlace | undefined)[]> {
  const places: (FilePlace | undefined)[] = pointers.map(() => undefined);
  const wanted = pointers.flatMap((pointer, index) => (pointer === undefined ? [] : [{ pointer, index }]));
  const byEscaped = new Map(locations.map((location) => [escapeLocation(location), location]));
  for (let start = 0; start < wanted.length; start += maxPlaces) {
    const batch = wanted.slice(start, start + maxPlaces);
    const found = await locatePlaces(
      { locations: [...byEscaped.keys()], pointers: batch.map(({ pointer }) => pointer), isConverted },
      (location) => texts.get(byEscaped.get(location) ?? location),
    );
    for (const [at, { index }] of batch.entries()) {
      const place = found[at];
      if (place === undefined) continue;
      const location = byEscaped.get(place.file) ?? place.file;
      places[index] = { ...place, file: paths.get(location) ?? location };
    }
  }
  return places;
}
