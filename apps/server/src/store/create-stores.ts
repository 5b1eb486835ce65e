import type { AccessTokenStore, HookRecord, Stores } from '@specshelf/service';
import * as accessTokens from './access-tokens.js';
import { cacheTokens } from './cache-tokens.js';
import * as contents from './contents.js';
import type { Connection, Database } from './database/database.js';
import { isUniqueViolation } from './database/unique-violation.js';
import * as deliveries from './deliveries.js';
import * as hooks from './hooks.js';
import * as integrations from './integrations.js';
import * as organizations from './organizations.js';
import * as spaces from './spaces.js';
import * as versions from './specs/openapi-spec-versions.js';
import * as specs from './specs/openapi-specs.js';
import * as prunableVersions from './specs/prunable-versions.js';
import * as pruning from './specs/pruning.js';
import * as queueCandidates from './specs/queue-candidates.js';
import * as taskLeases from './task-leases.js';
import * as unusedContents from './unused-contents.js';

/** Creates the stores of the service on a database. Determines which queries run in a transaction. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of the queries of all stores.
export function createStores(
  database: Pick<Database, 'queryPrepared' | 'isShared' | 'query' | 'write' | 'processId'>,
): Stores {
  const { queryPrepared, isShared, query, write, processId } = database;
  const find = async <T>(key: readonly string[], look: () => Promise<T>): Promise<T | undefined> =>
    isPossible(key) ? look() : undefined;
  return {
    organizations: {
      insert: (organization) =>
        isNew(write((transaction) => organizations.insert(transaction, organization))),
      replace: (organization) => write((transaction) => organizations.replace(transaction, organization)),
      list: () => query((connection) => organizations.list(connection)),
      remove: (...end) => write((transaction) => organizations.remove(transaction, ...end)),
      find: (id) => find([id], () => organizations.find(queryPrepared, id)),
      findByEmailDomain: (domain) =>
        query((connection) => organizations.findByEmailDomain(connection, domain)),
    },
    spaces: {
      insert: (space) => isNew(write((transaction) => spaces.insert(transaction, space))),
      find: (id) => find([id], () => spaces.find(queryPrepared, id)),
      list: () => query((connection) => spaces.list(connection)),
      remove: (id) => write((transaction) => spaces.remove(transaction, id)),
    },
    accessTokens: isShared ? cacheTokens(accessTokenStore(database)) : accessTokenStore(database),
    integrations: {
      insert: (integration) => isNew(write((transaction) => integrations.insert(transaction, integration))),
      find: (name) => find([name], () => query((connection) => integrations.find(connection, name))),
      list: () => query((connection) => integrations.list(connection)),
      remove: (name) => write((transaction) => integrations.remove(transaction, name)),
    },
    hooks: {
      insert: (hook) => write((transaction) => hooks.insert(transaction, hook)),
      find: (id) => query((connection) => hooks.find(connection, id)),
      list: () => query(listHooks),
      remove: (id) => write((transaction) => hooks.remove(transaction, id)),
    },
    deliveries: {
      findDue: (now) => query((connection) => deliveries.findDue(connection, now)),
      claim: (update, now) => write((transaction) => deliveries.claim(transaction, update, now, processId())),
      release: (update) => query((connection) => deliveries.release(connection, update)),
      complete: (completion) => write((transaction) => deliveries.complete(transaction, completion)),
    },
    specs: {
      insert: (...spec) => isNew(write((transaction) => specs.insert(transaction, ...spec))),
      find: (organizationId, slug) =>
        find([organizationId, slug], () => specs.find(queryPrepared, organizationId, slug)),
      list: async (organizationId, page) =>
        isPossible([organizationId])
          ? specs.list(queryPrepared, organizationId, page)
          : { records: [], more: false, total: 0 },
      listWaiting: (range) => queueCandidates.listWaiting(queryPrepared, range),
      listDue: (due) => query((connection) => queueCandidates.listDue(connection, due)),
      update: (update) => query((connection) => specs.update(connection, update, processId())),
      commit: (commit, refersTo) => write((transaction) => specs.commit(transaction, commit, refersTo)),
      remove: (id, now) => write((transaction) => specs.remove(transaction, id, now)),
    },
    versions: {
      find: (specId, id) => find([id], () => versions.find(queryPrepared, specId, id)),
      list: (specId, page) => versions.list(queryPrepared, specId, page),
      findOutdated: (pipelineVersion) =>
        query((connection) => versions.findOutdated(connection, pipelineVersion)),
      rebuild: (...change) => write((transaction) => versions.rebuild(transaction, ...change)),
      findPrunable: (...which) => query((connection) => prunableVersions.findPrunable(connection, ...which)),
      measurePrunable: (...which) =>
        query((connection) => prunableVersions.measurePrunable(connection, ...which)),
      prune: (...which) => write((transaction) => pruning.prune(transaction, ...which)),
    },
    contents: {
      put: async (list) => {
        if (list.length === 0) return;
        // The records that refer to them are written later.
        await write((transaction) => contents.put(transaction, list), { durable: false });
      },
      get: (digest) => contents.get(queryPrepared, digest),
      markUnused: (part) => unusedContents.mark(database, part),
      removeUnused: (batch) => write((transaction) => unusedContents.remove(transaction, batch)),
    },
    taskLeases: {
      find: (task) => query((connection) => taskLeases.find(connection, task)),
      replace: (task, update) =>
        query((connection) => taskLeases.replace(connection, task, update, processId())),
    },
  };
}

async function listHooks(connection: Connection): Promise<(HookRecord & { waiting: number })[]> {
  const list = await hooks.list(connection);
  const waiting = await deliveries.countByHook(connection);
  return list.map((hook) => ({ ...hook, waiting: waiting.get(hook.id) ?? 0 }));
}

function accessTokenStore({
  queryPrepared,
  query,
  write,
}: Pick<Database, 'queryPrepared' | 'query' | 'write'>): AccessTokenStore {
  return {
    insert: (token) => isNew(write((transaction) => accessTokens.insert(transaction, token))),
    findByHash: (hash) => accessTokens.findByHash(queryPrepared, hash),
    list: () => query((connection) => accessTokens.list(connection)),
    revoke: (...end) => write((transaction) => accessTokens.revoke(transaction, ...end)),
    recordUse: (...use) => query((connection) => accessTokens.recordUse(connection, ...use)),
  };
}

/** Whether a key can be stored: PostgreSQL rejects text that contains NUL. */
function isPossible(key: readonly string[]): boolean {
  return !key.some((text) => text.includes('\0'));
}

/**
 * Whether an insertion added a row, instead of violating a unique constraint. Catches the error outside the transaction, which can
 * only be rolled back after a failed statement.
 */
async function isNew(insertion: Promise<unknown>): Promise<boolean> {
  try {
    return (await insertion) !== false;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
