import type { ElementContent } from 'hast';
import { element } from '../html/element.js';
import { simpleTags } from './simple-tags.js';

/**
 * Where text may be more than text. What is found here and not read by a rule below ends the attempt, so that this errs on
 * the side of the Markdown parser.
 */
const special = /[\\`*_[<&]|~~|\$\$|!\[|\]\(|\{%|https?:\/\/|:\/\/|[wW]{3}\.|(?<=[\w.+-])@/g;

const code = /`((?! )[^`\n]+(?<! ))`(?!`)/y;
const escaped = /\\([!-/:-@[-`{-~])/y;
const reference = /&(?:#[0-9A-Fa-fXx]+|[A-Za-z][A-Za-z0-9]*);/y;
const comparison = /<(?=[ 0-9=])/y;
/** An element of HTML with nothing in it that Markdown reads. */
const htmlElement =
  /<(?:br ?\/?>|(b|code|em|i|strong|a)(?: href="[\w\-./:#?=]*")?>(?:[A-Za-z0-9 .,;()/'"-]|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9]))+<\/\1>)/y;
/** Its address means the same before and after it is made safe. */
const link =
  /\[([^[\]]*[^[\]\\])\]\(((?:https?:\/\/[A-Za-z0-9]|\/|#)(?:[\w\-.~:/?#@!$&'*+,;=]|%[0-9A-Fa-f]{2})*)\)/y;
/** An address with nothing behind it of which one could argue whether it belongs to it. */
const address =
  /https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/(?:[\w\-./%?=#]*[A-Za-z0-9/])?)?(?=[.,:;!?]?(?:\s|$))/y;

// The Markdown parser takes no text with more of them open.
const maxBrackets = 100;
// Whoever walks the tree does so recursively.
const maxDepth = 10;

type Part = { end: number } & (
  | { content: ElementContent }
  | { marker: string; opens: boolean; closes: boolean }
);

/** An emphasis that is open, or the text as a whole. */
interface Frame {
  marker: string;
  children: ElementContent[];
}

/** A paragraph as parts of an HTML tree, or nothing when it holds what only the Markdown parser reads. */
export function simpleInlines(text: string): ElementContent[] | undefined {
  // An address that is written with escapes is one all the same.
  if (text.includes('\\') && /:\/\/|[\w.+-]@|www\./i.test(text.replaceAll('\\', ''))) return undefined;
  if (text.includes('[') && text.split('[').length > maxBrackets) return undefined;
  return readInlines(text, false);
}

function readInlines(text: string, inLink: boolean): ElementContent[] | undefined {
  const outer: Frame = { marker: '', children: [] };
  const frames = [outer];
  let position = 0;
  for (let index = nextSpecial(text, 0); index >= 0; index = nextSpecial(text, position)) {
    const frame = frames.at(-1) ?? outer;
    addText(frame, text.slice(position, index));
    const part = readPart(text, index, inLink);
    if (part === undefined) return undefined;
    if ('content' in part) add(frame, part.content);
    else if (part.closes && part.marker === frame.marker) closeFrame(frames);
    else if (part.opens && canOpen(part, frames)) frames.push({ marker: part.marker, children: [] });
    else return undefined;
    position = part.end;
  }
  addText(frames.at(-1) ?? outer, text.slice(position));
  return frames.length === 1 ? outer.children : undefined;
}

function nextSpecial(text: string, position: number): number {
  special.lastIndex = position;
  return special.exec(text)?.index ?? -1;
}

function addText(frame: Frame, value: string): void {
  if (value !== '') add(frame, { type: 'text', value });
}

function add({ children }: Frame, content: ElementContent): void {
  const last = children.at(-1);
  if (last?.type === 'text' && content.type === 'text') last.value += content.value;
  else children.push(content);
}

function closeFrame(frames: Frame[]): void {
  const closed = frames.pop();
  if (closed === undefined) return;
  const tagName = closed.marker.length === 1 ? 'em' : 'strong';
  frames.at(-1)?.children.push(element(tagName, closed.children));
}

/** What could close as well would close an emphasis further out. */
function canOpen({ marker, closes }: { marker: string; closes: boolean }, frames: Frame[]): boolean {
  if (frames.length > maxDepth) return false;
  return !closes || frames.every((frame) => frame.marker.charAt(0) !== marker.charAt(0));
}

function readPart(text: string, index: number, inLink: boolean): Part | undefined {
  switch (text[index]) {
    case '`':
      return readCode(text, index);
    case '\\':
      return readEscape(text, index);
    case '*':
    case '_':
      return readDelimiter(text, index);
    case '[':
      return inLink ? undefined : readLink(text, index);
    case '<':
      return matchAt(comparison, text, index) ? literal('<', index) : readTag(text, index, inLink);
    case '&':
      return matchAt(reference, text, index) ? undefined : literal('&', index);
    case 'h':
      return inLink ? undefined : readAddress(text, index);
    default:
      return undefined;
  }
}

function readCode(text: string, index: number): Part | undefined {
  const [whole, value] = matchAt(code, text, index) ?? [];
  if (whole === undefined || value === undefined) return undefined;
  return { content: element('code', [{ type: 'text', value }]), end: index + whole.length };
}

function readEscape(text: string, index: number): Part | undefined {
  const character = matchAt(escaped, text, index)?.[1];
  if (character !== undefined) return { content: { type: 'text', value: character }, end: index + 2 };
  // At the end of a line it breaks it.
  return text[index + 1] === '\n' ? undefined : literal('\\', index);
}

function literal(value: string, index: number): Part {
  return { content: { type: 'text', value }, end: index + value.length };
}

/** Whether a marker begins or ends an emphasis is told by what stands around it. */
function readDelimiter(text: string, index: number): Part | undefined {
  const character = text.charAt(index);
  let end = index + 1;
  while (text[end] === character) end += 1;
  const before = kindOf(text[index - 1]);
  const after = kindOf(text[end]);
  if (before === 'unknown' || after === 'unknown') return undefined;
  const left = after !== 'blank' && (after === 'letter' || before !== 'letter');
  const right = before !== 'blank' && (before === 'letter' || after !== 'letter');
  const opens = left && (character === '*' || !right || before === 'punctuation');
  const closes = right && (character === '*' || !left || after === 'punctuation');
  const marker = text.slice(index, end);
  if (!opens && !closes) return literal(marker, index);
  return marker.length > 2 ? undefined : { marker, opens, closes, end };
}

function kindOf(character = ' '): 'blank' | 'punctuation' | 'letter' | 'unknown' {
  if (/[*_~]|[^\n -~]/.test(character)) return 'unknown';
  if (/[ \n]/.test(character)) return 'blank';
  return /[A-Za-z0-9]/.test(character) ? 'letter' : 'punctuation';
}

function readTag(text: string, index: number, inLink: boolean): Part | undefined {
  const [whole] = matchAt(htmlElement, text, index) ?? [];
  if (whole === undefined || inLink || /www\./i.test(whole)) return undefined;
  const [content] = simpleTags(whole) ?? [];
  return content && { content, end: index + whole.length };
}

/** A bracket without an address is a bracket, as long as nothing is defined. */
function readLink(text: string, index: number): Part | undefined {
  const [whole, label, href] = matchAt(link, text, index) ?? [];
  if (whole === undefined || label === undefined || href === undefined) return literal('[', index);
  if (/&[#\w]+;/.test(href)) return undefined;
  const children = readInlines(label, true);
  return children && { content: element('a', children, { href }), end: index + whole.length };
}

function readAddress(text: string, index: number): Part | undefined {
  const before = text[index - 1];
  const [href] = matchAt(address, text, index) ?? [];
  if (href === undefined || (before !== undefined && !' \n('.includes(before))) return undefined;
  return {
    content: element('a', [{ type: 'text', value: href }], { href }),
    end: index + href.length,
  };
}

function matchAt(sticky: RegExp, text: string, index: number): RegExpExecArray | undefined {
  sticky.lastIndex = index;
  return sticky.exec(text) ?? undefined;
}
