import type { Root } from 'hast';
import { element } from './element.js';
import { isBlank, onLines } from './simple-lines.js';
import { trim } from './spaces.js';

/** A text taken as it is, as paragraphs without any markup. */
export function literalTree(text: string): Root {
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
