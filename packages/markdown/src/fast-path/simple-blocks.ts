import type { Element, Root } from 'hast';
import { element } from '../html/element.js';
import { alertMark } from '../templates/read-alert.js';
import { trim } from '../white-space.js';
import { simpleInlines } from './simple-inlines.js';
import { bullet, isBlank, lineBreak, onLines, paragraphInlines, unclear } from './simple-lines.js';
import { readList } from './simple-list.js';
import { simpleTags } from './simple-tags.js';

const maxQuotes = 4;

const heading = /^(#{1,6}) {1,9}([^ ].*)$/;
const fence = /^```([\w+#.-]*) *$/;

/** Simple Markdown as the HTML tree that the parser would lead to, or nothing when it holds more than that. */
export function simpleTree(source: string): Root | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find
  if (/[\x00-\x09\x0b-\x1f\x7f-\x9f\uFEFF]/.test(source)) return undefined;
  const blocks = readBlocks(source.split('\n'), 0);
  return blocks && { type: 'root', children: onLines(blocks) };
}
/** The blocks of some lines, which are read one after the other. */
function readBlocks(all: readonly string[], depth: number): Element[] | undefined {
  const blocks: Element[] = [];
  for (let start = 0; start < all.length; ) {
    const read = readBlock(all, start, depth);
    if (read === undefined) return undefined;
    if (read.block !== undefined) blocks.push(read.block);
    start = read.end;
  }
  return blocks;
}

/** A block, or nothing but blank lines, and where it ends. */
interface Read {
  block?: Element;
  end: number;
}

function readBlock(all: readonly string[], start: number, depth: number): Read | undefined {
  const line = all[start] ?? '';
  if (isBlank(line)) return { end: start + 1 };
  switch (line.charAt(0)) {
    case '#':
      return readHeading(line, start);
    case '`':
      return fence.test(line) ? readFence(all, start) : readParagraph(all, start);
    case '>':
      return depth < maxQuotes ? readQuote(all, start, depth) : undefined;
    case '<':
      return readHTML(all, start);
    default:
      return bullet.test(line) ? readList(all, start) : readParagraph(all, start);
  }
}

function readHeading(line: string, start: number): Read | undefined {
  const [, { length } = '', text = ''] = heading.exec(line) ?? [];
  const title = trim(text);
  // Marks behind it may or may not be part of it.
  const children = length === 0 || title.endsWith('#') ? undefined : simpleInlines(title);
  return children && { block: element(`h${length}`, children), end: start + 1 };
}

function readFence(all: readonly string[], start: number): Read | undefined {
  const language = fence.exec(all[start] ?? '')?.[1] ?? '';
  const length = all.slice(start + 1).findIndex((line) => /^ {0,3}`{3,} *$/.test(line));
  const value = all.slice(start + 1, start + 1 + length).join('\n');
  if (length < 0 || value === '') return undefined;
  const classes = language === '' ? {} : { className: [`language-${language}`] };
  const code = element('code', [{ type: 'text', value: `${value}\n` }], classes);
  return { block: element('pre', [code]), end: start + length + 2 };
}

/** A quotation with its mark in every line; one that goes on without it is left to the parser. */
function readQuote(all: readonly string[], start: number, depth: number): Read | undefined {
  let end = start;
  while (all[end]?.startsWith('>')) end += 1;
  if (!isBlank(all[end] ?? '')) return undefined;
  const inside = all.slice(start, end).map((line) => line.replace(/^> ?/, ''));
  if (alertMark.test(inside.find((line) => !isBlank(line)) ?? '')) return undefined;
  const blocks = readBlocks(inside, depth + 1);
  if (blocks === undefined || blocks.length === 0) return undefined;
  return { block: element('blockquote', [lineBreak(), ...onLines(blocks), lineBreak()]), end };
}

/** A paragraph that is written as HTML. */
function readHTML(all: readonly string[], start: number): Read | undefined {
  const length = all.slice(start).findIndex(isBlank);
  const end = length < 0 ? all.length : start + length;
  const inside = /^<p>(.*)<\/p>$/s.exec(all.slice(start, end).join('\n'))?.[1];
  const children = inside === undefined ? undefined : simpleTags(inside);
  return children && { block: element('p', children), end };
}

function readParagraph(all: readonly string[], start: number): Read | undefined {
  let end = start;
  for (let line = all[end] ?? ''; !isBlank(line); line = all[end] ?? '') {
    if (end > start && beginsBlock(line)) break;
    if (unclear.test(trim(line)) || (end === start && line.startsWith('    '))) return undefined;
    end += 1;
  }
  const children = paragraphInlines(all.slice(start, end));
  return children && { block: element('p', children), end };
}

/** Blocks that may follow a paragraph without a blank line. */
function beginsBlock(line: string): boolean {
  return line.startsWith('>') || heading.test(line) || fence.test(line) || bullet.test(line);
}
