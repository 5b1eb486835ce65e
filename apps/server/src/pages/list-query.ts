import { invalidRequest } from '@specshelf/service';
import type { Visit } from './visit.js';

const longestCursor = 1024;

/** The query of a list that goes on where a visit says. */
export function listQuery({ cursor }: Visit): Record<string, string> {
  if (cursor === undefined) return {};
  if (typeof cursor === 'string' && cursor.length <= longestCursor) return { page: cursor };
  throw invalidRequest([{ path: '/query/page', message: 'must be where a list goes on' }]);
}
