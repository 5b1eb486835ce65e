import type {
  BlockContent,
  DefinitionContent,
  ListItem as MarkdownListItem,
  PhrasingContent,
  TableRow,
} from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { codeText } from '../nodes/allowed-blocks.js';
import { text } from '../nodes/make-node.js';
import type {
  Block,
  Document,
  Expandable,
  Hint,
  Image,
  List,
  ListItem,
  Table,
  TextBlock,
  TextOrInline,
} from '../nodes/node-types.js';
import { plainText } from '../nodes/plain-text.js';
import { tableRows } from '../nodes/table-rows.js';
import { markdownStyle } from './markdown-style.js';
import { imagePhrasing, phrasing } from './phrasing.js';

type Flow = BlockContent | DefinitionContent;

/** Converts a document to Markdown in the style of a human author. Content without a Markdown form is omitted. */
export function documentToMarkdown(document: Document): string {
  return toMarkdown({ type: 'root', children: document.nodes.flatMap(flow) }, markdownStyle);
}

function flow(block: Block): Flow[] {
  switch (block.type) {
    case 'paragraph':
      return paragraphs(block.nodes);
    case 'heading-1':
      return [heading(1, block.nodes)];
    case 'heading-2':
      return [heading(2, block.nodes)];
    case 'heading-3':
      return [heading(3, block.nodes)];
    case 'list-unordered':
    case 'list-ordered':
    case 'list-tasks':
      return [list(block)];
    case 'divider':
      return [{ type: 'thematicBreak' }];
    case 'code':
      return [
        ...label(block.data.title),
        { type: 'code', lang: block.data.syntax ?? null, value: codeText(block) },
      ];
    case 'math':
      return [{ type: 'math', value: block.data.formula }];
    case 'blockquote':
      return [{ type: 'blockquote', children: block.nodes.flatMap(flow) }];
    case 'hint':
      return [hint(block)];
    case 'images':
      return images(block.nodes);
    case 'table':
      return [table(block)];
    case 'expandable':
      return expandable(block);
    case 'tabs':
      return block.nodes.flatMap((tab) => [...label(tab.data.title), ...tab.nodes.flatMap(flow)]);
    case 'stepper':
    case 'columns':
      return block.nodes.flatMap((part) => part.nodes.flatMap(flow));
    case 'embed':
      return [{ type: 'paragraph', children: [link(block.data.url)] }];
    case 'openapi-operation':
      return [codeParagraph([`${block.data.method.toUpperCase()} ${block.data.path}`])];
    case 'swagger':
      return [codeParagraph([`${block.data.method?.toUpperCase() ?? ''} ${block.data.path ?? ''}`.trim()])];
    case 'openapi-webhook':
      return [codeParagraph([`${block.data.method.toUpperCase()} ${block.data.name}`])];
    case 'openapi-schemas':
      return [...label(block.data.title), codeParagraph(block.data.schemas)];
    default:
      return [];
  }
}

function paragraphs(nodes: readonly TextOrInline[]): Flow[] {
  const children = phrasing(nodes);
  return children.length === 0 ? [] : [{ type: 'paragraph', children }];
}

/** A line break becomes a space, because a heading is a single line. */
function heading(depth: 1 | 2 | 3, nodes: readonly TextOrInline[]): Flow {
  return { type: 'heading', depth, children: phrasing(nodes, { type: 'text', value: ' ' }) };
}

function list(block: List): Flow {
  const ordered = block.type === 'list-ordered';
  const tasks = block.type === 'list-tasks';
  const children = block.nodes.map((item) => listItem(item, tasks));
  const spread = block.nodes.some(isLoose);
  return {
    type: 'list',
    ordered,
    spread,
    start: ordered ? (block.data.start ?? 1) : null,
    children: children.map((child) => ({ ...child, spread })),
  };
}

function listItem(item: ListItem, isTask: boolean): MarkdownListItem {
  const checked = isTask ? (item.data?.checked ?? false) : null;
  return { type: 'listItem', checked, children: item.nodes.flatMap(flow) };
}

/** A list is loose when one of its items has blocks other than nested lists after the first one. */
function isLoose(item: ListItem): boolean {
  return item.nodes.slice(1).some((block) => !block.type.startsWith('list-'));
}

const alertOfStyle = { info: 'NOTE', success: 'TIP', warning: 'WARNING', danger: 'CAUTION' };

/** The marker is an HTML node, because text would be escaped. */
function hint({ data, nodes }: Hint): Flow {
  const marker: Flow = { type: 'html', value: `[!${alertOfStyle[data.style]}]` };
  return { type: 'blockquote', children: [marker, ...nodes.flatMap(flow)] };
}

function images(all: readonly Image[]): Flow[] {
  const children = all.flatMap((image, index): PhrasingContent[] => {
    const caption = plainText(image.fragments.flatMap(({ nodes }) => nodes.flatMap((node) => node.nodes)));
    const content = imagePhrasing(caption === '' ? image.data : { ...image.data, caption });
    return index === 0 || content.length === 0 ? content : [{ type: 'text', value: ' ' }, ...content];
  });
  return children.length === 0 ? [] : [{ type: 'paragraph', children }];
}

function table(block: Table): Flow {
  const { titles, rows } = tableRows(block);
  const align = block.data.view.columns.map((id) => alignment(block.data.definition[id]));
  return {
    type: 'table',
    align,
    children: [
      row(titles.map((title) => phrasing([text(title)]))),
      ...rows.map((cells) => row(cells.map(cellContent))),
    ],
  };
}

function alignment(column: Table['data']['definition'][string] | undefined) {
  return column?.type === 'text' && column.textAlignment !== 'left' ? column.textAlignment : null;
}

function row(cells: PhrasingContent[][]): TableRow {
  return { type: 'tableRow', children: cells.map((children) => ({ type: 'tableCell', children })) };
}

const cellBreak: PhrasingContent = { type: 'html', value: '<br>' };

/** A cell is a single line of Markdown, in which only HTML can break lines. */
function cellContent(blocks: readonly TextBlock[]): PhrasingContent[] {
  return blocks.flatMap(cellLines).flatMap((line, index) => (index === 0 ? line : [cellBreak, ...line]));
}

function cellLines(block: Block): PhrasingContent[][] {
  switch (block.type) {
    case 'paragraph':
    case 'heading-1':
    case 'heading-2':
    case 'heading-3':
      return [phrasing(block.nodes, cellBreak)];
    case 'list-unordered':
    case 'list-ordered':
    case 'list-tasks':
      return block.nodes.flatMap((item) => item.nodes.flatMap(cellLines));
    default:
      return [];
  }
}

/** A summary is HTML without Markdown, so it loses its marks. */
function expandable(block: Expandable): Flow[] {
  const title = block.fragments.flatMap((part) => (part.type === 'expandable-title' ? part.nodes : []));
  const body = block.fragments.flatMap((part): Block[] =>
    part.type === 'expandable-body' ? part.nodes : [],
  );
  const summary = plainText(title.flatMap((node) => node.nodes)).replaceAll('\n', ' ');
  const open = block.data.defaultExpanded === true ? '<details open>' : '<details>';
  return [
    { type: 'html', value: `${open}\n<summary>${escaped(summary)}</summary>` },
    ...body.flatMap(flow),
    { type: 'html', value: '</details>' },
  ];
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function label(title: string | undefined): Flow[] {
  if (title === undefined || title === '') return [];
  return [{ type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: title }] }] }];
}

function codeParagraph(values: readonly string[]): Flow {
  const children = values.flatMap((value, index): PhrasingContent[] => [
    ...(index === 0 ? [] : [{ type: 'text' as const, value: ', ' }]),
    { type: 'inlineCode', value },
  ]);
  return { type: 'paragraph', children };
}

function link(url: string): PhrasingContent {
  return { type: 'link', url, children: [{ type: 'text', value: url }] };
}
