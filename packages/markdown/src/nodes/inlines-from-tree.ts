import { defined } from '@specshelf/base/defined';
import type { Element, ElementContent, RootContent } from 'hast';
import { flowTags } from '../html/flow-tags.js';
import { languageOf, nonEmptyText, textContent } from '../html/tree-text.js';
import { collapseLineFeeds, collapseWhiteSpace, trimEnd, trimStart } from '../text/white-space.js';
import { contentRef } from './content-ref.js';
import { leaf, type MarkType, text } from './make-node.js';
import type { InlineImage, Link, Text, TextOrInline } from './node-types.js';
import { plainText } from './plain-text.js';

type HTMLNode = RootContent | ElementContent;

/** A part of a paragraph, before adjacent runs are merged and white space around line breaks is removed. */
type Piece = Run | { kind: 'inline'; node: Exclude<TextOrInline, Text> };
interface Run {
  kind: 'run';
  text: string;
  marks: readonly MarkType[];
}

const markOfTag = new Map<string, MarkType>([
  ['b', 'bold'],
  ['strong', 'bold'],
  ['em', 'italic'],
  ['i', 'italic'],
  ['var', 'italic'],
  ['code', 'code'],
  ['samp', 'code'],
  ['tt', 'code'],
  ['kbd', 'keyboard'],
  ['del', 'strikethrough'],
  ['s', 'strikethrough'],
  ['strike', 'strikethrough'],
  ['sub', 'subscript'],
  ['sup', 'superscript'],
]);

/** Converts inline HTML to texts and inlines. */
export function inlinesFromTree(children: readonly HTMLNode[]): TextOrInline[] {
  return toNodes(children.flatMap((child) => pieces(child, [])));
}

function inlineImage(image: Element): InlineImage {
  const { src, alt, title } = image.properties;
  return {
    object: 'inline',
    type: 'inline-image',
    isVoid: true,
    data: {
      ref: { kind: 'url', url: String(src) },
      ...defined({ alt: nonEmptyText(alt), caption: nonEmptyText(title) }),
    },
  };
}

function pieces(node: HTMLNode, marks: readonly MarkType[]): Piece[] {
  if (node.type === 'text') return [{ kind: 'run', text: collapseText(node.value, marks), marks }];
  if (node.type !== 'element') return [];
  switch (node.tagName) {
    case 'br':
      return [lineBreak];
    case 'img':
      return [{ kind: 'inline', node: inlineImage(node) }];
    case 'input':
      return [{ kind: 'run', text: node.properties['checked'] ? '[x]' : '[ ]', marks }];
    case 'a':
      return linkPieces(node, marks);
    case 'q':
      return [
        { kind: 'run', text: '"', marks },
        ...childPieces(node, marks),
        { kind: 'run', text: '"', marks },
      ];
    case 'code':
    case 'samp':
    case 'tt':
      return languageOf(node) === 'math' ? [math(node)] : codePieces(node, marks);
    default:
      return flowTags.has(node.tagName)
        ? [lineBreak, ...childPieces(node, marks), lineBreak]
        : childPieces(node, marks);
  }
}

/** Code keeps repeated spaces. */
function collapseText(value: string, marks: readonly MarkType[]): string {
  return marks.includes('code') ? collapseLineFeeds(value) : collapseWhiteSpace(value);
}

function childPieces(element: Element, marks: readonly MarkType[]): Piece[] {
  const own = markOfTag.get(element.tagName);
  const all = own === undefined || marks.includes(own) ? marks : [...marks, own];
  return element.children.flatMap((child) => pieces(child, all));
}

/** In code with several child nodes, leading and trailing white space is layout of the source and moves outside. */
function codePieces(element: Element, marks: readonly MarkType[]): Piece[] {
  const inside = childPieces(element, marks);
  if (element.children.length < 2) return inside;
  const trimmed = inside.map((piece, index): Piece => {
    if (piece.kind === 'inline') return piece;
    const start = index === 0 ? trimStart(piece.text) : piece.text;
    return { ...piece, text: index === inside.length - 1 ? trimEnd(start) : start };
  });
  return [...removedSpace(inside[0], trimmed[0]), ...trimmed, ...removedSpace(inside.at(-1), trimmed.at(-1))];
}

function removedSpace(piece: Piece | undefined, trimmed: Piece | undefined): Piece[] {
  const isSame = piece?.kind !== 'run' || trimmed?.kind !== 'run' || piece.text === trimmed.text;
  return isSame ? [] : [space];
}

function math(element: Element): Piece {
  const formula = textContent(element);
  return { kind: 'inline', node: { object: 'inline', type: 'inline-math', isVoid: true, data: { formula } } };
}

/** Leading and trailing spaces move out of a link, and inlines that a link must not contain become text. */
function linkPieces(element: Element, marks: readonly MarkType[]): Piece[] {
  const inside = childPieces(element, marks);
  const nodes = toNodes(inside).map((node) => (isLinkable(node) ? node : text(plainText([node]), marks)));
  if (nodes.length === 0) return inside;
  const link: Link = {
    object: 'inline',
    type: 'link',
    isVoid: false,
    data: { ref: contentRef(String(element.properties['href'])) },
    nodes,
  };
  const [first] = inside;
  const last = inside.at(-1);
  return [
    ...(first?.kind === 'run' && first.text.startsWith(' ') ? [space] : []),
    { kind: 'inline', node: link },
    ...(last?.kind === 'run' && last.text.endsWith(' ') ? [space] : []),
  ];
}

const lineBreak: Piece = { kind: 'run', text: '\n', marks: [] };
const space: Piece = { kind: 'run', text: ' ', marks: [] };

function isLinkable(node: TextOrInline): node is Text | InlineImage {
  return node.object === 'text' || node.type === 'inline-image';
}

/** Merges adjacent runs with the same marks into leaves, and adjacent leaves into texts. */
function toNodes(all: readonly Piece[]): TextOrInline[] {
  const nodes: TextOrInline[] = [];
  for (const piece of trimLines(mergeRuns(all))) {
    const previous = nodes.at(-1);
    if (piece.kind === 'inline') nodes.push(piece.node);
    else if (previous?.object === 'text') previous.leaves.push(leaf(piece.text, piece.marks));
    else nodes.push(text(piece.text, piece.marks));
  }
  return nodes;
}

function mergeRuns(all: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let parts: string[] = [];
  let marks: readonly MarkType[] = [];
  const flush = () => {
    if (parts.length > 0) result.push({ kind: 'run', text: parts.join(''), marks });
    parts = [];
  };
  for (const piece of all) {
    if (piece.kind === 'inline' || !sameMarks(piece.marks, marks)) flush();
    if (piece.kind === 'inline') {
      result.push(piece);
    } else if (piece.text !== '') {
      parts.push(piece.text);
      marks = piece.marks;
    }
  }
  flush();
  return result;
}

function sameMarks(a: readonly MarkType[], b: readonly MarkType[]): boolean {
  return a.length === b.length && a.every((mark, index) => mark === b[index]);
}

/** Removes white space at both ends and around line breaks. */
function trimLines(all: readonly Piece[]): Piece[] {
  const trimmed = all.map((piece, index): Piece => {
    if (piece.kind === 'inline') return piece;
    const start = index === 0 ? trimStart(piece.text) : piece.text;
    const lines = (index === all.length - 1 ? trimEnd(start) : start).split('\n');
    const inner = lines.map((line, at) => {
      const text = at > 0 || startsLine(all, index) || followsSpace(all, index) ? trimStart(line) : line;
      return at < lines.length - 1 || endsLine(all, index) ? trimEnd(text) : text;
    });
    return { ...piece, text: inner.join('\n') };
  });
  return trimmed.filter((piece) => piece.kind === 'inline' || piece.text !== '');
}

function startsLine(all: readonly Piece[], index: number): boolean {
  const previous = all[index - 1];
  return previous === undefined || (previous.kind === 'run' && previous.text.endsWith('\n'));
}

/** Adjacent spaces collapse, even with different marks. */
function followsSpace(all: readonly Piece[], index: number): boolean {
  const [previous, piece] = [all[index - 1], all[index]];
  return previous?.kind === 'run' && previous.text.endsWith(' ') && !isCode(previous) && !isCode(piece);
}

function isCode(piece: Piece | undefined): boolean {
  return piece?.kind === 'run' && piece.marks.includes('code');
}

function endsLine(all: readonly Piece[], index: number): boolean {
  const next = all[index + 1];
  return next === undefined || (next.kind === 'run' && next.text.startsWith('\n'));
}
