import type { Schema } from '@specshelf/contract';
import type { Deps } from '../base/ports/deps.js';
import type { SpecPath } from '../state/access/accessible-records.js';
import { type AccessTokenOperator, createAccessTokenOperator } from './access-tokens.js';
import { createHookOperator, type HookOperator } from './hooks.js';
import { type Inspection, inspect } from './inspect.js';
import { createIntegrationOperator, type IntegrationOperator } from './integrations.js';
import { createOrganizationOperator, type OrganizationOperator } from './organizations.js';
import { refreshSpec } from './refresh-spec.js';
import { createRetentionOperator, type RetentionOperator } from './retention.js';
import { createSearchOperator, type SearchOperator } from './search.js';
import { createSpaceOperator, type SpaceOperator } from './spaces.js';

/** Commands that only the operator of the server may run. They reject with a `RequestError` for invalid input. */
export interface OperatorCommands {
  organizations: OrganizationOperator;
  spaces: SpaceOperator;
  tokens: AccessTokenOperator;
  integrations: IntegrationOperator;
  hooks: HookOperator;
  retention: RetentionOperator;
  search: SearchOperator;
  /** Queues a specification again, so that its URL is fetched. */
  refreshSpec(path: SpecPath): Promise<Schema<'OpenAPISpec'>>;
  /** Finds problems that an operator should know. */
  inspect(): Promise<Inspection>;
}

export function createOperator(deps: Deps): OperatorCommands {
  return {
    organizations: createOrganizationOperator(deps),
    spaces: createSpaceOperator(deps),
    tokens: createAccessTokenOperator(deps),
    integrations: createIntegrationOperator(deps),
    hooks: createHookOperator(deps),
    retention: createRetentionOperator(deps),
    search: createSearchOperator(deps),
    refreshSpec: (path) => refreshSpec(deps, path),
    inspect: () => inspect(deps),
  };
}
