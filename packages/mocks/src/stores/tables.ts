import type {
  AccessTokenRecord,
  AuditRecord,
  DeliveryRecord,
  DeviceLoginRecord,
  HookRecord,
  IntegrationRecord,
  LabelMoveRecord,
  LabelRecord,
  OpenAPISpecRecord,
  OpenAPISpecVersionRecord,
  OrganizationRecord,
  PublicationRecord,
  SpaceRecord,
  TrustedPublisherRecord,
  VersionReads,
} from '@specshelf/service';

/** The data of the stores of one backend: records by ID, tokens by the digest of their secret. */
export interface Tables {
  readonly organizations: Map<string, OrganizationRecord>;
  readonly spaces: Map<string, SpaceRecord>;
  readonly accessTokens: Map<string, AccessTokenRecord>;
  /** By the digest of the device code. */
  readonly deviceLogins: Map<string, DeviceLoginRecord>;
  readonly auditLog: Map<string, AuditRecord>;
  /** By name. */
  readonly integrations: Map<string, IntegrationRecord>;
  readonly hooks: Map<string, HookRecord>;
  /** By hook and slug. */
  readonly deliveries: Map<string, DeliveryRecord>;
  readonly specs: Map<string, OpenAPISpecRecord>;
  readonly versions: Map<string, OpenAPISpecVersionRecord>;
  /** By specification and name. */
  readonly labels: Map<string, LabelRecord>;
  readonly labelMoves: Map<string, LabelMoveRecord & { specId: string }>;
  readonly publications: Map<string, PublicationRecord>;
  readonly contents: Map<string, Uint8Array>;
  /** Digests that a content refers to. */
  readonly contentLinks: Map<string, readonly string[]>;
  /** Time at which a content was found without a reference. */
  readonly unusedContents: Map<string, string>;
  /** Expiry by task. */
  readonly taskLeases: Map<string, string>;
  /** By version, day, reader, and label. */
  readonly versionReads: Map<string, VersionReads>;
  readonly trustedPublishers: Map<string, TrustedPublisherRecord>;
}

/** Creates tables with the records of others. Records are immutable, so that they can be shared. */
export function createTables(from?: Tables): Tables {
  return {
    organizations: new Map(from?.organizations),
    spaces: new Map(from?.spaces),
    accessTokens: new Map(from?.accessTokens),
    deviceLogins: new Map(from?.deviceLogins),
    auditLog: new Map(from?.auditLog),
    integrations: new Map(from?.integrations),
    hooks: new Map(from?.hooks),
    deliveries: new Map(from?.deliveries),
    specs: new Map(from?.specs),
    versions: new Map(from?.versions),
    labels: new Map(from?.labels),
    labelMoves: new Map(from?.labelMoves),
    publications: new Map(from?.publications),
    contents: new Map(from?.contents),
    contentLinks: new Map(from?.contentLinks),
    unusedContents: new Map(from?.unusedContents),
    taskLeases: new Map(from?.taskLeases),
    versionReads: new Map(from?.versionReads),
    trustedPublishers: new Map(from?.trustedPublishers),
  };
}
