import type { Deps } from '../ports/deps.js';
import { type AccessTokenOperator, createAccessTokenOperator } from './access-tokens.js';
import { createHookOperator, type HookOperator } from './hooks.js';
import { type Inspection, inspect } from './inspect.js';
import { createIntegrationOperator, type IntegrationOperator } from './integrations.js';
import { createOrganizationOperator, type OrganizationOperator } from './organizations.js';
import { createRetentionOperator, type RetentionOperator } from './retention.js';
import { createSpaceOperator, type SpaceOperator } from './spaces.js';
import { createSpecOperator, type SpecOperator } from './specs.js';

/** What only who runs a server may do. Everything rejects with a `RequestError` that says what is wrong. */
export interface Operator {
  organizations: OrganizationOperator;
  spaces: SpaceOperator;
  tokens: AccessTokenOperator;
  integrations: IntegrationOperator;
  hooks: HookOperator;
  specs: SpecOperator;
  retention: RetentionOperator;
  /** Looks for what an operator should know of. */
  inspect(): Promise<Inspection>;
}

export function createOperator(deps: Deps): Operator {
  return {
    organizations: createOrganizationOperator(deps),
    spaces: createSpaceOperator(deps),
    tokens: createAccessTokenOperator(deps),
    integrations: createIntegrationOperator(deps),
    hooks: createHookOperator(deps),
    specs: createSpecOperator(deps),
    retention: createRetentionOperator(deps),
    inspect: () => inspect(deps),
  };
}
