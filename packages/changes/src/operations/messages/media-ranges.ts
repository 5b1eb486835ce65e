import type { Located } from '../../comparison.js';
import { namedChildren } from '../../document/members.js';

export interface MediaType {
  /** As written. */
  readonly name: string;
  /** In lower case, without parameters. */
  readonly range: string;
  readonly node: Located;
}

/** Lists the media types of a `content` object. */
export function readMediaTypes(content: Located | undefined): MediaType[] {
  return namedChildren(content).map(([name, node]) => ({ name, node, range: rangeOf(name) }));
}

function rangeOf(name: string): string {
  return (name.split(';')[0] ?? '').trim().toLowerCase();
}

/** Whether a range such as `application/*` contains another range or type. */
function covers(range: string, other: string): boolean {
  if (range === other || range === '*/*' || range === '*') return true;
  return range.endsWith('/*') && other.startsWith(range.slice(0, -1));
}

export interface PairedMediaTypes {
  same: [MediaType, MediaType][];
  widened: [MediaType, MediaType][];
  narrowed: [MediaType, MediaType][];
  removed: MediaType[];
  added: MediaType[];
}

/** Pairs media types: equal ones, then ranges that became wider or narrower. */
export function pairMediaTypes(before: readonly MediaType[], after: readonly MediaType[]): PairedMediaTypes {
  const result: PairedMediaTypes = { same: [], widened: [], narrowed: [], removed: [], added: [...after] };
  const take = (matches: (type: MediaType) => boolean): MediaType | undefined => {
    const index = result.added.findIndex(matches);
    return index < 0 ? undefined : result.added.splice(index, 1)[0];
  };
  const rest: MediaType[] = [];
  for (const type of before) {
    const exact = take(({ name }) => name === type.name);
    if (exact === undefined) rest.push(type);
    else result.same.push([type, exact]);
  }
  for (const type of rest) {
    const same = take(({ range }) => range === type.range);
    if (same !== undefined) result.same.push([type, same]);
    else {
      const wider = take(({ range }) => covers(range, type.range));
      const narrower = wider === undefined ? take(({ range }) => covers(type.range, range)) : undefined;
      if (wider !== undefined) result.widened.push([type, wider]);
      else if (narrower !== undefined) result.narrowed.push([type, narrower]);
      else if (after.some(({ range }) => covers(range, type.range))) continue;
      else result.removed.push(type);
    }
  }
  return result;
}
