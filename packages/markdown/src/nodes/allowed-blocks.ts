import { defined } from '@specshelf/base/defined';
import { paragraph, text } from './make-node.js';
import type {
  Block,
  BlockquoteBlock,
  Code,
  HintBlock,
  Image,
  ListItemBlock,
  Paragraph,
  Table,
  TextBlock,
  TextOrInline,
} from './node-types.js';
import { plainText } from './plain-text.js';
import { tableRows } from './table-rows.js';

const inText = [
  'paragraph',
  'heading-1',
  'heading-2',
  'heading-3',
  'list-unordered',
  'list-ordered',
  'list-tasks',
  'divider',
];
const inBlockquote = new Set([...inText, 'blockquote']);
const inHint = new Set([...inText, 'embed', 'table']);
const inListItem = new Set([...inText, 'code', 'hint', 'blockquote', 'math', 'table']);
const inTextOnly = new Set(inText);

// Blocks that a container must not contain are replaced with simpler blocks with the same text, so that no text is lost.

/** Blocks for the cells of a table. */
export function textBlocks(blocks: readonly Block[]): TextBlock[] {
  return blocks.flatMap((block) => allowed(block, isTextBlock));
}

export function blockquoteBlocks(blocks: readonly Block[]): BlockquoteBlock[] {
  return blocks.flatMap((block) => allowed(block, isBlockquoteBlock));
}

export function hintBlocks(blocks: readonly Block[]): HintBlock[] {
  return blocks.flatMap((block) => allowed(block, isHintBlock));
}

export function listItemBlocks(blocks: readonly Block[]): ListItemBlock[] {
  return blocks.flatMap((block) => allowed(block, isListItemBlock));
}

function isTextBlock(block: Block): block is TextBlock {
  return inTextOnly.has(block.type);
}

function isBlockquoteBlock(block: Block): block is BlockquoteBlock {
  return inBlockquote.has(block.type);
}

function isHintBlock(block: Block): block is HintBlock {
  return inHint.has(block.type);
}

function isListItemBlock(block: Block): block is ListItemBlock {
  return inListItem.has(block.type);
}

function allowed<Allowed extends Block>(
  block: Block,
  isAllowed: (block: Block) => block is Allowed,
): Allowed[] {
  return isAllowed(block) ? [block] : parts(block).flatMap((part) => allowed(part, isAllowed));
}

/** Splits a block into simpler blocks with the same text. Paragraphs, headings, lists and dividers are allowed everywhere. */
function parts(block: Block): Block[] {
  switch (block.type) {
    case 'code':
      return [paragraph([text(codeText(block), ['code'])])];
    case 'math':
      return [paragraph([{ object: 'inline', type: 'inline-math', isVoid: true, data: block.data }])];
    case 'images':
      return block.nodes.map(imageParagraph);
    case 'table':
      return tableParagraphs(block);
    case 'blockquote':
    case 'hint':
      return block.nodes;
    case 'expandable':
      return block.fragments.flatMap((fragment): Block[] => fragment.nodes);
    case 'tabs':
      return block.nodes.flatMap((tab) => [...label(tab.data.title), ...tab.nodes]);
    case 'stepper':
    case 'columns':
      return block.nodes.flatMap((part) => part.nodes);
    case 'embed':
      return [paragraph([link(block.data.url)])];
    case 'openapi-operation':
    case 'swagger':
      return [names([signature(block.data)])];
    case 'openapi-webhook':
      return [names([signature({ ...block.data, path: block.data.name })])];
    case 'openapi-schemas':
      return [...label(block.data.title), names(block.data.schemas)];
    default:
      return [];
  }
}

function label(title = ''): Paragraph[] {
  return title === '' ? [] : [paragraph([text(title, ['bold'])])];
}

function link(url: string): TextOrInline {
  return {
    object: 'inline',
    type: 'link',
    isVoid: false,
    data: { ref: { kind: 'url', url } },
    nodes: [text(url)],
  };
}

function signature({ method = '', path = '' }: { method?: string; path?: string }): string {
  return `${method.toUpperCase()} ${path}`;
}

function names(all: readonly string[]): Paragraph {
  const codes = all.map((name) => [text(name, ['code'])]);
  return paragraph(join(codes, ', '));
}

export function codeText(code: Code): string {
  return code.nodes.map((line) => plainText(line.nodes)).join('\n');
}

function imageParagraph(image: Image): Paragraph {
  const { ref, alt } = image.data;
  const caption = image.fragments
    .flatMap((fragment) => fragment.nodes.map((node) => plainText(node.nodes)))
    .join(' ');
  return paragraph([
    {
      object: 'inline',
      type: 'inline-image',
      isVoid: true,
      data: { ref, ...defined({ alt, caption: caption || undefined }) },
    },
  ]);
}

/** One paragraph per row, with the cells separated by bars. */
function tableParagraphs(table: Table): Paragraph[] {
  const { titles, rows } = tableRows(table);
  const header = titles.some((title) => title !== '') ? [paragraph([text(titles.join(' | '))])] : [];
  return [...header, ...rows.map((cells) => paragraph(join(cells.map(inlinesOfBlocks), ' | ')))];
}

function inlinesOfBlocks(blocks: readonly TextBlock[]): TextOrInline[] {
  return join(blocks.map(inlinesOfBlock), ' ');
}

function inlinesOfBlock(block: Block): TextOrInline[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading-1':
    case 'heading-2':
    case 'heading-3':
      return block.nodes;
    case 'list-unordered':
    case 'list-ordered':
    case 'list-tasks':
      return join(
        block.nodes.map((item) => inlinesOfBlocks(textBlocks(item.nodes))),
        ' ',
      );
    default:
      return [];
  }
}

function join(groups: TextOrInline[][], separator: string): TextOrInline[] {
  return groups.flatMap((group, index) => (index === 0 ? group : [text(separator), ...group]));
}
