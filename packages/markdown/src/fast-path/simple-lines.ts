import type { Element, ElementContent, Text } from 'hast';
import { trim } from '../white-space.js';
import { simpleInlines } from './simple-inlines.js';

/** What may begin a block that only the Markdown parser reads, or one that depends on what stands around it. */
export const unclear = /^(?:[-+=:|>#~<]|\*(?:[ *]*$| |\*\*)|_[ _]*$|[0-9]{1,9}[.)]|```|\[[ xX]?\]|\[\^)/;

/** An item of a list: its indentation, its marker, what separates the text from it, and the text. */
export const bullet = /^( *)([-*+])( {1,4})([^ ].*)$/;

export function isBlank(line: string): boolean {
  return trim(line) === '';
}

/** The text of some lines, where neither line breaks nor definitions are among them. */
export function paragraphInlines(lines: readonly string[]): ElementContent[] | undefined {
  if (lines.slice(0, -1).some((line) => line.endsWith('  '))) return undefined;
  const text = lines.map(trim).join('\n');
  return text.startsWith('[') && text.includes(']:') ? undefined : simpleInlines(text);
}

/** Blocks as the parser separates them in an HTML tree. */
export function onLines(blocks: readonly Element[]): (Element | Text)[] {
  return blocks.flatMap((block, index) => (index === 0 ? [block] : [lineBreak(), block]));
}

export function lineBreak(): Text {
  return { type: 'text', value: '\n' };
}
