import { invalidRequest } from '@specshelf/service';

/** Rows of a document that its page does not show. */
export interface RequestedPart {
  id: string;
  from: number;
}

/** The IDs of deeply nested elements have fewer characters. */
const longestID = 4_096;

/** Reads `?part=` and `&from=`. Undefined without a part. */
export function readPart(query: URLSearchParams): RequestedPart | undefined {
  const id = query.get('part');
  if (id === null) return undefined;
  if (id === '' || id.length > longestID) {
    throw invalidRequest([{ path: '/query/part', message: `must have 1 to ${longestID} characters` }]);
  }
  const from = query.get('from') ?? '0';
  if (!/^\d{1,7}$/.test(from)) {
    throw invalidRequest([{ path: '/query/from', message: 'must be an integer from 0 to 9999999' }]);
  }
  return { id, from: Number(from) };
}
