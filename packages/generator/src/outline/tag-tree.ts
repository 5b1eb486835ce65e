import { type Action, isOperation, type Outline, type OutlineTag } from './outline.js';

/** A tag with a page: a visible tag with operations, with children, or in a tag group. */
export interface TagNode {
  name: string;
  /** Undefined for a tag without a declaration. */
  tag: OutlineTag | undefined;
  /** Whether the name is that of a tag group, which is already a title. */
  isGroup: boolean;
  /** Operations, then webhooks, in the order of the document. */
  actions: Action[];
  children: TagNode[];
}

/** Limits the length of page paths. Deeper tags become siblings of their parents. */
const maxDepth = 16;

/** Tags of operations and webhooks without tags. */
const defaultTag = 'default';
const webhooksTag = 'webhooks';

interface TagSource {
  outline: Outline;
  declared: ReadonlyMap<string, OutlineTag>;
  actions: ReadonlyMap<string, Action[]>;
}

/** Arranges the visible tags as a tree. Each operation and each webhook of a visible tag belongs to exactly one of them. */
export function tagTreeOf(outline: Outline): TagNode[] {
  const { source, parents, order } = arrange(outline);
  const { declared } = source;
  const visible = order.filter(isVisible(declared, parents));
  const listed = new Set(outline.tagGroups.flatMap(({ tags }) => tags));
  const hasPage = ({ name, tag, actions, children }: TagNode) =>
    actions.length > 0 || children.length > 0 || (tag !== undefined && listed.has(name));
  return prune(createNodes(source, visible, limitDepth(visible, parents)), hasPage);
}

/** Returns whether a tag is neither hidden nor below a hidden one. It may have no page. */
export function tagVisibilityOf(outline: Outline): (name: string) => boolean {
  const { source, parents } = arrange(outline);
  return isVisible(source.declared, parents);
}

function arrange(outline: Outline) {
  const declared = new Map(outline.tags.map((tag) => [tag.name, tag]));
  const source: TagSource = { outline, declared, actions: actionsByTag(outline, declared) };
  const parents = parentsOf(source);
  const order = orderOf(source, parents);
  breakCycles(order, parents);
  return { source, parents, order };
}

/** Assigns each action to its first declared tag, else to its first tag, else to a default tag. */
function actionsByTag(outline: Outline, declared: ReadonlyMap<string, OutlineTag>): Map<string, Action[]> {
  const byTag = new Map<string, Action[]>();
  const declaredForWebhooks = outline.tags.find(({ name }) => name.toLowerCase() === webhooksTag)?.name;
  for (const action of [...outline.operations, ...outline.webhooks]) {
    const fallback = isOperation(action) ? defaultTag : (declaredForWebhooks ?? webhooksTag);
    const name = action.tags.find((tag) => declared.has(tag)) ?? action.tags[0] ?? fallback;
    const list = byTag.get(name);
    if (list === undefined) byTag.set(name, [action]);
    else list.push(action);
  }
  return byTag;
}

/** The parent of each name. The parent that a tag declares takes precedence over its tag group. */
function parentsOf({ outline, declared, actions }: TagSource): Map<string, string> {
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

/**
 * Orders the names: groups with their tags, declared tags, then all others by first use. An undeclared parent precedes its
 * first child.
 */
function orderOf({ outline, actions }: TagSource, parents: ReadonlyMap<string, string>): string[] {
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

/** Removes the parent of the first tag of each cycle. */
function breakCycles(order: readonly string[], parents: Map<string, string>): void {
  const positions = new Map(order.map((name, position) => [name, position]));
  const acyclic = new Set<string>();
  for (const start of order) {
    const path = new Set<string>();
    let name: string | undefined = start;
    while (name !== undefined && !acyclic.has(name) && !path.has(name)) {
      path.add(name);
      name = parents.get(name);
    }
    if (name !== undefined && path.has(name)) {
      const cycle = [...path].slice([...path].indexOf(name));
      parents.delete(firstOf(cycle, positions));
    }
    for (const visited of path) acyclic.add(visited);
  }
}

function firstOf(names: readonly string[], positions: ReadonlyMap<string, number>): string {
  const positionOf = (name: string) => positions.get(name) ?? positions.size;
  return names.reduce((first, name) => (positionOf(name) < positionOf(first) ? name : first));
}

/** A hidden tag also hides all tags below it. */
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

/** Copies the parents. Tags below the depth limit become siblings of their parents. */
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
      const newParent =
        parent !== undefined && depths.get(parent) === maxDepth ? limited.get(parent) : parent;
      if (newParent !== undefined) limited.set(name, newParent);
      depths.set(name, newParent === undefined ? 1 : (depths.get(newParent) ?? 0) + 1);
    }
  }
  return limited;
}

function createNodes(
  { outline, declared, actions }: TagSource,
  names: readonly string[],
  parents: ReadonlyMap<string, string>,
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
