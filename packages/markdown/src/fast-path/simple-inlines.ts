import type { ElementContent } from 'hast';
import { matchAt } from '../text/match-at.js';
import { element } from '../tree/element.js';
import { parseTags } from './simple-tags.js';

/**
 * Finds every character that may begin markup. An occurrence without a matching rule below stops the fast path, so the
 * Markdown parser handles everything in doubt.
 */
const special = /[\\`*_[<&]|~~|\$\$|!\[|\]\(|\{%|https?:\/\/|:\/\/|[wW]{3}\.|(?<=[\w.+-])@/g;

const code = /`((?! )[^`\n]+(?<! ))`(?!`)/y;
const escaped = /\\([!-/:-@[-`{-~])/y;
const reference = /&(?:#[0-9A-Fa-fXx]+|[A-Za-z][A-Za-z0-9]*);/y;
const comparison = /<(?=[ 0-9=])/y;
/** An HTML element without Markdown in it. */
const htmlElement =
  /<(?:br ?\/?>|(b|code|em|i|strong|a)(?: href="[\w\-./:#?=]*")?>(?:[A-Za-z0-9 .,;()/'"-]|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9]))+<\/\1>)/y;
/** A link whose address the sanitizer does not change. */
const link =
  /\[([^[\]]*[^[\]\\])\]\(((?:https?:\/\/[A-Za-z0-9]|\/|#)(?:[\w\-.~:/?#@!$&'*+,;=]|%[0-9A-Fa-f]{2})*)\)/y;
/** A bare URL whose end is unambiguous. */
const bareURL =
  /https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/(?:[\w\-./%?=#]*[A-Za-z0-9/])?)?(?=[.,:;!?]?(?:\s|$))/y;

// The Markdown parser rejects texts with more open brackets.
const maxBrackets = 100;
// Later steps walk the tree recursively.
const maxDepth = 10;

/** Either complete content or an emphasis delimiter, with the index after it. */
type Token = { end: number } & (
  | { content: ElementContent }
  | { marker: string; opens: boolean; closes: boolean }
);

/** An open emphasis, or the whole text. */
interface Frame {
  marker: string;
  children: ElementContent[];
}

/** Parses the text of a paragraph; undefined when it contains markup that needs the Markdown parser. */
export function parseInlines(text: string): ElementContent[] | undefined {
  // The parser also links an address with escaped characters.
  if (text.includes('\\') && /:\/\/|[\w.+-]@|www\./i.test(text.replaceAll('\\', ''))) return undefined;
  if (text.includes('[') && text.split('[').length > maxBrackets) return undefined;
  return parseText(text, false);
}

function parseText(text: string, inLink: boolean): ElementContent[] | undefined {
  const root: Frame = { marker: '', children: [] };
  const frames = [root];
  let position = 0;
  for (let index = nextSpecial(text, 0); index >= 0; index = nextSpecial(text, position)) {
    const frame = frames.at(-1) ?? root;
    addText(frame, text.slice(position, index));
    const token = parseToken(text, index, inLink);
    if (token === undefined) return undefined;
    if ('content' in token) add(frame, token.content);
    else if (token.closes && token.marker === frame.marker) closeFrame(frames);
    else if (token.opens && canOpen(token, frames)) frames.push({ marker: token.marker, children: [] });
    else return undefined;
    position = token.end;
  }
  addText(frames.at(-1) ?? root, text.slice(position));
  return frames.length === 1 ? root.children : undefined;
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

/** A delimiter that can also close would close an outer emphasis of the same kind. */
function canOpen({ marker, closes }: { marker: string; closes: boolean }, frames: Frame[]): boolean {
  if (frames.length > maxDepth) return false;
  return !closes || frames.every((frame) => frame.marker.charAt(0) !== marker.charAt(0));
}

function parseToken(text: string, index: number, inLink: boolean): Token | undefined {
  switch (text[index]) {
    case '`':
      return parseCode(text, index);
    case '\\':
      return parseEscape(text, index);
    case '*':
    case '_':
      return parseDelimiter(text, index);
    case '[':
      return inLink ? undefined : parseLink(text, index);
    case '<':
      return matchAt(comparison, text, index) ? literal('<', index) : parseTag(text, index, inLink);
    case '&':
      return matchAt(reference, text, index) ? undefined : literal('&', index);
    case 'h':
      return inLink ? undefined : parseBareURL(text, index);
    default:
      return undefined;
  }
}

function parseCode(text: string, index: number): Token | undefined {
  const [whole, value] = matchAt(code, text, index) ?? [];
  if (whole === undefined || value === undefined) return undefined;
  return { content: element('code', [{ type: 'text', value }]), end: index + whole.length };
}

function parseEscape(text: string, index: number): Token | undefined {
  const character = matchAt(escaped, text, index)?.[1];
  if (character !== undefined) return { content: { type: 'text', value: character }, end: index + 2 };
  // At the end of a line it is a hard line break.
  return text[index + 1] === '\n' ? undefined : literal('\\', index);
}

function literal(value: string, index: number): Token {
  return { content: { type: 'text', value }, end: index + value.length };
}

/** The characters around a delimiter determine whether it opens or closes an emphasis: CommonMark's flanking rules. */
function parseDelimiter(text: string, index: number): Token | undefined {
  const character = text.charAt(index);
  let end = index + 1;
  while (text[end] === character) end += 1;
  const before = characterClass(text[index - 1]);
  const after = characterClass(text[end]);
  if (before === 'unknown' || after === 'unknown') return undefined;
  const left = after !== 'blank' && (after === 'letter' || before !== 'letter');
  const right = before !== 'blank' && (before === 'letter' || after !== 'letter');
  const opens = left && (character === '*' || !right || before === 'punctuation');
  const closes = right && (character === '*' || !left || after === 'punctuation');
  const marker = text.slice(index, end);
  if (!opens && !closes) return literal(marker, index);
  return marker.length > 2 ? undefined : { marker, opens, closes, end };
}

function characterClass(character = ' '): 'blank' | 'punctuation' | 'letter' | 'unknown' {
  if (/[*_~]|[^\n -~]/.test(character)) return 'unknown';
  if (/[ \n]/.test(character)) return 'blank';
  return /[A-Za-z0-9]/.test(character) ? 'letter' : 'punctuation';
}

function parseTag(text: string, index: number, inLink: boolean): Token | undefined {
  const [whole] = matchAt(htmlElement, text, index) ?? [];
  if (whole === undefined || inLink || /www\./i.test(whole)) return undefined;
  const [content] = parseTags(whole) ?? [];
  return content && { content, end: index + whole.length };
}

/** A bracket without an address is text, because simple texts have no definitions. */
function parseLink(text: string, index: number): Token | undefined {
  const [whole, label, href] = matchAt(link, text, index) ?? [];
  if (whole === undefined || label === undefined || href === undefined) return literal('[', index);
  if (/&[#\w]+;/.test(href)) return undefined;
  const children = parseText(label, true);
  return children && { content: element('a', children, { href }), end: index + whole.length };
}

function parseBareURL(text: string, index: number): Token | undefined {
  const before = text[index - 1];
  const [href] = matchAt(bareURL, text, index) ?? [];
  if (href === undefined || (before !== undefined && !' \n('.includes(before))) return undefined;
  return {
    content: element('a', [{ type: 'text', value: href }], { href }),
    end: index + href.length,
  };
}
