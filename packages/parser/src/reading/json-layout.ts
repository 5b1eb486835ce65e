/** What a value adds up to when it is printed as JSON. */
export interface PrintedSums {
  /** Objects and arrays, and those of them that hold anything. */
  readonly nodes: number;
  readonly filled: number;
  /** Members of objects, and with them the items of arrays. */
  readonly members: number;
  readonly entries: number;
  /** Characters of names and of what is no object or array: without quotes, and before anything is escaped. */
  readonly characters: number;
  /** Texts, each of which has two quotes. */
  readonly texts: number;
  /** How deep each line stands when every entry and every closing bracket has a line, all together. */
  readonly levels: number;
}

/**
 * The width of one level when a text is nothing but its value printed in the usual way, each entry in a line of its own;
 * 0 when all is in one line; undefined when the text is laid out differently or holds more than the value, such as a name
 * that is used twice. Told from the length alone: a text with more in it is longer.
 */
export function printedIndent(text: string, sums: PrintedSums): number | undefined {
  const [whole, spaces = ''] = /^\{(?:\n( +|\t))?(?=")/.exec(text.slice(0, longestIndent)) ?? [];
  const printed = text.endsWith('\n') ? text.length - 1 : text.length;
  const indent = spaces.length;
  if (whole === undefined || printed < printedLength(sums, indent)) {
    return undefined;
  }
  return printed === printedLength(sums, indent) + escapedLength(text) ? indent : undefined;
}

const longestIndent = 20;

function printedLength(sums: PrintedSums, indent: number): number {
  const { filled, members, entries, levels } = sums;
  return lengthOf(sums) + (indent === 0 ? 0 : members + entries + filled + indent * levels);
}

/** In one line, before anything is escaped. */
export function lengthOf({ nodes, filled, members, entries, characters, texts }: PrintedSums): number {
  const commas = entries - filled;
  return 2 * nodes + 3 * members + 2 * texts + characters + commas;
}

/** How many characters escapes take more than what they stand for. */
function escapedLength(text: string): number {
  let length = 0;
  for (let at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', at + 2)) {
    length += text.charCodeAt(at + 1) === 0x75 ? 5 : 1;
  }
  return length;
}
