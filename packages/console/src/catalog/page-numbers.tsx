interface PageNumbersProps {
  /** The number of this page. */
  current: number;
  /** The number of the last page. */
  last: number;
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string;
  /** The URL of the page after the last one, if the list has more than numbered pages. */
  beyond?: string | undefined;
}

/** Links to the previous page, the next one, and some by their numbers. */
export function PageNumbers({ current, last, hrefOf, beyond }: PageNumbersProps) {
  if (last < 2 && beyond === undefined) return null;
  const next = current < last ? hrefOf(current + 1) : beyond;
  return (
    <nav class="page-numbers" aria-label="Pages">
      {current > 1 && (
        <a href={hrefOf(current - 1)} rel="prev">
          Previous<span class="hidden"> page</span>
        </a>
      )}
      {shownNumbers(current, last).map((page) =>
        page === undefined ? (
          <span class="quiet">…</span>
        ) : (
          <a
            key={page}
            href={hrefOf(page)}
            aria-label={`Page ${page}`}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </a>
        ),
      )}
      {next !== undefined && (
        <a href={next} rel="next">
          Next<span class="hidden"> page</span>
        </a>
      )}
    </nav>
  );
}

/** Returns the first number, the last one, and those around the current one, with `undefined` for a gap. */
export function shownNumbers(current: number, last: number): (number | undefined)[] {
  const numbers: (number | undefined)[] = [];
  let previous = 0;
  for (let page = 1; page <= last; page = page < current - 2 ? current - 1 : page + 1) {
    if (page > current + 1 && page < last) {
      numbers.push(undefined, last);
      return numbers;
    }
    if (page - previous > 1) numbers.push(undefined);
    numbers.push(page);
    previous = page;
  }
  return numbers;
}
