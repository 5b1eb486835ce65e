import type { Root } from 'hast';
import { isBlank, onLines } from '../fast-path/simple-lines.js';
import { trim } from '../white-space.js';
import { element } from './element.js';

/** With more lines, the text is one paragraph: every paragraph is several nodes. */
const maxLines = 10_000;

/** A text taken as it is, as paragraphs without any markup. */
export function literalTree(text: string): Root {
  if (hasMoreLines(text, maxLines)) return { type: 'root', children: [paragraphElement([trim(text)])] };
  const paragraphs: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (isBlank(line)) paragraphs.push([]);
    else paragraphs.at(-1)?.push(trim(line));
  }
  const blocks = paragraphs.filter((lines) => lines.length > 0).map(paragraphElement);
  return { type: 'root', children: onLines(blocks) };
}

function paragraphElement(lines: readonly string[]) {
  return element('p', [{ type: 'text', value: lines.join('\n') }]);
}

function hasMoreLines(text: string, most: number): boolean {
  let lines = 1;
  for (let end = text.indexOf('\n'); end >= 0 && lines <= most; end = text.indexOf('\n', end + 1)) lines += 1;
  return lines > most;
}
