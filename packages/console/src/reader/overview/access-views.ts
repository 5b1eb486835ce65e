import { type LabeledURL, type SecurityScope, type ServerView, securityURLs } from '@specshelf/render/preact';
import type { SpecOverview } from '@specshelf/service';

/** Limit on the variables, values, scopes, flows, and URLs of one page. Each has up to 6 nodes. */
const mostDetails = 250;

export interface SchemeView {
  name: string;
  facts: SpecOverview['security'][number];
  /** The URLs of the scheme itself. */
  urls: readonly LabeledURL[];
  flows: readonly { name: string; urls: readonly LabeledURL[]; scopes: readonly SecurityScope[] }[];
}

export interface AccessViews {
  servers: readonly ServerView[];
  schemes: readonly SchemeView[];
  /** Whether the page has no room for some details of the servers, or of the schemes. */
  isCut: { servers: boolean; schemes: boolean };
}

/** The servers and the security schemes, with as many details as one page has room for. */
export function accessViews({ servers, security }: Pick<SpecOverview, 'servers' | 'security'>): AccessViews {
  // Each kind keeps half of the room.
  const ofServers = createTaker(mostDetails / 2);
  const ofSchemes = createTaker(mostDetails / 2);
  return {
    servers: servers.map(({ variables = [], ...server }) => ({
      ...server,
      variables: ofServers
        .take(variables)
        .map(({ values, ...variable }) => ({ ...variable, values: ofServers.take(values) })),
    })),
    schemes: security.map((facts) => ({
      name: facts.name,
      facts,
      urls: ofSchemes.take(securityURLs([facts.urls ?? {}])),
      flows: ofSchemes.take(facts.flows ?? []).map(({ name, urls = {}, scopes }) => ({
        name,
        urls: ofSchemes.take(securityURLs([urls])),
        scopes: ofSchemes.take(scopes),
      })),
    })),
    isCut: { servers: ofServers.isCut(), schemes: ofSchemes.isCut() },
  };
}

/** Takes the first items of lists while there is room. */
function createTaker(room: number) {
  let left = room;
  let isCut = false;
  return {
    take<Item>(items: readonly Item[]): Item[] {
      const taken = items.slice(0, left);
      left -= taken.length;
      isCut ||= taken.length < items.length;
      return taken;
    },
    isCut: () => isCut,
  };
}
