import type {
  Block,
  Column,
  ContentRef,
  Document,
  Image,
  ListItem,
  Step,
  Tab,
  Table,
  TextOrInline,
} from '../../src/nodes/node-types.js';

type AnyBlock = Block | ListItem | Tab | Step | Column;

/** Prints a document as text: one line per block, children indented, marks and inlines in braces. */
export function outline(document: Document): string {
  return document.nodes.flatMap(blockLines).join('\n');
}

function blockLines(node: AnyBlock): string[] {
  switch (node.type) {
    case 'paragraph':
      return [`p ${line(node.nodes)}`];
    case 'heading-1':
    case 'heading-2':
    case 'heading-3':
      return [`h${node.type.slice(-1)} #${node.meta?.id} ${line(node.nodes)}`];
    case 'code':
      return [
        [`code ${node.data.syntax ?? '?'}`, ...members({ ...node.data, syntax: undefined })].join(' '),
        ...node.nodes.map((code) => `  |${line(code.nodes)}`),
      ];
    case 'embed':
      return [['embed', ...members(node.data)].join(' ')];
    case 'openapi-operation':
    case 'openapi-webhook':
    case 'openapi-schemas':
    case 'swagger':
      return [[node.type, `#${node.meta?.id}`, ...members(node.data)].join(' ')];
    case 'divider':
      return ['---'];
    case 'math':
      return [`math ${node.data.formula}`];
    case 'images':
      return node.nodes.map(imageLine);
    case 'table':
      return tableLines(node);
    default:
      return containerLines(node);
  }
}

function containerLines(node: AnyBlock): string[] {
  switch (node.type) {
    case 'list-unordered':
      return ['ul', ...indented(node.nodes)];
    case 'list-tasks':
      return ['tasks', ...indented(node.nodes)];
    case 'list-ordered':
      return [`ol ${node.data.start ?? 1}`, ...indented(node.nodes)];
    case 'list-item': {
      const { key, data } = node;
      return [data?.checked === undefined ? 'li' : `li ${key} ${data.checked}`, ...indented(node.nodes)];
    }
    case 'hint': {
      const { style, icon } = node.data;
      return [['hint', style, ...members({ icon })].join(' '), ...indented(node.nodes)];
    }
    case 'tabs':
    case 'stepper':
      return [node.type, ...indented(node.nodes)];
    case 'tabs-item':
    case 'stepper-step':
    case 'column':
    case 'columns':
      return [[node.type, ...members(node.data)].join(' '), ...indented(node.nodes)];
    case 'blockquote':
      return ['quote', ...indented(node.nodes)];
    case 'expandable':
      return [
        node.data.defaultExpanded === true ? 'expandable open' : 'expandable',
        ...node.fragments.flatMap((part) => [
          `  ${part.fragment}`,
          ...indented(part.nodes).map((text) => `  ${text}`),
        ]),
      ];
    default:
      return [node.type];
  }
}

/** The members of an object, each as `name=value`. */
function members(data: object): string[] {
  return Object.entries(data).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`;
  });
}

function indented(nodes: readonly AnyBlock[]): string[] {
  return nodes.flatMap(blockLines).map((text) => `  ${text}`);
}

function imageLine({ data, fragments }: Image): string {
  const size = data.width === undefined ? undefined : `${data.width}x${data.height}`;
  const caption = fragments.flatMap((part) => part.nodes.map((node) => line(node.nodes))).join(' ');
  return ['image', address(data.ref), data.alt, size, caption]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
}

function tableLines({ data, fragments }: Table): string[] {
  const titles = data.view.columns.map((id) => {
    const column = data.definition[id];
    return column?.type === 'text' ? `${column.title}/${column.textAlignment}` : id;
  });
  const rows = Object.values(data.records).map(({ orderIndex, values }) => {
    const cells = data.view.columns.map(
      (id) => fragments.find(({ fragment }) => fragment === values[id])?.nodes ?? [],
    );
    return `  ${orderIndex} ${cells.map((nodes) => nodes.flatMap(blockLines).join('; ')).join(' | ')}`;
  });
  return [`table${data.view.hideHeader ? ' without header' : ''} ${titles.join(' | ')}`, ...rows];
}

function line(nodes: readonly TextOrInline[]): string {
  return nodes.map(inline).join('');
}

function inline(node: TextOrInline): string {
  if (node.object === 'text') {
    return node.leaves
      .map(({ text, marks }) => marks.reduceRight((inner, { type }) => `{${type} ${inner}}`, text))
      .join('');
  }
  switch (node.type) {
    case 'link':
      return `{link ${address(node.data.ref)} ${line(node.nodes)}}`;
    case 'inline-image':
      return `{image ${[address(node.data.ref), node.data.alt, node.data.caption].filter(Boolean).join(' ')}}`;
    case 'inline-math':
      return `{math ${node.data.formula}}`;
    default:
      return `{${node.type}}`;
  }
}

function address(ref: ContentRef): string {
  switch (ref.kind) {
    case 'url':
      return ref.url;
    case 'anchor':
      return `anchor:${ref.anchor}${ref.page === undefined ? '' : `@${ref.page}`}`;
    case 'page':
      return `page:${ref.page}`;
    default:
      return ref.kind;
  }
}
