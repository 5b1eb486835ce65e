import { invalidRequest } from '../errors.js';
import type { Deps } from '../ports/deps.js';
import type { Place } from '../ports/list-query.js';

// A cursor is `<part>.<part>.<checksum>`, all of it safe in a URL. The checksum binds it to its list. The parts are the time and the ID of a
// record; lists in another order have their sort key instead of the time, and a search has a place in its results.

/** The part of `Deps` that signs cursors. */
export type CursorDeps = Pick<Deps, 'digest' | 'cursorKey'>;

export function toCursor(deps: CursorDeps, list: string, place: Place): string {
  return signCursor(deps, list, [compact(place.createdAt), place.id]);
}

export function readCursor(deps: CursorDeps, list: string, cursor: string): Place {
  const [time, id] = readSignedCursor(deps, list, cursor);
  return { createdAt: expand(time), id };
}

/** Returns a cursor of two parts of letters and digits; in the second one, letters are lower case. */
export function signCursor(deps: CursorDeps, list: string, parts: readonly [string, string]): string {
  const key = parts.join('.');
  return `${key}.${checksum(deps, list, key)}`;
}

/** Returns the parts of a cursor. Throws `invalid-request` if it is not one of this list. */
export function readSignedCursor(deps: CursorDeps, list: string, cursor: string): [string, string] {
  const [, key, first, second, sum] = /^(([0-9a-zTZ]+)\.([0-9a-z]+))\.([0-9a-f]+)$/.exec(cursor) ?? [];
  if (!key || !first || !second || sum !== checksum(deps, list, key)) {
    throw invalidRequest([
      { path: '/query/page', message: 'must be the `next.page` of an earlier response of the same list' },
    ]);
  }
  return [first, second];
}

function checksum(deps: CursorDeps, list: string, key: string): string {
  return deps.digest(JSON.stringify([deps.cursorKey, list, key])).slice(0, 24);
}

function compact(createdAt: string): string {
  return createdAt.replaceAll(/[-:.]/g, '');
}

function expand(time: string): string {
  return time.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\d)(\d{3}Z)$/, '$1-$2-$3:$4:$5.$6');
}
