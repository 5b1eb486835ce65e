import type { Action, Outline, OutlineTag } from './outline.js';
import { isOperation } from './outline.js';

/** A tag with a page: it is visible, and has operations, children, or a place in a tag group. */
export interface TagNode {
  name: string;
  /** What the author said of it; absent when nobody declared it. */
  tag: OutlineTag | undefined;
  /** The name was given to a group, as a title for people. */
  isGroup: boolean;
  /** Its operations, then its webhooks, in the order of the document. */
  actions: Action[];
  children: TagNode[];
}

/** Paths of pages are as long as the tree is deep; below this level tags become siblings. */
const deepest = 16;

/** The tags of what has none. */
const defaultTag = 'default';
const webhooksTag = 'webhooks';

/** The visible tags as a tree: each operation and each webhook of a visible tag is on exactly one of them. */
export function tagTreeOf(outline: Outline): TagNode[] {
  const declared = new Map(outline.tags.map((tag) => [tag.name, tag]));
  const actions = actionsByTag(outline, declared);
  const parents = parentsOf(outline, declared, actions);
  const order = orderOf(outline, parents, actions);
  cutCycles(order, parents);
  const visible = order.filter(isVisible(declared, parents));
  const listed = new Set(outline.tagGroups.flatMap(({ tags }) => tags));
  const hasPage = ({ name, tag, actions, children }: TagNode) =>
    actions.length > 0 || children.length > 0 || (tag !== undefined && listed.has(name));
  return prune(grow(visible, limitDepth(visible, parents), outline, declared, actions), hasPage);
}

/** Every action at its first declared tag, else at its first tag, else at a tag that stands for none. */
function actionsByTag(outline: Outline, declared: ReadonlyMap<string, OutlineTag>): Map<string, Action[]> {
  const byTag = new Map<string, Action[]>();
  const declaredForWebhooks = outline.tags.find(({ name }) => name.toLowerCase() === webhooksTag)?.name;
  for (const action of [...outline.operations, ...outline.webhooks]) {
    const none = isOperation(action) ? defaultTag : (declaredForWebhooks ?? webhooksTag);
    const name = action.tags.find((tag) => declared.has(tag)) ?? action.tags[0] ?? none;
    const list = byTag.get(name);
    if (list === undefined) byTag.set(name, [action]);
    else list.push(action);
  }
  return byTag;
}

/** The name above each name. What a tag says of itself wins over the group that lists it. */
function parentsOf(
  outline: Outline,
  declared: ReadonlyMap<string, OutlineTag>,
  actions: ReadonlyMap<string, unknown>,
): Map<string, string> {
  const parents = new Map<string, string>();
  for (const tag of outline.tags) {
    if (tag.parent !== undefined) parents.set(tag.name, tag.parent);
  }
  for (const group of outline.tagGroups) {
    if (declared.get(group.name)?.hidden) continue;
    for (const name of group.tags) {
      const exists = declared.has(name) || actions.has(name);
      if (exists && name !== group.name && !parents.has(name)) parents.set(name, group.name);
    }
  }
  return parents;
}

/** Groups with their tags, declared tags, then the others in order of first use. A missing parent stands before its first child. */
function orderOf(
  outline: Outline,
  parents: ReadonlyMap<string, string>,
  actions: ReadonlyMap<string, unknown>,
): string[] {
  const known = new Set([
    ...outline.tags.map(({ name }) => name),
    ...outline.tagGroups.map(({ name }) => name),
  ]);
  const order = new Set<string>();
  const add = (name: string) => {
    const parent = parents.get(name);
    if (parent !== undefined && !known.has(parent)) order.add(parent);
    order.add(name);
  };
  for (const group of outline.tagGroups) {
    add(group.name);
    for (const name of group.tags) {
      if (parents.get(name) === group.name) add(name);
    }
  }
  for (const tag of outline.tags) add(tag.name);
  for (const name of actions.keys()) add(name);
  return [...order];
}

/** Of the tags that are above each other in a circle, the first one loses its parent. */
function cutCycles(order: readonly string[], parents: Map<string, string>): void {
  const places = new Map(order.map((name, place) => [name, place]));
  const safe = new Set<string>();
  for (const start of order) {
    const path = new Set<string>();
    let name: string | undefined = start;
    while (name !== undefined && !safe.has(name) && !path.has(name)) {
      path.add(name);
      name = parents.get(name);
    }
    if (name !== undefined && path.has(name)) {
      const circle = [...path].slice([...path].indexOf(name));
      parents.delete(firstOf(circle, places));
    }
    for (const done of path) safe.add(done);
  }
}

function firstOf(names: readonly string[], places: ReadonlyMap<string, number>): string {
  const placeOf = (name: string) => places.get(name) ?? places.size;
  return names.reduce((first, name) => (placeOf(name) < placeOf(first) ? name : first));
}

/** A hidden tag hides everything below it. */
function isVisible(
  declared: ReadonlyMap<string, OutlineTag>,
  parents: ReadonlyMap<string, string>,
): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (start) => {
    const path: string[] = [];
    let name: string | undefined = start;
    while (name !== undefined && !known.has(name) && !declared.get(name)?.hidden) {
      path.push(name);
      name = parents.get(name);
    }
    const visible = name === undefined || (known.get(name) ?? false);
    for (const below of path) known.set(below, visible);
    return visible;
  };
}

/** The parents again, with what is too deep moved up beside its parent. */
function limitDepth(names: readonly string[], parents: ReadonlyMap<string, string>): Map<string, string> {
  const limited = new Map<string, string>();
  const depths = new Map<string, number>();
  for (const start of names) {
    const path: string[] = [];
    for (
      let name: string | undefined = start;
      name !== undefined && !depths.has(name);
      name = parents.get(name)
    ) {
      path.push(name);
    }
    for (const name of path.reverse()) {
      const parent = parents.get(name);
      const above = parent !== undefined && depths.get(parent) === deepest ? limited.get(parent) : parent;
      if (above !== undefined) limited.set(name, above);
      depths.set(name, above === undefined ? 1 : (depths.get(above) ?? 0) + 1);
    }
  }
  return limited;
}

function grow(
  names: readonly string[],
  parents: ReadonlyMap<string, string>,
  outline: Outline,
  declared: ReadonlyMap<string, OutlineTag>,
  actions: ReadonlyMap<string, Action[]>,
): TagNode[] {
  const groups = new Set(outline.tagGroups.map(({ name }) => name));
  const nodes = new Map<string, TagNode>();
  for (const name of names) {
    nodes.set(name, {
      name,
      tag: declared.get(name),
      isGroup: groups.has(name) && !declared.has(name),
      actions: actions.get(name) ?? [],
      children: [],
    });
  }
  const roots: TagNode[] = [];
  for (const node of nodes.values()) {
    (nodes.get(parents.get(node.name) ?? '')?.children ?? roots).push(node);
  }
  return roots;
}

function prune(nodes: readonly TagNode[], hasPage: (node: TagNode) => boolean): TagNode[] {
  return nodes.map((node) => ({ ...node, children: prune(node.children, hasPage) })).filter(hasPage);
}
