import { type ListRange, rangeQuery } from '../reading/list-range.js';

interface ListPagesProps {
  range: ListRange;
  /** The address of the first part. */
  href: string;
}

/** Links to the previous and the next part of a list. */
export function ListPages({ range: { from, to, total, size }, href }: ListPagesProps) {
  if (from === 0 && to === total) return null;
  return (
    <nav class="reader-neighbors" aria-label="Parts of this list">
      {from > 0 && (
        <a rel="prev" href={href + rangeQuery(Math.max(0, from - size))}>
          <span>Previous part</span> {Math.max(0, from - size) + 1} to {from} of {total}
        </a>
      )}
      {to < total && (
        <a rel="next" href={href + rangeQuery(to)}>
          <span>Next part</span> {to + 1} to {Math.min(to + size, total)} of {total}
        </a>
      )}
    </nav>
  );
}
