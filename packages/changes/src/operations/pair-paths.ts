import { createKeyIndex, structureKey } from '../document/structure-key.js';
import type { PathNode } from './read-operations.js';

export interface PairedPaths {
  pairs: [PathNode, PathNode][];
  /** Paths with another template and the same operations. */
  moved: [PathNode, PathNode][];
  removed: PathNode[];
  added: PathNode[];
}

/** Pairs paths by their templates, regardless of the names of parameters. */
export function pairPaths(before: readonly PathNode[], after: readonly PathNode[]): PairedPaths {
  const pairs: [PathNode, PathNode][] = [];
  const exact = new Map(after.map((path) => [path.path, path]));
  const rest: PathNode[] = [];
  const used = new Set<PathNode>();
  const pair = (from: PathNode, to: PathNode) => {
    pairs.push([from, to]);
    used.add(to);
  };
  for (const from of before) {
    const to = exact.get(from.path);
    if (to === undefined) rest.push(from);
    else pair(from, to);
  }
  const blanked = new Map<string, PathNode[]>();
  for (const to of after) {
    if (used.has(to)) continue;
    const key = blank(to.path);
    const others = blanked.get(key);
    if (others === undefined) blanked.set(key, [to]);
    else others.push(to);
  }
  const unmatched: PathNode[] = [];
  for (const from of rest) {
    const to = blanked.get(blank(from.path))?.shift();
    if (to === undefined) unmatched.push(from);
    else pair(from, to);
  }
  return {
    pairs,
    ...findMoves(
      unmatched,
      after.filter((to) => !used.has(to)),
    ),
  };
}

/** Replaces the names of parameters in a template. */
export const blank = (path: string): string => path.replace(/\{[^{}]*\}/g, '{}');

/** Lists the names of the parameters in a template. */
export const templateNames = (path: string): string[] =>
  [...path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');

function findMoves(removed: readonly PathNode[], added: readonly PathNode[]): Omit<PairedPaths, 'pairs'> {
  const byIds = new Map<string, PathNode>();
  for (const path of added) for (const key of idsOf(path)) byIds.set(key, path);
  const byContent = createKeyIndex(added, contentOf);
  const moved: [PathNode, PathNode][] = [];
  const taken = new Set<PathNode>();
  const gone: PathNode[] = [];
  for (const from of removed) {
    const byId = idsOf(from)
      .map((key) => byIds.get(key))
      .find((to) => to !== undefined && !taken.has(to));
    const to = byId ?? byContent.take(contentOf(from));
    if (to === undefined || taken.has(to)) gone.push(from);
    else {
      taken.add(to);
      moved.push([from, to]);
    }
  }
  return { moved, removed: gone, added: added.filter((path) => !taken.has(path)) };
}

function idsOf(path: PathNode): string[] {
  return [...path.operations.values()].flatMap(({ facts: { method, operationId } }) =>
    operationId === undefined ? [] : [`${method} ${operationId}`],
  );
}

/** Returns a text that is equal for path items of equal structure. An empty item is no evidence of a move. */
function contentOf({ path, parts, operations }: PathNode): string {
  return operations.size === 0 ? path : structureKey(parts.map(({ value }) => value));
}
