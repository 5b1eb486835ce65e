import type { Root } from 'hast';
import { isBlank, trim } from '../text/white-space.js';
import { element, joinWithLineFeeds } from '../tree/element.js';

/** A text with more lines becomes one paragraph, because every paragraph is several nodes. */
const maxLines = 10_000;

/** Limit on the text of `truncatedLiteralTree`, in UTF-16 units. */
const maxLength = 1024 * 1024;

/** Wraps a text in paragraphs without interpreting any markup. */
export function literalTree(text: string): Root {
  if (hasMoreLines(text, maxLines)) return { type: 'root', children: [paragraphElement([trim(text)])] };
  const paragraphs: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (isBlank(line)) paragraphs.push([]);
    else paragraphs.at(-1)?.push(trim(line));
  }
  const blocks = paragraphs.filter((lines) => lines.length > 0).map(paragraphElement);
  return { type: 'root', children: joinWithLineFeeds(blocks) };
}

/** `literalTree` of at most 1 MiB of a text. */
export function truncatedLiteralTree(text: string): Root {
  return literalTree(text.length > maxLength ? `${truncate(text)}…` : text);
}

function paragraphElement(lines: readonly string[]) {
  return element('p', [{ type: 'text', value: lines.join('\n') }]);
}

function hasMoreLines(text: string, limit: number): boolean {
  let lines = 1;
  for (let end = text.indexOf('\n'); end >= 0 && lines <= limit; end = text.indexOf('\n', end + 1))
    lines += 1;
  return lines > limit;
}

/** Does not split a surrogate pair. */
function truncate(text: string): string {
  const last = text.charCodeAt(maxLength - 1);
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? maxLength - 1 : maxLength);
}
