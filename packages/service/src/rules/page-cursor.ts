import { invalidRequest } from '../errors.js';
import type { Deps } from '../ports/deps.js';
import type { Place } from '../ports/list-query.js';

// A cursor is `<createdAt>.<id>.<checksum>`, all of it safe in a URL. The checksum binds it to its list. Lists in another order have
// their sort key instead of the time.

/** The part of `Deps` that signs cursors. */
export type CursorDeps = Pick<Deps, 'digest' | 'cursorKey'>;

export function toCursor(deps: CursorDeps, list: string, place: Place): string {
  const key = `${compact(place.createdAt)}.${place.id}`;
  return `${key}.${checksum(deps, list, key)}`;
}

export function readCursor(deps: CursorDeps, list: string, cursor: string): Place {
  const [, key, time, id, sum] = /^(([0-9a-zTZ]+)\.([0-9a-z]+))\.([0-9a-f]+)$/.exec(cursor) ?? [];
  if (!key || !time || !id || sum !== checksum(deps, list, key)) {
    throw invalidRequest([
      { path: '/query/page', message: 'must be the `next.page` of an earlier response of the same list' },
    ]);
  }
  return { createdAt: expand(time), id };
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
