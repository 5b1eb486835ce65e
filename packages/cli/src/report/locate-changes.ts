import type { Change, ChangePlace } from '@specshelf/changes';
import { locatePlaces, maxPlaces } from '@specshelf/parser/locate-places';
import type { Description } from '../files/description.js';
import { escapeLocation } from '../files/locations.js';
import type { FilePlace } from './report.js';

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
  const newer = await findPlaces(changes.map(anchorOf), after);
  const located = changes.map((change, index) => {
    const place = newer[index];
    return {
      ...change,
      ...(change.before === undefined ? {} : { before: withPlace(change.before, older[index]) }),
      ...(change.after === undefined ? {} : { after: withPlace(change.after, place) }),
    };
  });
  return { changes: located, anchors: anchorsAt(newer, changes, after) };
}

/** Returns the places of changes in the newer files by the ID of the change. */
export async function anchorsOf(
  changes: readonly Change[],
  after: Description,
): Promise<Map<string, FilePlace>> {
  return anchorsAt(await findPlaces(changes.map(anchorOf), after), changes, after);
}

function anchorsAt(
  places: readonly (FilePlace | undefined)[],
  changes: readonly Change[],
  after: Description,
): Map<string, FilePlace> {
  return new Map(changes.map(({ id }, index) => [id, places[index] ?? startOf(after)]));
}

/** Returns the parent of a removed value: in the newer files, another item of a list may have its pointer. */
function anchorOf({ before, after }: Change): string | undefined {
  return after?.pointer ?? before?.pointer.slice(0, Math.max(0, before.pointer.lastIndexOf('/')));
}

const startOf = ({ name, locations: [entry = ''], paths }: Description): FilePlace => ({
  file: paths.get(entry) ?? name,
  line: 1,
  column: 1,
});

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
