import { byteLength } from './bytes.js';

interface Fitted {
  text: string;
  /** The number of lines in the text. */
  count: number;
}

/** Joins as many of the lines as fit into a number of bytes. */
export function fitLines(lines: readonly string[], budget: number): Fitted {
  const fitting: string[] = [];
  let size = 0;
  for (const line of lines) {
    size += byteLength(line) + 1;
    if (size > budget) break;
    fitting.push(line);
  }
  return { text: fitting.join('\n'), count: fitting.length };
}
