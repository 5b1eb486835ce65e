/** Counts of a JSON value from which the length of its printed text follows. */
export interface PrintedSums {
  /** Objects and arrays, and the non-empty ones among them. */
  readonly nodes: number;
  readonly filled: number;
  /** Members of objects; members and items together. */
  readonly members: number;
  readonly entries: number;
  /** Characters of names and scalars, without quotes and escapes. */
  readonly characters: number;
  /** String values, each of which has two quotes. */
  readonly texts: number;
  /** Sum of the depths of all lines when every entry and every closing bracket has its own line. */
  readonly levels: number;
}

/**
 * Returns the indentation width if a text is exactly its value as printed by `JSON.stringify`, one entry per line; 0 if all is
 * on one line; undefined if its layout is different, or if it has more than the value, such as a repeated name. Compares
 * lengths only: a text with more content is longer.
 */
export function printedIndent(text: string, sums: PrintedSums): number | undefined {
  const [whole, spaces = ''] = /^\{(?:\n( +|\t))?(?=")/.exec(text.slice(0, longestIndent)) ?? [];
  const length = text.endsWith('\n') ? text.length - 1 : text.length;
  const indent = spaces.length;
  if (whole === undefined || length < printedLength(sums, indent)) return undefined;
  return length === printedLength(sums, indent) + escapeLength(text) ? indent : undefined;
}

const longestIndent = 20;

function printedLength(sums: PrintedSums, indent: number): number {
  const { filled, members, entries, levels } = sums;
  return compactLength(sums) + (indent === 0 ? 0 : members + entries + filled + indent * levels);
}

/** Returns the length on one line, without escapes. */
export function compactLength({ nodes, filled, members, entries, characters, texts }: PrintedSums): number {
  const commas = entries - filled;
  return 2 * nodes + 3 * members + 2 * texts + characters + commas;
}

/** Returns the characters that escapes add. */
function escapeLength(text: string): number {
  let length = 0;
  for (let at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', at + 2)) {
    length += text.charCodeAt(at + 1) === 0x75 ? 5 : 1;
  }
  return length;
}
