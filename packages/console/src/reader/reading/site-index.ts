import type { SiteMap, SitePage, SpecOverview } from '@specshelf/service';
import { atOnce, inTurns } from '@specshelf/service/in-turns';
import { comparableName } from './comparable-name.js';

/** Lookups in a site map. Pages are referenced by their index. */
export interface SiteIndex {
  pages: readonly SitePage[];
  byPath: ReadonlyMap<string, number>;
  /** Pages by the ID that links in documents contain. */
  byId: ReadonlyMap<string, number>;
  /** Operations and webhooks by `actionKey`. */
  byAction: ReadonlyMap<string, number>;
  /** The pages without a parent. */
  roots: readonly number[];
  /** The pages below each page. */
  children: readonly (readonly number[])[];
  /** All operations and webhooks: those without a tag, then those of each tag. */
  actions: readonly ListedAction[];
  /** The number of operations and webhooks below each page, at any depth. */
  actionCounts: readonly number[];
  /** Operations and webhooks by `operationId`. */
  byOperationId: ReadonlyMap<string, number>;
  /** The names of the schemas. */
  schemas: ReadonlySet<string>;
  /** Returns the page of a tag by its comparable name. */
  tagNamed(name: string): number | undefined;
  /** Returns the name of a schema by its comparable name. */
  schemaNamed(name: string): string | undefined;
}

/** An operation or a webhook in a list by tag. */
export interface ListedAction {
  index: number;
  /** Index of its tag; undefined without a tag. */
  tag: number | undefined;
}

const indexes = new WeakMap<SiteMap, SiteIndex>();
const loading = new WeakMap<SiteMap, Promise<void>>();

/** Computes the lookups of a site map for `siteIndexOf`, and lets other requests run meanwhile: there may be 20,000 pages. */
export async function loadSiteIndex(map: SiteMap, pause: () => Promise<void>): Promise<void> {
  if (indexes.has(map)) return;
  const loaded =
    loading.get(map) ?? inTurns(createSiteIndex(map), pause).then((index) => void indexes.set(map, index));
  loading.set(map, loaded);
  await loaded;
}

/** Returns the lookups of a site map, which live as long as it does. A large site map needs `loadSiteIndex` before. */
export function siteIndexOf(map: SiteMap): SiteIndex {
  const known = indexes.get(map);
  if (known) return known;
  const index = atOnce(createSiteIndex(map));
  indexes.set(map, index);
  return index;
}

/** Adding so many pages takes 2 ms. */
const pagesInTurn = 500;

/** Comparing so many names takes 2 ms. */
const namesInTurn = 1000;

function* createSiteIndex({ pages, schemas: names }: SiteMap): Generator<void, SiteIndex> {
  const children: number[][] = pages.map(() => []);
  const roots: number[] = [];
  const byPath = new Map<string, number>();
  const byId = new Map<string, number>();
  const byAction = new Map<string, number>();
  const byOperationId = new Map<string, number>();
  for (const [index, page] of pages.entries()) {
    if (index % pagesInTurn === pagesInTurn - 1) yield;
    // The index of schemas is not a part of the tree.
    if (page.kind !== 'models') (page.parent === undefined ? roots : children[page.parent])?.push(index);
    byPath.set(page.path, index);
    byId.set(page.id, index);
    const { operationId } = page;
    if (operationId !== undefined && !byOperationId.has(operationId)) byOperationId.set(operationId, index);
    if (page.address === undefined || (page.kind !== 'operation' && page.kind !== 'webhook')) continue;
    const key = actionKey(page.kind, page.address, page.method ?? '');
    // Each operation has one page, but the names of additional methods may differ in case only; links lead to the first one.
    if (!byAction.has(key)) byAction.set(key, index);
  }
  return {
    ...{ pages, byPath, byId, byAction, byOperationId, roots, children },
    actions: yield* listActions(pages, roots, children),
    actionCounts: yield* countBelow(pages),
    schemas: yield* setOf(names),
    tagNamed: yield* createNameLookup(tagsIn(pages)),
    schemaNamed: yield* createNameLookup(names.map((name) => [name, name])),
  };
}

function* setOf(names: readonly string[]): Generator<void, Set<string>> {
  const set = new Set<string>();
  for (const name of names) {
    set.add(name);
    if (set.size % namesInTurn === 0) yield;
  }
  return set;
}

function* listActions(
  pages: readonly SitePage[],
  roots: readonly number[],
  children: readonly (readonly number[])[],
): Generator<void, ListedAction[]> {
  const listed: ListedAction[] = [];
  const add = (indexes: readonly number[], tag: number | undefined) => {
    for (const index of indexes) if (isAction(pages[index])) listed.push({ index, tag });
  };
  add(roots, undefined);
  for (const [tag, below] of children.entries()) {
    if (tag % pagesInTurn === pagesInTurn - 1) yield;
    add(below, tag);
  }
  return listed;
}

function tagsIn(pages: readonly SitePage[]): (readonly [title: string, index: number])[] {
  return pages.flatMap(({ kind, title }, index) => (kind === 'tag' ? [[title, index] as const] : []));
}

/** Longer names are not compared: it would take milliseconds for a name of a megabyte. */
const longestName = 200;

/** Returns a function that finds the first value by comparable name. */
function* createNameLookup<Value>(
  named: readonly (readonly [name: string, Value])[],
): Generator<void, (name: string) => Value | undefined> {
  const values = new Map<string, Value>();
  for (const [place, [name, value]] of named.entries()) {
    if (place % namesInTurn === namesInTurn - 1) yield;
    const key = name.length > longestName ? undefined : comparableName(name);
    if (key !== undefined && !values.has(key)) values.set(key, value);
  }
  return (name) => (name.length > longestName ? undefined : values.get(comparableName(name)));
}

/** Parents come before their children. */
function* countBelow(pages: readonly SitePage[]): Generator<void, number[]> {
  const counts = pages.map(() => 0);
  for (let index = pages.length - 1; index >= 0; index -= 1) {
    if (index % pagesInTurn === 0) yield;
    const page = pages[index];
    const parent = page?.parent;
    const known = parent === undefined ? undefined : counts[parent];
    if (parent === undefined || known === undefined) continue;
    counts[parent] = known + (isAction(page) ? 1 : (counts[index] ?? 0));
  }
  return counts;
}

export function actionKey(kind: 'operation' | 'webhook', address: string, method: string): string {
  return `${kind} ${method.toUpperCase()} ${address}`;
}

/** Returns the page of an operation or a webhook by its method in lower case, and its path or name. */
export function findAction(map: SiteMap, method: string, address: string): SitePage | undefined {
  const { byAction, pages } = siteIndexOf(map);
  const index =
    byAction.get(actionKey('operation', address, method)) ??
    byAction.get(actionKey('webhook', address, method));
  return index === undefined ? undefined : pages[index];
}

/** The pages above a page, the topmost one first. */
export function ancestorsOf({ pages }: SiteIndex, index: number): number[] {
  const ancestors: number[] = [];
  let parent = pages[index]?.parent;
  while (parent !== undefined && !ancestors.includes(parent)) {
    ancestors.unshift(parent);
    parent = pages[parent]?.parent;
  }
  return ancestors;
}

/** The operations and webhooks below a page, at any depth, in order. */
export function actionsBelow(site: SiteIndex, index: number): number[] {
  return (site.children[index] ?? []).flatMap((child) =>
    isAction(site.pages[child]) ? [child] : actionsBelow(site, child),
  );
}

/** Whether a page shows the description of the specification alone, as the overview does. */
export function repeatsOverview(
  { overview }: { overview: SpecOverview },
  site: SiteIndex,
  index: number,
): boolean {
  const page = site.pages[index];
  return page?.kind === 'info' && page.title === overview.title && site.children[index]?.length === 0;
}

/** The number of operations and webhooks. */
export function countActions({ actions }: SiteIndex): number {
  return actions.length;
}

export function isAction(page: SitePage | undefined): boolean {
  return page?.kind === 'operation' || page?.kind === 'webhook';
}
