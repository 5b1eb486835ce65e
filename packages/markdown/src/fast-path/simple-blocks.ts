import type { Element } from 'hast';
import { alertMarker } from '../templates/read-alert.js';
import { isBlank, trim } from '../text/white-space.js';
import { element, joinWithLineFeeds, lineFeed } from '../tree/element.js';
import { parseInlines } from './simple-inlines.js';
import { bulletItem, needsParser, parseParagraphLines } from './simple-lines.js';
import { parseList } from './simple-list.js';
import { parseTags } from './simple-tags.js';

const maxQuoteDepth = 4;

const heading = /^(#{1,6}) {1,9}([^ ].*)$/;
const fence = /^```([\w+#.-]*) *$/;

/** Parses lines to the elements of their blocks; undefined when one of them needs the Markdown parser. */
export function parseBlocks(lines: readonly string[], quoteDepth: number): Element[] | undefined {
  const blocks: Element[] = [];
  for (let start = 0; start < lines.length; ) {
    const parsed = parseBlock(lines, start, quoteDepth);
    if (parsed === undefined) return undefined;
    if (parsed.block !== undefined) blocks.push(parsed.block);
    start = parsed.end;
  }
  return blocks;
}

interface ParsedBlock {
  /** Absent for a blank line. */
  block?: Element;
  /** Index of the line after the block. */
  end: number;
}

function parseBlock(lines: readonly string[], start: number, quoteDepth: number): ParsedBlock | undefined {
  const line = lines[start] ?? '';
  if (isBlank(line)) return { end: start + 1 };
  switch (line.charAt(0)) {
    case '#':
      return parseHeading(line, start);
    case '`':
      return fence.test(line) ? parseFencedCode(lines, start) : parseParagraph(lines, start);
    case '>':
      return quoteDepth < maxQuoteDepth ? parseBlockquote(lines, start, quoteDepth) : undefined;
    case '<':
      return parseHTMLParagraph(lines, start);
    default:
      return bulletItem.test(line) ? parseList(lines, start) : parseParagraph(lines, start);
  }
}

function parseHeading(line: string, start: number): ParsedBlock | undefined {
  const [, { length } = '', text = ''] = heading.exec(line) ?? [];
  const title = trim(text);
  // Trailing number signs may close the heading or belong to it.
  const children = length === 0 || title.endsWith('#') ? undefined : parseInlines(title);
  return children && { block: element(`h${length}`, children), end: start + 1 };
}

function parseFencedCode(lines: readonly string[], start: number): ParsedBlock | undefined {
  const language = fence.exec(lines[start] ?? '')?.[1] ?? '';
  const length = lines.slice(start + 1).findIndex((line) => /^ {0,3}`{3,} *$/.test(line));
  const value = lines.slice(start + 1, start + 1 + length).join('\n');
  if (length < 0 || value === '') return undefined;
  const classes = language === '' ? {} : { className: [`language-${language}`] };
  const code = element('code', [{ type: 'text', value: `${value}\n` }], classes);
  return { block: element('pre', [code]), end: start + length + 2 };
}

/** Parses a block quotation whose lines all have a marker. Lazy continuation lines need the parser. */
function parseBlockquote(
  lines: readonly string[],
  start: number,
  quoteDepth: number,
): ParsedBlock | undefined {
  let end = start;
  while (lines[end]?.startsWith('>')) end += 1;
  if (!isBlank(lines[end] ?? '')) return undefined;
  const content = lines.slice(start, end).map((line) => line.replace(/^> ?/, ''));
  if (alertMarker.test(content.find((line) => !isBlank(line)) ?? '')) return undefined;
  const blocks = parseBlocks(content, quoteDepth + 1);
  if (blocks === undefined || blocks.length === 0) return undefined;
  return { block: element('blockquote', [lineFeed(), ...joinWithLineFeeds(blocks), lineFeed()]), end };
}

function parseHTMLParagraph(lines: readonly string[], start: number): ParsedBlock | undefined {
  const length = lines.slice(start).findIndex(isBlank);
  const end = length < 0 ? lines.length : start + length;
  const content = /^<p>(.*)<\/p>$/s.exec(lines.slice(start, end).join('\n'))?.[1];
  const children = content === undefined ? undefined : parseTags(content);
  return children && { block: element('p', children), end };
}

function parseParagraph(lines: readonly string[], start: number): ParsedBlock | undefined {
  let end = start;
  for (let line = lines[end] ?? ''; !isBlank(line); line = lines[end] ?? '') {
    if (end > start && interruptsParagraph(line)) break;
    if (needsParser.test(trim(line)) || (end === start && line.startsWith('    '))) return undefined;
    end += 1;
  }
  const children = parseParagraphLines(lines.slice(start, end));
  return children && { block: element('p', children), end };
}

/** Whether a block begins here without a blank line before it. */
function interruptsParagraph(line: string): boolean {
  return line.startsWith('>') || heading.test(line) || fence.test(line) || bulletItem.test(line);
}
