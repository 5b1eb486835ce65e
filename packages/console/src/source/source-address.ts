/** A place in a source view: its file, window, and line. */
export interface SourceAddress {
  /** The location of a file. Default: the entry. */
  file?: string | undefined;
  /** Whether the processed document is shown instead of a file. */
  isProcessed?: boolean | undefined;
  /** The first line of the window. */
  from?: number | undefined;
  /** The line to show, which the browser scrolls to. */
  line?: number | undefined;
  /** The column to show of a long line. */
  column?: number | undefined;
  /** A value to look up: the page redirects to its line. */
  pointer?: string | undefined;
  /** Whether long lines stay on one line. */
  isUnwrapped?: boolean | undefined;
}

/** Returns the URL of a place in a source view, with the fragment of its line. `root` is the URL of the source view. */
export function sourceURL(root: string, address: SourceAddress): string {
  const { file, isProcessed, from, line, column, pointer, isUnwrapped } = address;
  const query = new URLSearchParams();
  if (isProcessed) query.set('text', 'processed');
  else if (file !== undefined) query.set('file', file);
  if (pointer !== undefined) query.set('pointer', pointer);
  if (from !== undefined && (from > 1 || line !== undefined)) query.set('from', String(from));
  if (line !== undefined) query.set('line', String(line));
  if (column !== undefined) query.set('column', String(column));
  if (isUnwrapped) query.set('wrap', 'off');
  const search = query.size === 0 ? '' : `?${query}`;
  return `${root}${search}${line === undefined ? '' : `#L${line}`}`;
}

/**
 * Returns the URL of a line in a window. It differs from the URL of the window in the fragment only, so that browsers do not load
 * a page for it, and clients that follow links do not load one for each line.
 */
export function lineURL(root: string, window: Omit<SourceAddress, 'line' | 'column'>, line: number): string {
  return `${sourceURL(root, window)}#L${line}`;
}

/** Reads the query of a source view. Ignores invalid numbers. */
export function readSourceAddress(query: URLSearchParams): SourceAddress {
  const isProcessed = query.get('text') === 'processed';
  return {
    file: isProcessed ? undefined : (query.get('file') ?? undefined),
    isProcessed,
    from: numberOf(query.get('from')),
    line: numberOf(query.get('line')),
    column: numberOf(query.get('column')),
    pointer: query.get('pointer') ?? undefined,
    isUnwrapped: query.get('wrap') === 'off',
  };
}

/** Returns a number from 1; undefined if a text is none. */
export function numberOf(text: string | null): number | undefined {
  return text !== null && /^0{0,9}[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : undefined;
}
