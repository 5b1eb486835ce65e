import type {
  AccessTokenRecord,
  DeliveryRecord,
  HookRecord,
  IntegrationRecord,
  OpenAPISpecRecord,
  OpenAPISpecVersionRecord,
  OrganizationRecord,
  SpaceRecord,
} from '@specshelf/service';

/** Everything that the stores of one backend keep: records by id, tokens by the digest of their secret. */
export interface Tables {
  readonly organizations: Map<string, OrganizationRecord>;
  readonly spaces: Map<string, SpaceRecord>;
  readonly accessTokens: Map<string, AccessTokenRecord>;
  /** By name. */
  readonly integrations: Map<string, IntegrationRecord>;
  readonly hooks: Map<string, HookRecord>;
  /** By hook and slug. */
  readonly deliveries: Map<string, DeliveryRecord>;
  readonly specs: Map<string, OpenAPISpecRecord>;
  readonly versions: Map<string, OpenAPISpecVersionRecord>;
  readonly contents: Map<string, Uint8Array>;
}

export function createTables(): Tables {
  return {
    organizations: new Map(),
    spaces: new Map(),
    accessTokens: new Map(),
    integrations: new Map(),
    hooks: new Map(),
    deliveries: new Map(),
    specs: new Map(),
    versions: new Map(),
    contents: new Map(),
  };
}
