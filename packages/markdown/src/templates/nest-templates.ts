import type { Blockquote, Paragraph, Root, RootContent, Template, TemplateLine } from 'mdast';
import { readAlert } from './read-alert.js';
import { readTemplateTag, type TemplateTag } from './template-tag.js';

declare module 'mdast' {
  /** A template block: what stands between its tags. */
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

/** Everything after this walks the tree recursively. */
const maxDepth = 20;

/** What is a part of another block, and nothing anywhere else. */
const wholeOf = new Map([
  ['tab', 'tabs'],
  ['step', 'stepper'],
  ['column', 'columns'],
]);

/**
 * Puts what stands between the tags of a template block into it, and makes hints of quotations that are alerts. A tag
 * without its counterpart stays text.
 */
export function foldTemplates(tree: Root): Root {
  return { ...tree, children: fold(tree.children) };
}

/** A block whose end was not read yet, or the whole. */
interface Frame<Node> {
  start?: { line: TemplateLine; tag: TemplateTag };
  children: (Node | Folded)[];
}

type Folded = Template | Paragraph | Blockquote;

function fold<Node extends RootContent>(nodes: readonly Node[]): (Node | Folded)[] {
  const outer: Frame<Node> = { children: [] };
  const frames = [outer];
  for (const [index, node] of nodes.entries()) {
    const frame = frames.at(-1) ?? outer;
    const tag = node.type === 'templateLine' ? readTemplateTag(node.value) : undefined;
    if (node.type !== 'templateLine' || tag === undefined) frame.children.push(foldInside(node));
    else if (tag.closes) close(frames, node, tag);
    else if (isAlone(tag, nodes, index)) frame.children.push(template(tag, []));
    else if (frames.length <= maxDepth && hasPlace(tag, frame)) {
      frames.push({ start: { line: node, tag }, children: [] });
    } else frame.children.push(asText(node));
  }
  spill(frames, 0);
  return outer.children;
}

/** Ends the nearest block of this name; those inside it that never end are none. */
function close<Node extends RootContent>(frames: Frame<Node>[], line: TemplateLine, tag: TemplateTag): void {
  const index = frames.findLastIndex(({ start }) => start?.tag.name === tag.name);
  if (index < 0) {
    frames.at(-1)?.children.push(asText(line));
    return;
  }
  spill(frames, index);
  const closed = frames.pop();
  if (closed?.start) frames.at(-1)?.children.push(template(closed.start.tag, closed.children));
}

/** What stands in the frames above this one goes into it, behind their tags as text. */
function spill<Node extends RootContent>(frames: Frame<Node>[], index: number): void {
  for (const { start, children } of frames.splice(index + 1)) {
    frames.at(-1)?.children.push(...(start ? [asText(start.line)] : []), ...children);
  }
}

/** What is embedded may come with a caption, and then has an end. */
function isAlone({ name }: TemplateTag, nodes: readonly RootContent[], index: number): boolean {
  if (name !== 'embed') return false;
  const next = nodes.slice(index + 1, index + 3).find((node) => node.type === 'templateLine');
  const tag = next?.type === 'templateLine' ? readTemplateTag(next.value) : undefined;
  return tag?.name !== name || !tag.closes;
}

function hasPlace<Node>({ name }: TemplateTag, frame: Frame<Node>): boolean {
  const whole = wholeOf.get(name);
  return whole === undefined || frame.start?.tag.name === whole;
}

/** The blocks inside of a node are read one after the other, too. The tree is our own and changed. */
function foldInside<Node extends RootContent>(node: Node): Node | Folded {
  if (node.type === 'list') for (const item of node.children) item.children = fold(item.children);
  else if (node.type === 'footnoteDefinition') node.children = fold(node.children);
  else if (node.type === 'blockquote') return foldQuote(node);
  return node;
}

function foldQuote(quote: Blockquote): Blockquote | Template {
  quote.children = fold(quote.children);
  const alert = readAlert(quote);
  return alert === undefined
    ? quote
    : { type: 'template', name: 'hint', attributes: { style: alert.style }, children: alert.children };
}

function template({ name, attributes }: TemplateTag, children: RootContent[]): Template {
  return { type: 'template', name, attributes, children };
}

function asText({ value }: TemplateLine): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}
