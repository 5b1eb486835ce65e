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
  ...['paragraph', 'heading-1', 'heading-2', 'heading-3'],
  ...['list-unordered', 'list-ordered', 'list-tasks', 'divider'],
];
const inBlockquote = new Set([...inText, 'blockquote']);
const inHint = new Set([...inText, 'embed', 'table']);
const inListItem = new Set([...inText, 'code', 'hint', 'blockquote', 'math', 'table']);
const inTextOnly = new Set(inText);

/** What may stand in a cell. Everything else is taken apart until it may, so that no text is lost. */
export function textBlocks(blocks: readonly Block[]): TextBlock[] {
  return blocks.flatMap((block) => legal(block, isTextBlock));
}

/** What may stand in a quotation. */
export function blockquoteBlocks(blocks: readonly Block[]): BlockquoteBlock[] {
  return blocks.flatMap((block) => legal(block, isBlockquoteBlock));
}

/** What may stand in a hint. */
export function hintBlocks(blocks: readonly Block[]): HintBlock[] {
  return blocks.flatMap((block) => legal(block, isHintBlock));
}

/** What may stand in a list item. */
export function listItemBlocks(blocks: readonly Block[]): ListItemBlock[] {
  return blocks.flatMap((block) => legal(block, isListItemBlock));
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

function legal<Legal extends Block>(block: Block, isLegal: (block: Block) => block is Legal): Legal[] {
  return isLegal(block) ? [block] : parts(block).flatMap((part) => legal(part, isLegal));
}

/** A block as simpler blocks with the same text. Paragraphs, headings, lists and dividers are legal everywhere. */
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

/** What a reader knows an operation by. */
function signature({ method = '', path = '' }: { method?: string; path?: string }): string {
  return `${method.toUpperCase()} ${path}`;
}

function names(all: readonly string[]): Paragraph {
  return paragraph(
    between(
      ', ',
      all.map((name) => [text(name, ['code'])]),
    ),
  );
}

/** The lines of a piece of code in one text. */
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
      data: { ref, ...(alt === undefined ? {} : { alt }), ...(caption === '' ? {} : { caption }) },
    },
  ]);
}

/** One paragraph per row, its cells between bars. */
function tableParagraphs(table: Table): Paragraph[] {
  const { titles, rows } = tableRows(table);
  const header = titles.some((title) => title !== '') ? [paragraph([text(titles.join(' | '))])] : [];
  return [
    ...header,
    ...rows.map((cells) =>
      paragraph(
        between(
          ' | ',
          cells.map((cell) => blocksInLine(cell)),
        ),
      ),
    ),
  ];
}

function blocksInLine(blocks: readonly TextBlock[]): TextOrInline[] {
  return between(' ', blocks.map(blockInLine));
}

function blockInLine(block: Block): TextOrInline[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading-1':
    case 'heading-2':
    case 'heading-3':
      return block.nodes;
    case 'list-unordered':
    case 'list-ordered':
    case 'list-tasks':
      return between(
        ' ',
        block.nodes.map((item) => blocksInLine(textBlocks(item.nodes))),
      );
    default:
      return [];
  }
}

function between(separator: string, groups: TextOrInline[][]): TextOrInline[] {
  return groups.flatMap((group, index) => (index === 0 ? group : [text(separator), ...group]));
}
