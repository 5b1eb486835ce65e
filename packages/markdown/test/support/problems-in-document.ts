import type { Document } from '../../src/nodes/node-types.js';

interface AnyNode {
  object: string;
  type?: string;
  meta?: { id?: unknown; [key: string]: unknown };
  [key: string]: unknown;
}

const text = 'paragraph heading-1 heading-2 heading-3 list-unordered list-ordered list-tasks divider';
const api = 'openapi-operation openapi-webhook openapi-schemas swagger';
const top = `${text} code blockquote images table expandable math hint tabs stepper columns embed ${api}`;
const inline = 'text link inline-image inline-math';

/** The allowed child nodes of each node. */
const allowed: Record<string, string> = {
  document: top,
  paragraph: inline,
  'heading-1': inline,
  'heading-2': inline,
  'heading-3': inline,
  'list-unordered': 'list-item',
  'list-ordered': 'list-item',
  'list-tasks': 'list-item',
  'list-item': `${text} code blockquote hint math table`,
  hint: `${text} embed table`,
  tabs: 'tabs-item',
  'tabs-item': top,
  stepper: 'stepper-step',
  'stepper-step': top,
  columns: 'column',
  column: top,
  code: 'code-line',
  'code-line': 'text',
  blockquote: `${text} blockquote`,
  images: 'image',
  link: 'text inline-image',
  'expandable-title': 'paragraph',
  'expandable-body': top,
  caption: 'paragraph',
  cell: text,
};

/** Violations in a document: nodes in places that do not allow them, empty texts, and duplicate anchors. */
export function problemsInDocument(document: Document): string[] {
  const problems: string[] = [];
  const ids = new Set<unknown>();
  const visit = (node: AnyNode, name: string) => {
    const id = node.meta ? node.meta.id : node['key'];
    if (id !== undefined && ids.has(id)) problems.push(`duplicate ${String(id)}`);
    if (id !== undefined) ids.add(id);
    if (/^heading/.test(name) && !/^[-a-z0-9.+_]+$/.test(String(id))) problems.push(`anchor ${String(id)}`);
    if (name === 'hint' && nodesIn(node, 'nodes').length === 0) problems.push('empty hint');
    for (const child of nodesIn(node, 'nodes')) {
      const childName = child.type ?? child.object;
      if (!allowed[name]?.split(' ').includes(childName)) problems.push(`${childName} in ${name}`);
      visit(child, childName);
    }
    for (const fragment of nodesIn(node, 'fragments'))
      visit(fragment, name === 'table' ? 'cell' : String(fragment['fragment']));
    for (const leaf of nodesIn(node, 'leaves'))
      if (leaf['text'] === '' && name !== 'text') problems.push('empty leaf');
  };
  visit({ ...document }, 'document');
  return problems;
}

function nodesIn(node: AnyNode, key: string): AnyNode[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'object' in value && typeof value.object === 'string';
}
