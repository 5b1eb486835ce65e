import type { Schema } from '@specshelf/contract';
import { assertNoProblems, conflict, invalidRequest, notFound } from '../base/errors.js';
import { readText } from '../base/http/http-reply.js';
import type { Deps } from '../base/ports/deps.js';
import type { IntegrationRecord } from '../base/ports/records.js';
import { integrationSecretPurpose } from '../state/access/sealing-purposes.js';
import type { Source } from '../work/computed/computed-request.js';
import { operator } from './operator-principal.js';
import { type IntegrationAddress, readIntegration } from './read-integration.js';
import { validateSecret } from './validate-secret.js';

/** Integration commands of the operator. */
export interface IntegrationOperator {
  /** The secret is stored encrypted, and is never shown again. */
  add(integration: IntegrationAddress & { secret: string }): Promise<Integration>;
  /** Ordered by name. */
  list(): Promise<Integration[]>;
  remove(name: string): Promise<void>;
  /** Requests the pages of a source of an integration, like a reader of the space. */
  test(test: IntegrationTest): Promise<Schema<'ComputedRevision'>>;
}

/** An integration without its secret. */
export type Integration = Omit<IntegrationRecord, 'secret'>;

interface IntegrationTest {
  name: string;
  sourceId: string;
  spaceId: string;
  props: Record<string, unknown>;
  dependencies: NonNullable<Source['dependencies']>;
}

export function createIntegrationOperator(deps: Deps): IntegrationOperator {
  const { integrations } = deps.stores;
  return {
    add: (integration) => add(deps, integration),
    list: async () => (await integrations.list()).map(withoutSecret),
    remove: async (name) => {
      if (!(await integrations.remove(name))) throw notFound('Integration', name);
      await deps.audit({ action: 'integration.remove', actor: 'operator', name });
    },
    test: (given) => test(deps, given),
  };
}

async function add(
  deps: Deps,
  { secret, ...given }: IntegrationAddress & { secret: string },
): Promise<Integration> {
  const address = readIntegration(given);
  if ('problems' in address) throw invalidRequest(address.problems);
  assertNoProblems(validateSecret(secret));
  const integration = {
    id: deps.newId(),
    ...address,
    secret: deps.seal(secret, integrationSecretPurpose(address.name)),
    createdAt: deps.now().toISOString(),
  };
  if (!(await deps.stores.integrations.insert(integration))) {
    throw conflict(
      `There is an integration ${JSON.stringify(address.name)} already. Remove it first to replace it.`,
    );
  }
  await deps.audit({ action: 'integration.add', actor: 'operator', ...address });
  return withoutSecret(integration);
}

function withoutSecret({ id, name, endpoint, createdAt }: IntegrationRecord): Integration {
  return { id, name, endpoint, createdAt };
}

async function test(
  deps: Deps,
  { name, sourceId, spaceId, ...source }: IntegrationTest,
): Promise<Schema<'ComputedRevision'>> {
  const space = await deps.stores.spaces.find(spaceId);
  if (!space) throw notFound('Space', spaceId);
  if (!(await deps.stores.integrations.find(name))) throw notFound('Integration', name);
  // Loaded on demand because it takes longer to load than the other commands.
  const { createComputedContent } = await import('../work/computed/create-computed-content.js');
  const { createRenderers } = await import('../work/computed/renderers.js');
  const { body } = await createComputedContent(deps, createRenderers(deps)).revision({
    space,
    source: { type: `integration:${name}:${sourceId}`, ...source },
    seed: 'test',
    principal: operator,
  });
  return JSON.parse(await readText(body));
}
