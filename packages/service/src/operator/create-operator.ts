import type { Deps } from '../base/ports/deps.js';
import { type AccessTokenOperator, createAccessTokenOperator } from './access-tokens.js';
import { createHookOperator, type HookOperator } from './hooks.js';
import { type Inspection, inspect } from './inspect.js';
import { createIntegrationOperator, type IntegrationOperator } from './integrations.js';
import { createOrganizationOperator, type OrganizationOperator } from './organizations.js';
import { createRetentionOperator, type RetentionOperator } from './retention.js';
import { createSearchOperator, type SearchOperator } from './search.js';
import { createSpaceOperator, type SpaceOperator } from './spaces.js';
import { createSpecOperator, type SpecOperator } from './specs.js';
import { createTrustedPublisherOperator, type TrustedPublisherOperator } from './trusted-publishers.js';

/** Commands that only the operator of the server may run. They reject with a `RequestError` for invalid input. */
export interface Operator {
  organizations: OrganizationOperator;
  spaces: SpaceOperator;
  tokens: AccessTokenOperator;
  trustedPublishers: TrustedPublisherOperator;
  integrations: IntegrationOperator;
  hooks: HookOperator;
  specs: SpecOperator;
  retention: RetentionOperator;
  search: SearchOperator;
  /** Finds problems that an operator should know. */
  inspect(): Promise<Inspection>;
}

export function createOperator(deps: Deps): Operator {
  return {
    organizations: createOrganizationOperator(deps),
    spaces: createSpaceOperator(deps),
    tokens: createAccessTokenOperator(deps),
    trustedPublishers: createTrustedPublisherOperator(deps),
    integrations: createIntegrationOperator(deps),
    hooks: createHookOperator(deps),
    specs: createSpecOperator(deps),
    retention: createRetentionOperator(deps),
    search: createSearchOperator(deps),
    inspect: () => inspect(deps),
  };
}
