import type { Text as MarkdownText, PhrasingContent } from 'mdast';
import { addressOf } from '../nodes/content-ref.js';
import type { ContentRef, Leaf, Mark, TextOrInline } from '../nodes/node-types.js';
import { plainText } from '../nodes/plain-text.js';
import { trimEnd, trimStart } from '../text/white-space.js';

type MarkType = Mark['type'];

/** Content with the marks that still have to be wrapped around it. */
interface Marked {
  marks: MarkType[];
  content: PhrasingContent;
}

const tagOfMark = { keyboard: 'kbd', superscript: 'sup', subscript: 'sub' } as const;

/** Converts texts and inlines to the content of a Markdown paragraph. */
export function phrasing(
  nodes: readonly TextOrInline[],
  lineBreak: PhrasingContent = { type: 'break' },
): PhrasingContent[] {
  return nest(nodes.flatMap((node) => marked(node, lineBreak)));
}

/** Converts an image, with its caption as title. Without an address, only its alternative text remains. */
export function imagePhrasing(data: { ref: ContentRef; alt?: string; caption?: string }): PhrasingContent[] {
  const url = addressOf(data.ref);
  const alt = data.alt ?? '';
  if (url === undefined) return alt === '' ? [] : [{ type: 'text', value: alt }];
  return [{ type: 'image', url, alt, title: data.caption ?? null }];
}

function marked(node: TextOrInline, lineBreak: PhrasingContent): Marked[] {
  if (node.object === 'text') return node.leaves.flatMap((leaf) => markedLeaf(leaf, lineBreak));
  return inlinePhrasing(node, lineBreak).map((content) => ({ marks: [], content }));
}

function markedLeaf(leaf: Leaf, lineBreak: PhrasingContent): Marked[] {
  const types = leaf.marks.map((mark) => mark.type);
  const marks = types.filter((type) => type !== 'code' && type !== 'color');
  const isCode = types.includes('code');
  return leaf.text
    .split('\n')
    .flatMap((line, index): Marked[] => [
      ...(index === 0 ? [] : [{ marks, content: lineBreak }]),
      ...(line === ''
        ? []
        : [{ marks, content: isCode ? inlineCode(line) : { type: 'text' as const, value: line } }]),
    ]);
}

function inlineCode(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

function inlinePhrasing(
  node: Exclude<TextOrInline, { object: 'text' }>,
  lineBreak: PhrasingContent,
): PhrasingContent[] {
  switch (node.type) {
    case 'link':
      return linked(addressOf(node.data.ref), phrasing(node.nodes, lineBreak));
    case 'annotation':
      return phrasing(node.nodes, lineBreak);
    case 'inline-image':
      return imagePhrasing(node.data);
    case 'inline-math':
      return [{ type: 'inlineMath', value: node.data.formula }];
    case 'button':
      return linked(node.data.ref && addressOf(node.data.ref), [{ type: 'text', value: plainText([node]) }]);
    case 'mention':
      return mention(addressOf(node.data.ref));
    case 'emoji':
      return emoji(node.data.code);
    default:
      return [];
  }
}

function linked(url: string | undefined, children: PhrasingContent[]): PhrasingContent[] {
  const links = children.flatMap((child) => (child.type === 'link' ? child.children : [child]));
  return url === undefined ? children : [{ type: 'link', url, children: links }];
}

function mention(url: string | undefined): PhrasingContent[] {
  return url === undefined ? [] : linked(url, [{ type: 'text', value: url }]);
}

function emoji(code: string): PhrasingContent[] {
  const points = code.split('-').map((digits) => Number.parseInt(digits, 16));
  const isValid = points.every((point) => point >= 0 && point <= 0x10ffff);
  return isValid ? [{ type: 'text', value: String.fromCodePoint(...points) }] : [];
}

/** Wraps each mark once around adjacent content that shares it, the longest range first. */
function nest(parts: readonly Marked[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  let end = 0;
  for (const [index, part] of parts.entries()) {
    if (index < end) continue;
    const ends = part.marks.map((mark) => endOfMark(mark, index, parts));
    end = Math.max(index + 1, ...ends);
    const mark = part.marks[ends.indexOf(end)];
    if (mark === undefined) {
      result.push(part.content);
    } else {
      const inside = parts.slice(index, end).map(({ marks, content }) => {
        return { marks: marks.filter((type) => type !== mark), content };
      });
      result.push(...wrap(mark, nest(inside)));
    }
  }
  return result;
}

function endOfMark(mark: MarkType, start: number, parts: readonly Marked[]): number {
  let end = start;
  while (parts[end]?.marks.includes(mark)) end += 1;
  return end;
}

/** Moves leading and trailing white space out of a mark, because Markdown does not parse the mark otherwise. */
function wrap(mark: MarkType, content: PhrasingContent[]): PhrasingContent[] {
  const start = content.findIndex((node) => !isBlank(node));
  if (start < 0) return content;
  const end = content.findLastIndex((node) => !isBlank(node)) + 1;
  const inside = content.slice(start, end);
  const [before, opened] = splitStart(inside);
  const [closed, after] = splitEnd(opened);
  return [...content.slice(0, start), ...before, ...withMark(mark, closed), ...after, ...content.slice(end)];
}

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'break' || (node.type === 'text' && trimStart(node.value) === '');
}

function splitStart(content: PhrasingContent[]): [MarkdownText[], PhrasingContent[]] {
  const [first, ...rest] = content;
  if (first?.type !== 'text') return [[], content];
  const value = trimStart(first.value);
  if (value === first.value) return [[], content];
  return [[{ type: 'text', value: ' ' }], [{ type: 'text', value }, ...rest]];
}

function splitEnd(content: PhrasingContent[]): [PhrasingContent[], MarkdownText[]] {
  const last = content.at(-1);
  if (last?.type !== 'text') return [content, []];
  const value = trimEnd(last.value);
  if (value === last.value) return [content, []];
  return [[...content.slice(0, -1), { type: 'text', value }], [{ type: 'text', value: ' ' }]];
}

function withMark(mark: MarkType, children: PhrasingContent[]): PhrasingContent[] {
  switch (mark) {
    case 'bold':
      return [{ type: 'strong', children }];
    case 'italic':
      return [{ type: 'emphasis', children }];
    case 'strikethrough':
      return [{ type: 'delete', children }];
    case 'keyboard':
    case 'superscript':
    case 'subscript': {
      const tag = tagOfMark[mark];
      return [{ type: 'html', value: `<${tag}>` }, ...children, { type: 'html', value: `</${tag}>` }];
    }
    default:
      return children;
  }
}
