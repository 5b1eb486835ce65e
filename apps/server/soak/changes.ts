import type { SourceSite } from '../test/support/http/source-site.js';
import { type Account, type Change, type Expected, organizationId } from './account.js';
import type { Random } from './random.js';
import { brokenSource, newSource, republish, type Sent } from './sources.js';

/** What a writer has, besides the specification. */
export interface Means {
  random: Random;
  site: SourceSite;
  /** Gives a name that nothing had before. */
  newName(): string;
}

/** One of the things that can be done to a specification. */
export function anyChange(account: Account, means: Means): Change {
  const [before, ...others] = account.possible;
  // What is not known has to be said anew first.
  if (others.length > 0) return put(account, means);
  if (before === undefined) return means.random.once(2) ? create(account, means) : put(account, means);
  const kind = means.random.one([put, put, put, again, again, show, show, spoil, remove] as const) ?? put;
  return kind(account, means);
}

function create(account: Account, means: Means): Change {
  const sent = send(account, newSource(means.newName(), means.random, means.site));
  return {
    send: ({ specs }) => specs.create({ organizationId, slug: account.specSlug, source: sent.source }),
    after: () => ({ name: sent.name, visibility: 'private' }),
    isTold: true,
  };
}

function put(account: Account, means: Means): Change {
  return upsert(account, send(account, newSource(means.newName(), means.random, means.site)));
}

/** The same source once more: a URL answers something else by now. */
function again(account: Account, means: Means): Change {
  const { source } = account;
  if (source === undefined) return put(account, means);
  const { url } = source.source;
  if (url === undefined) return upsert(account, source);
  return upsert(account, send(account, republish(url, means.newName(), means.random, means.site)));
}

function upsert({ specSlug }: Account, { source, name }: Sent): Change {
  return {
    send: ({ specs }) => specs.upsert({ organizationId, specSlug, source }),
    after: (before) => ({ visibility: 'private', ...before, name }),
    isTold: true,
  };
}

/** A source that cannot be read: the version before stays. */
function spoil(account: Account): Change {
  const { specSlug } = account;
  delete account.source;
  return {
    send: ({ specs }) => specs.upsert({ organizationId, specSlug, source: { text: brokenSource.text } }),
    after: (before) => {
      const { name: _replaced, ...rest } = { visibility: 'private' as const, ...before };
      return rest;
    },
    isTold: false,
  };
}

function show({ specSlug, possible: [before] }: Account): Change {
  const visibility = before?.visibility === 'public' ? 'private' : 'public';
  return {
    send: ({ specs }) => specs.setVisibility({ organizationId, specSlug, visibility }),
    after: (found) => found && { ...found, visibility },
    isTold: true,
  };
}

function remove({ specSlug }: Account): Change {
  return {
    send: async ({ specs }) => void (await specs.delete({ organizationId, specSlug })),
    after: (): Expected => undefined,
    isTold: true,
  };
}

/** Before it is sent: it may arrive though no answer does. */
function send(account: Account, sent: Sent): Sent {
  account.sent.set(sent.name, sent.digest);
  account.source = sent;
  return sent;
}
