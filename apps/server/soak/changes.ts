import type { SourceSite } from '../test/support/http/source-site.js';
import { type Account, type Change, type Expected, organizationId } from './account.js';
import type { Random } from './random.js';
import { brokenSource, newSource, republish, type Sent } from './sources.js';

/** The tools of a writer. */
export interface WriterTools {
  random: Random;
  site: SourceSite;
  /** Returns a unique name. */
  newName(): string;
}

/** Returns a random change of a specification. */
export function anyChange(account: Account, tools: WriterTools): Change {
  const [before, ...others] = account.possible;
  // After a lost response, only a new source makes the state known again.
  if (others.length > 0) return put(account, tools);
  if (before === undefined) return tools.random.once(2) ? create(account, tools) : put(account, tools);
  return (tools.random.one(kinds) ?? put)(account, tools);
}

const kinds = [put, put, put, putAgain, putAgain, changeVisibility, changeVisibility, putBroken, remove];

function create(account: Account, tools: WriterTools): Change {
  const sent = recordSource(account, newSource(tools.newName(), tools.random, tools.site));
  return {
    name: `create ${sent.name}`,
    send: ({ specs }) => specs.create({ organizationId, slug: account.specSlug, source: sent.source }),
    after: () => ({ name: sent.name, visibility: 'private' }),
    notifiesHooks: true,
  };
}

function put(account: Account, tools: WriterTools): Change {
  return upsert(account, recordSource(account, newSource(tools.newName(), tools.random, tools.site)));
}

/** Puts the same source again; a URL returns other content. */
function putAgain(account: Account, tools: WriterTools): Change {
  const { source } = account;
  if (source === undefined) return put(account, tools);
  const { url } = source.source;
  if (url === undefined) return upsert(account, source);
  return upsert(account, recordSource(account, republish(url, tools.newName(), tools.random, tools.site)));
}

function upsert({ specSlug }: Account, { source, name }: Sent): Change {
  return {
    name: `put ${name}`,
    send: ({ specs }) => specs.upsert({ organizationId, specSlug, source }),
    after: (before) => ({ visibility: 'private', ...before, name }),
    notifiesHooks: true,
  };
}

/** Puts an invalid source: the previous version stays. */
function putBroken(account: Account): Change {
  const { specSlug } = account;
  delete account.source;
  return {
    name: 'put an invalid source',
    send: ({ specs }) => specs.upsert({ organizationId, specSlug, source: { text: brokenSource.text } }),
    after: (before) => {
      const { name: _replaced, ...rest } = { visibility: 'private' as const, ...before };
      return rest;
    },
    notifiesHooks: false,
  };
}

function changeVisibility({ specSlug, possible: [before] }: Account): Change {
  const visibility = before?.visibility === 'public' ? 'private' : 'public';
  return {
    name: `set ${visibility}`,
    send: ({ specs }) => specs.setVisibility({ organizationId, specSlug, visibility }),
    after: (found) => found && { ...found, visibility },
    notifiesHooks: true,
  };
}

function remove({ specSlug }: Account): Change {
  return {
    name: 'delete',
    send: async ({ specs }) => void (await specs.delete({ organizationId, specSlug })),
    after: (): Expected => undefined,
    notifiesHooks: true,
  };
}

/** Records a source before its request, which may succeed without a response. */
function recordSource(account: Account, sent: Sent): Sent {
  account.sent.set(sent.name, sent.digest);
  account.source = sent;
  return sent;
}
