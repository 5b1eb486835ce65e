/** UTF-16 code units that take about 2 ms to change. */
const usualLength = 64 * 1024;
const longest = 2 * usualLength;

/** Elements that no heading and no link contains. */
const blockStart = /<(?:h[1-6]|p|ul|ol|li|div|table|tr|pre|section|details|dl)[\s>]/g;

/**
 * Splits rendered HTML, which can have megabytes, into chunks that are changed one after the other. It is split before a block, and in a
 * very long block before any tag, so that no tag is divided.
 */
export function* chunksOf(html: string): Generator<string, void> {
  let start = 0;
  while (html.length - start > longest) {
    const end = findEnd(html, start);
    if (end === undefined) break;
    yield html.slice(start, end);
    start = end;
  }
  yield html.slice(start);
}

function findEnd(html: string, start: number): number | undefined {
  blockStart.lastIndex = 0;
  const block = blockStart.exec(html.slice(start + usualLength, start + longest));
  if (block) return start + usualLength + block.index;
  const tag = html.indexOf('<', start + longest);
  return tag === -1 ? undefined : tag;
}
