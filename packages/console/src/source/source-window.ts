/** Lines of a page: enough to read, and few enough for a page that opens at once. */
export const windowSize = 200;

/** Lines above a line that a link leads to. */
const before = 40;

export interface Window {
  from: number;
  to: number;
}

/** Returns the window that begins at a line, or that contains one. */
export function windowAt({ from, line }: { from?: number | undefined; line?: number | undefined }): Window {
  const contains = (first: number) => line === undefined || (line >= first && line < first + windowSize);
  const first = from !== undefined && contains(from) ? from : Math.max(1, (line ?? 1) - before);
  return { from: first, to: first + windowSize - 1 };
}

/**
 * Returns where a window begins in a text with a number of lines. A text that fits into a window is shown whole. Beyond the end of
 * a text, the last window is the nearest one.
 */
export function startWithin({ from }: Window, count: number): number {
  if (count <= windowSize) return 1;
  return from > count ? count - windowSize + 1 : from;
}

/**
 * Returns the windows beside a window, and those at the ends of the text. Absent where there is nothing more. Windows beside one
 * begin at multiples of their size, so that a text has few of them for clients that follow links; they may overlap.
 */
export function windowsBeside(
  { from }: Window,
  count: number,
): Record<'first' | 'earlier' | 'later' | 'last', number | undefined> {
  const last = Math.max(1, count - windowSize + 1);
  const later = startBefore(from + windowSize + 1);
  return {
    first: from > 1 + windowSize ? 1 : undefined,
    earlier: from > 1 ? startBefore(from) : undefined,
    later: from + windowSize <= count ? later : undefined,
    last: later + windowSize <= count ? last : undefined,
  };
}

/** Returns the last start of a window, by their size, before a line. */
function startBefore(line: number): number {
  return line - 1 - ((line - 2) % windowSize);
}
