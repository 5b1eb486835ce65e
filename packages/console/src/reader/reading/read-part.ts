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

/** Returns the title of a page that shows a part only, with its path, such as `Booking: stops.harbor`. */
export function partTitle(title: string, part: RequestedPart | undefined): string {
  if (part === undefined) return title;
  const path = part.id.startsWith(`${title}.`) ? part.id.slice(title.length + 1) : part.id;
  const from = part.from === 0 ? '' : ` from ${part.from + 1}`;
  return `${title}${path === title ? from : `: ${path}${from}`}`;
}
