import { assertNoProblems, conflict, invalidRequest, notFound } from '../base/errors.js';
import type { Deps } from '../base/ports/deps.js';
import type { IntegrationRecord } from '../base/ports/records.js';
import { integrationSecretPurpose } from '../state/access/sealing-purposes.js';
import { type IntegrationAddress, readIntegration } from './read-integration.js';
import { validateSecret } from './validate-secret.js';

/** Integration commands of the operator. */
export interface IntegrationOperator {
  /** The secret is stored encrypted, and is never shown again. */
  add(integration: IntegrationAddress & { secret: string }): Promise<Integration>;
  /** Ordered by name. */
  list(): Promise<Integration[]>;
  remove(name: string): Promise<void>;
}

/** An integration without its secret. */
export type Integration = Omit<IntegrationRecord, 'secret'>;

export function createIntegrationOperator(deps: Deps): IntegrationOperator {
  const { integrations } = deps.stores;
  return {
    add: (integration) => add(deps, integration),
    list: async () => (await integrations.list()).map(withoutSecret),
    remove: async (name) => {
      if (!(await integrations.remove(name))) throw notFound('Integration', name);
      await deps.audit({ action: 'integration.remove', actor: 'operator', name });
    },
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
