import type { SiteMap, SitePage } from '@specshelf/service';
import { inTurns } from '@specshelf/service/in-turns';

/** An operation or a webhook. */
export type ActionPage = SitePage & { method: string; address: string };

/** A tag with its operations and webhooks. */
export interface TagGroup {
  /** The name in the specification, or the title of the group. */
  name: string;
  title: string;
  actions: ActionPage[];
}

/** The operations and webhooks of a version. */
export interface Actions {
  all: readonly ActionPage[];
  /** Each operation and webhook is in one or several of them. */
  tags: readonly TagGroup[];
  byOperationId: ReadonlyMap<string, ActionPage>;
  /** By `GET /path` or, for a webhook, `POST name`. */
  byAddress: ReadonlyMap<string, ActionPage>;
}

const known = new WeakMap<SiteMap, Promise<Actions>>();

/** Returns the operations and webhooks of a version. They live as long as its site map. Other requests run while they are collected. */
export function actionsOf(map: SiteMap): Promise<Actions> {
  const found = known.get(map) ?? inTurns(collect(map));
  known.set(map, found);
  return found;
}

/** Collecting so many pages takes 2 ms. */
const pagesInTurn = 500;

function* collect({ pages }: SiteMap): Generator<void, Actions> {
  const groups = new Map<number, TagGroup>();
  const all: ActionPage[] = [];
  const untagged: ActionPage[] = [];
  const byOperationId = new Map<string, ActionPage>();
  const byAddress = new Map<string, ActionPage>();
  for (const [index, page] of pages.entries()) {
    if (index % pagesInTurn === pagesInTurn - 1) yield;
    if (page.kind === 'tag')
      groups.set(index, { name: page.tag ?? page.title, title: page.title, actions: [] });
    if (!isAction(page)) continue;
    all.push(page);
    const { operationId } = page;
    if (operationId !== undefined && !byOperationId.has(operationId)) byOperationId.set(operationId, page);
    const address = addressOf(page);
    if (!byAddress.has(address)) byAddress.set(address, page);
    const own = [page.parent, ...(page.furtherTags ?? []).map((tag) => tag.page)].flatMap((tag) =>
      tag === undefined ? [] : (groups.get(tag) ?? []),
    );
    for (const group of new Set(own)) group.actions.push(page);
    if (own.length === 0) untagged.push(page);
  }
  const tags = [...groups.values()].filter(({ actions }) => actions.length > 0);
  if (untagged.length > 0) tags.push({ name: 'untagged', title: 'Untagged', actions: untagged });
  return { all, tags, byOperationId, byAddress };
}

function isAction(page: SitePage): page is ActionPage {
  const { kind, method, address } = page;
  return (kind === 'operation' || kind === 'webhook') && method !== undefined && address !== undefined;
}

export function addressOf({ method, address }: ActionPage): string {
  return `${method} ${address}`;
}
