import type { Blockquote, Paragraph, Root, RootContent, Template, TemplateLine } from 'mdast';
import { readAlert } from './read-alert.js';
import { parseTemplateTag, type TemplateTag } from './template-tag.js';

declare module 'mdast' {
  /** A template block with the nodes between its tags. */
  interface Template {
    type: 'template';
    name: string;
    attributes: Record<string, string>;
    children: RootContent[];
  }
  interface BlockContentMap {
    template: Template;
  }
  interface RootContentMap {
    template: Template;
  }
}

/** Later steps walk the tree recursively. */
const maxDepth = 20;

/** Blocks that are allowed in one kind of container only. */
const containerOf = new Map([
  ['tab', 'tabs'],
  ['step', 'stepper'],
  ['column', 'columns'],
]);

/**
 * Moves the nodes between the tags of a template block into a node for the block, and converts alerts to hints. A tag
 * without a counterpart becomes text.
 */
export function nestTemplates(tree: Root): Root {
  return { ...tree, children: nest(tree.children) };
}

/** An open block, or the root. */
interface Frame<Node> {
  start?: { line: TemplateLine; tag: TemplateTag };
  children: (Node | Nested)[];
}

type Nested = Template | Paragraph | Blockquote;

function nest<Node extends RootContent>(nodes: readonly Node[]): (Node | Nested)[] {
  const root: Frame<Node> = { children: [] };
  const frames = [root];
  for (const [index, node] of nodes.entries()) {
    const frame = frames.at(-1) ?? root;
    const tag = node.type === 'templateLine' ? parseTemplateTag(node.value) : undefined;
    if (node.type !== 'templateLine' || tag === undefined) frame.children.push(nestInside(node));
    else if (tag.isClosing) close(frames, node, tag);
    else if (isWithoutEndTag(tag, nodes, index)) frame.children.push(template(tag, []));
    else if (frames.length <= maxDepth && isAllowedIn(tag, frame)) {
      frames.push({ start: { line: node, tag }, children: [] });
    } else frame.children.push(asText(node));
  }
  dissolveFrames(frames, 0);
  return root.children;
}

/** Closes the innermost open block with this name. Unclosed blocks inside it become text. */
function close<Node extends RootContent>(frames: Frame<Node>[], line: TemplateLine, tag: TemplateTag): void {
  const index = frames.findLastIndex(({ start }) => start?.tag.name === tag.name);
  if (index < 0) {
    frames.at(-1)?.children.push(asText(line));
    return;
  }
  dissolveFrames(frames, index);
  const closed = frames.pop();
  if (closed?.start) frames.at(-1)?.children.push(template(closed.start.tag, closed.children));
}

/** Replaces all frames inside the frame at this index with their start tags as text, and their children. */
function dissolveFrames<Node extends RootContent>(frames: Frame<Node>[], index: number): void {
  for (const { start, children } of frames.splice(index + 1)) {
    frames.at(-1)?.children.push(...(start ? [asText(start.line)] : []), ...children);
  }
}

/** An embed block has an end tag only when it has a caption. */
function isWithoutEndTag({ name }: TemplateTag, nodes: readonly RootContent[], index: number): boolean {
  if (name !== 'embed') return false;
  const next = nodes.slice(index + 1, index + 3).find((node) => node.type === 'templateLine');
  const tag = next?.type === 'templateLine' ? parseTemplateTag(next.value) : undefined;
  return tag?.name !== name || !tag.isClosing;
}

function isAllowedIn<Node>({ name }: TemplateTag, frame: Frame<Node>): boolean {
  const container = containerOf.get(name);
  return container === undefined || frame.start?.tag.name === container;
}

/** Nests the templates in the children of a node, in place. */
function nestInside<Node extends RootContent>(node: Node): Node | Nested {
  if (node.type === 'list') for (const item of node.children) item.children = nest(item.children);
  else if (node.type === 'footnoteDefinition') node.children = nest(node.children);
  else if (node.type === 'blockquote') return nestInBlockquote(node);
  return node;
}

function nestInBlockquote(quote: Blockquote): Blockquote | Template {
  quote.children = nest(quote.children);
  const alert = readAlert(quote);
  if (alert === undefined) return quote;
  const { kind, style, children } = alert;
  return { type: 'template', name: 'hint', attributes: { style, alert: kind }, children };
}

function template({ name, attributes }: TemplateTag, children: RootContent[]): Template {
  return { type: 'template', name, attributes, children };
}

function asText({ value }: TemplateLine): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}
