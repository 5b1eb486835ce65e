import { type LinesOfText, type LinkedLine, RequestError } from '@specshelf/service';
import type { SourceRequest } from './read-source.js';

/** A place in a file, by default in the entry. */
export interface FilePlace {
  file?: string;
  line?: number;
  column?: number;
}

/** The lines around a place. */
export interface Excerpt {
  format: LinesOfText['format'];
  lines: readonly LinkedLine[];
}

/** Lines above and below a place. */
const around = 2;

/** The longest part of a line. */
const width = 160;

export interface Excerpts<Place> {
  byPlace: ReadonlyMap<Place, Excerpt>;
  /** Why the lines of a file are not shown, by its location: reading them takes too long. `undefined` is the entry. */
  unread: ReadonlyMap<string | undefined, string>;
}

/** Reads the lines around places, with one query for each file. Places without a line or a stored file have none. */
export async function readExcerpts<Place extends FilePlace>(
  { source }: Pick<SourceRequest, 'source'>,
  places: readonly Place[],
): Promise<Excerpts<Place>> {
  const byFile = new Map<string | undefined, Place[]>();
  for (const place of places) {
    if (place.line === undefined || source.missing !== undefined) continue;
    if (place.file !== undefined && !source.files.includes(place.file)) continue;
    byFile.set(place.file, [...(byFile.get(place.file) ?? []), place]);
  }
  const excerpts = new Map<Place, Excerpt>();
  const unread = new Map<string | undefined, string>();
  for (const [file, inFile] of byFile) {
    const found = await source.lines({ file }, inFile.map(rangeOf)).catch(reasonIfTooLarge);
    if (typeof found === 'string') {
      unread.set(file, found);
      continue;
    }
    inFile.forEach((place, index) => {
      const lines = found.ranges[index] ?? [];
      if (lines.length > 0) excerpts.set(place, { format: found.format, lines });
    });
  }
  return { byPlace: excerpts, unread };
}

function rangeOf({ line = 1, column = 1 }: FilePlace) {
  return { from: line - around, to: line + around, width, focus: { line, column } };
}

/** Returns the message of the error. Problems are also useful without the lines of a file that is too large to read. */
function reasonIfTooLarge(error: unknown): string {
  if (!(error instanceof RequestError) || error.meaning !== 'too-large') throw error;
  return error.message;
}
