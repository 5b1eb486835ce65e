import { isName, type Node, readNodes } from '../yaml/yaml-nodes.js';
import { createPointerTree, type PointerTree } from './pointer-tree.js';
import type { Span } from './span.js';

/** Locates values in a YAML text by parsing it again, with a listener that records the offsets of its nodes. */
export function yamlNodeSpans(
  text: string,
  pointers: readonly (readonly string[])[],
  depth: number,
): (Span | undefined)[] {
  const { tree, spans } = createPointerTree(pointers);
  const root = readNodes(text, depth)[0];
  if (root !== undefined) find(root, root.start, tree);
  return spans;
}

function find(node: Node, at: number, wanted: PointerTree): void {
  wanted.found({ at, start: node.start, end: node.end });
  if (wanted.members.size === 0) return;
  const { isMapping, entries } = entriesOf(node);
  for (const { name, key, value } of entries) {
    const member = wanted.members.get(name);
    if (member !== undefined) find(value, isMapping ? key.start : value.start, member);
  }
}

interface Entry {
  readonly name: string;
  readonly key: Node;
  readonly value: Node;
}

/** js-yaml first reads a value as the name of a mapping; if it is not one, the node wraps the value as its only child. */
function entriesOf(node: Node): { isMapping: boolean; entries: Entry[] } {
  const { result, children } = node;
  if (Array.isArray(result)) {
    const only = children.length === 1 ? children[0] : undefined;
    if (only !== undefined && only.result === result) return entriesOf(only);
    return { isMapping: false, entries: itemsOf(children, result) };
  }
  if (typeof result !== 'object' || result === null) return { isMapping: false, entries: [] };
  const wrapped = children.find((child) => child.result === result);
  return wrapped === undefined ? { isMapping: true, entries: pairsOf(children, result) } : entriesOf(wrapped);
}

/** An item without text, only a dash, has no node. */
function itemsOf(children: readonly Node[], result: readonly unknown[]): Entry[] {
  const entries: Entry[] = [];
  let next = 0;
  result.forEach((item, index) => {
    const node = children[next];
    if (node !== undefined && (item !== null || node.result === null)) {
      entries.push({ name: String(index), key: node, value: node });
      next += 1;
    }
  });
  return entries;
}

function pairsOf(children: readonly Node[], result: object): Entry[] {
  const entries: Entry[] = [];
  for (let index = 0; index < children.length; index += 1) {
    const key = children[index];
    const value = children[index + 1];
    if (key !== undefined && isName(key.result) && Object.hasOwn(result, String(key.result))) {
      entries.push({ name: String(key.result), key, value: value ?? key });
      index += 1;
    } else if (key?.result === '<<') {
      index += 1;
    }
  }
  return entries;
}
