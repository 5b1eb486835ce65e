import type { ElementContent } from 'hast';
import { trim } from '../text/white-space.js';
import { parseInlines } from './simple-inlines.js';

/** The start of a line that may begin a block which only the Markdown parser supports, or whose meaning depends on its context. */
export const needsParser = /^(?:[-+=:|>#~<]|\*(?:[ *]*$| |\*\*)|_[ _]*$|[0-9]{1,9}[.)]|```|\[[ xX]?\]|\[\^)/;

/** A list item: its indentation, its marker, the spaces after it, and the text. */
export const bulletItem = /^( *)([-*+])( {1,4})([^ ].*)$/;

/** Parses the lines of a paragraph; undefined when they contain a hard line break or a definition. */
export function parseParagraphLines(lines: readonly string[]): ElementContent[] | undefined {
  if (lines.slice(0, -1).some((line) => line.endsWith('  '))) return undefined;
  const text = lines.map(trim).join('\n');
  return text.startsWith('[') && text.includes(']:') ? undefined : parseInlines(text);
}
