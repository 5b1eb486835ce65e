import type { Schema } from '@specshelf/contract';
import { secretPurpose } from '../computed/ask-integration.js';
import type { Source } from '../computed/computation.js';
import { createComputedContent } from '../computed/create-computed-content.js';
import type { Deps } from '../deps.js';
import { conflict, invalidRequest, notFound } from '../errors.js';
import type { Principal } from '../principal.js';
import type { IntegrationRecord } from '../records.js';
import { type IntegrationAddress, readIntegration } from './read-integration.js';

/** What only who runs a server may do. Everything rejects with a `RequestError` that says what is wrong. */
export interface Operator {
  /** Registers an integration. The secret is stored sealed, and never shown again. */
  addIntegration(integration: IntegrationAddress & { secret: string }): Promise<Integration>;
  /** Ordered by name. */
  listIntegrations(): Promise<Integration[]>;
  removeIntegration(name: string): Promise<void>;
  /** Asks an integration for the pages of one of its sources, as a reader of the space would. */
  testIntegration(test: IntegrationTest): Promise<Schema<'ComputedRevision'>>;
}

/** An integration as it is shown: without its secret. */
export type Integration = Omit<IntegrationRecord, 'secret'>;

export interface IntegrationTest {
  name: string;
  sourceId: string;
  spaceId: string;
  props: Record<string, unknown>;
  dependencies: NonNullable<Source['dependencies']>;
}

export function createOperator(deps: Deps): Operator {
  const { integrations } = deps.stores;
  return {
    addIntegration: (integration) => addIntegration(deps, integration),
    listIntegrations: async () => (await integrations.list()).map(shown),
    removeIntegration: async (name) => {
      if (!(await integrations.remove(name))) throw notFound('Integration', name);
    },
    testIntegration: (test) => testIntegration(deps, test),
  };
}

const shortestSecret = 16;

async function addIntegration(
  deps: Deps,
  { secret, ...given }: IntegrationAddress & { secret: string },
): Promise<Integration> {
  const address = readIntegration(given);
  if ('problems' in address) throw invalidRequest(address.problems);
  if (secret.length < shortestSecret) {
    const message = `must have at least ${shortestSecret} characters that nobody can guess`;
    throw invalidRequest([{ path: 'secret', message }]);
  }
  const integration = {
    id: deps.newId(),
    ...address,
    secret: deps.seal(secret, secretPurpose(address.name)),
    createdAt: deps.now().toISOString(),
  };
  if (await deps.stores.integrations.insert(integration)) return shown(integration);
  throw conflict(
    `There is an integration ${JSON.stringify(address.name)} already. Remove it first to replace it.`,
  );
}

function shown({ id, name, endpoint, createdAt }: IntegrationRecord): Integration {
  return { id, name, endpoint, createdAt };
}

async function testIntegration(
  deps: Deps,
  { name, sourceId, spaceId, ...source }: IntegrationTest,
): Promise<Schema<'ComputedRevision'>> {
  const space = await deps.stores.spaces.find(spaceId);
  if (!space) throw notFound('Space', spaceId);
  if (!(await deps.stores.integrations.find(name))) throw notFound('Integration', name);
  const { body } = await createComputedContent(deps).revision({
    space,
    source: { type: `integration:${name}:${sourceId}`, ...source },
    seed: 'test',
    principal: operator,
  });
  return JSON.parse(body.chunks.join(''));
}

const operator: Principal = {
  subject: { id: 'operator', displayName: 'Operator' },
  organizations: '*',
  scopes: ['openapi:read', 'space:read'],
};
