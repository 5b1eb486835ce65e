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
  /** Which contents a content names. */
  readonly contentLinks: Map<string, readonly string[]>;
  /** Since when nothing refers to a content. */
  readonly unusedContents: Map<string, string>;
  /** Until when somebody has a chore. */
  readonly chores: Map<string, string>;
}

/** Tables with the records of others. What a table keeps is never changed, only replaced: so the records are shared. */
export function createTables(from?: Tables): Tables {
  return {
    organizations: new Map(from?.organizations),
    spaces: new Map(from?.spaces),
    accessTokens: new Map(from?.accessTokens),
    integrations: new Map(from?.integrations),
    hooks: new Map(from?.hooks),
    deliveries: new Map(from?.deliveries),
    specs: new Map(from?.specs),
    versions: new Map(from?.versions),
    contents: new Map(from?.contents),
    contentLinks: new Map(from?.contentLinks),
    unusedContents: new Map(from?.unusedContents),
    chores: new Map(from?.chores),
  };
}
