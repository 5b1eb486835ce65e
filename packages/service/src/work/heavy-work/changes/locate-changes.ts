import type { Change } from '@specshelf/changes';
import { locatePlaces, maxPlaces } from '@specshelf/parser/locate-places';
import { decodeUTF8 } from '../../../base/content/utf8.js';
import type { ComparedDocument } from '../../../base/ports/changes/change-tasks.js';
import type { ContentCodec } from '../../../base/ports/work/content.js';

/**
 * Adds file, line and column to the places of the first changes in one of their documents. Places without a text, or that no file has,
 * remain without.
 */
export async function locateChanges(
  changes: readonly Change[],
  side: 'before' | 'after',
  { files, isConverted }: ComparedDocument,
  codec: Pick<ContentCodec, 'decompress'>,
): Promise<void> {
  const listed = changes.flatMap((change) => change[side] ?? []).slice(0, maxPlaces);
  const byLocation = new Map(files.map((file) => [file.location, file]));
  const input = {
    locations: files.map(({ location }) => location),
    pointers: listed.map(({ pointer }) => pointer),
    isConverted,
  };
  const places = await locatePlaces(input, async (location) => {
    const text = byLocation.get(location)?.text;
    return text && decodeUTF8(await codec.decompress(text));
  });
  for (const [index, change] of listed.entries()) {
    const place = places[index];
    if (place !== undefined) {
      Object.assign(change, { ...place, file: byLocation.get(place.file)?.name ?? place.file });
    }
  }
}
