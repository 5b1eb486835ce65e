import type { AccessTokenStore, Stores } from '@specshelf/service';
import * as accessTokens from './access-tokens.js';
import { claimSpec } from './claim-spec.js';
import * as contents from './contents.js';
import type { Database } from './database.js';
import * as deliveries from './deliveries.js';
import * as hooks from './hooks.js';
import * as integrations from './integrations.js';
import * as versions from './openapi-spec-versions.js';
import * as specs from './openapi-specs.js';
import * as organizations from './organizations.js';
import * as queue from './processing-queue.js';
import * as prunableVersions from './prunable-versions.js';
import * as pruning from './pruning.js';
import { rememberTokens } from './remember-tokens.js';
import * as settings from './settings.js';
import * as spaces from './spaces.js';
import { isUniqueViolation } from './unique-violation.js';
import * as unusedContents from './unused-contents.js';

/** The stores of the service on a database: which query writes, and so needs a transaction, is said here. */
export function createStores(
  database: Pick<Database, 'ask' | 'isShared' | 'query' | 'write' | 'processId'>,
  onTakeover: (kind: 'specification' | 'delivery') => void = () => undefined,
): Stores {
  const { ask, isShared, query, write, processId } = database;
  const find = async <T>(key: readonly string[], look: () => Promise<T>): Promise<T | undefined> =>
    isPossible(key) ? look() : undefined;
  return {
    organizations: {
      insert: (organization) =>
        isNew(write((transaction) => organizations.insert(transaction, organization))),
      replace: (organization) => write((transaction) => organizations.replace(transaction, organization)),
      list: () => query((connection) => organizations.list(connection)),
      remove: (...end) => write((transaction) => organizations.remove(transaction, ...end)),
      find: (id) => find([id], () => organizations.find(ask, id)),
      findByEmailDomain: (domain) =>
        query((connection) => organizations.findByEmailDomain(connection, domain)),
    },
    spaces: {
      insert: (space) => isNew(write((transaction) => spaces.insert(transaction, space))),
      find: (id) => find([id], () => spaces.find(ask, id)),
      list: () => query((connection) => spaces.list(connection)),
      remove: (id) => write((transaction) => spaces.remove(transaction, id)),
    },
    accessTokens: isShared ? rememberTokens(accessTokenStore(database)) : accessTokenStore(database),
    integrations: {
      insert: (integration) => isNew(write((transaction) => integrations.insert(transaction, integration))),
      find: (name) => find([name], () => query((connection) => integrations.find(connection, name))),
      list: () => query((connection) => integrations.list(connection)),
      remove: (name) => write((transaction) => integrations.remove(transaction, name)),
    },
    hooks: {
      insert: (hook) => write((transaction) => hooks.insert(transaction, hook)),
      find: (id) => query((connection) => hooks.find(connection, id)),
      list: () => query((connection) => hooks.list(connection)),
      remove: (id) => write((transaction) => hooks.remove(transaction, id)),
    },
    deliveries: {
      claimNext: (claim) => deliveries.claimNext(database, claim, () => onTakeover('delivery')),
      settle: (delivery, outcome, now) =>
        write(async (transaction) => {
          await hooks.noteOutcome(transaction, delivery.hookId, outcome, now);
          return deliveries.settle(transaction, delivery, outcome);
        }),
      release: (delivery) => query((connection) => deliveries.release(connection, delivery)),
    },
    specs: {
      insert: (...spec) => isNew(write((transaction) => specs.insert(transaction, ...spec))),
      find: (organizationId, slug) =>
        find([organizationId, slug], () => specs.find(ask, organizationId, slug)),
      list: async (organizationId, page) =>
        isPossible([organizationId])
          ? specs.list(ask, organizationId, page)
          : { records: [], more: false, total: 0 },
      replaceSource: (...change) => write((transaction) => queue.replaceSource(transaction, ...change)),
      requeue: (...change) => write((transaction) => queue.requeue(transaction, ...change)),
      setVisibility: (...change) => write((transaction) => specs.setVisibility(transaction, ...change)),
      remove: (...end) => write((transaction) => specs.remove(transaction, ...end)),
      claimNext: (claim) => claimSpec(database, claim, () => onTakeover('specification')),
      renewLease: (run, until, state) =>
        query((connection) => queue.renewLease(connection, run, until, state, processId())),
      release: (...run) => query((connection) => queue.release(connection, ...run)),
      settle: (...end) => write((transaction) => queue.settle(transaction, ...end)),
    },
    versions: {
      find: (specId, id) => find([id], () => versions.find(ask, specId, id)),
      list: (specId, page) => versions.list(ask, specId, page),
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
        // Whatever refers to them is written later.
        await write((transaction) => contents.put(transaction, list), { durable: false });
      },
      get: (digest) => contents.get(ask, digest),
      markUnused: (part) => unusedContents.mark(database, part),
      removeUnused: (batch) => write((transaction) => unusedContents.remove(transaction, batch)),
    },
    chores: {
      claim: (...claim) => query((connection) => settings.claimUntil(connection, ...claim, processId())),
    },
  };
}

function accessTokenStore({
  ask,
  query,
  write,
}: Pick<Database, 'ask' | 'query' | 'write'>): AccessTokenStore {
  return {
    insert: (token) => isNew(write((transaction) => accessTokens.insert(transaction, token))),
    findByHash: (hash) => accessTokens.findByHash(ask, hash),
    list: () => query((connection) => accessTokens.list(connection)),
    revoke: (...end) => write((transaction) => accessTokens.revoke(transaction, ...end)),
    noteUse: (...use) => query((connection) => accessTokens.noteUse(connection, ...use)),
  };
}

/** PostgreSQL has no text with a NUL in it, and fails when it is asked for one. */
function isPossible(key: readonly string[]): boolean {
  return !key.some((text) => text.includes('\0'));
}

/** Caught outside of the transaction: after a failed statement a transaction can only be rolled back. */
async function isNew(insertion: Promise<unknown>): Promise<boolean> {
  try {
    return (await insertion) !== false;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
