import type { Deps } from '../base/ports/deps.js';
import type {
  AccessTokenRecord,
  HookRecord,
  IntegrationRecord,
  OpenAPISpecSummary,
  SpecSourceRecord,
} from '../base/ports/records.js';
import {
  hookSecretPurpose,
  integrationSecretPurpose,
  sourceHeadersPurpose,
} from '../state/access/sealing-purposes.js';
import { eachSpec } from '../state/each-spec.js';

/** Findings about the stored data. */
export interface Inspection {
  /** Descriptions of records whose secret cannot be decrypted with this key. */
  unreadableSecrets: string[];
  /** The hooks whose last call failed. */
  failingHooks: Pick<HookRecord, 'id' | 'lastFailure'>[];
  /** When the oldest pending specification was queued; absent if none is pending. */
  waitingSince?: string;
  /** The latest stored time; absent without records. */
  latestTime?: string;
}

interface Stored {
  hooks: HookRecord[];
  integrations: IntegrationRecord[];
  tokens: AccessTokenRecord[];
  specs: OpenAPISpecSummary[];
}

export async function inspect(deps: Deps): Promise<Inspection> {
  const stored = {
    hooks: await deps.stores.hooks.list(),
    integrations: await deps.stores.integrations.list(),
    tokens: await deps.stores.accessTokens.list(),
    specs: await allSpecs(deps),
  };
  const waitingSince = earliest(stored.specs.filter(isPending).map(({ queuedAt }) => queuedAt));
  const latestTime = latest(timesIn(stored));
  return {
    unreadableSecrets: unreadableSecrets(deps, stored),
    failingHooks: stored.hooks.filter(({ lastFailure }) => lastFailure !== undefined),
    ...(waitingSince === undefined ? {} : { waitingSince }),
    ...(latestTime === undefined ? {} : { latestTime }),
  };
}

async function allSpecs(deps: Deps): Promise<OpenAPISpecSummary[]> {
  const specs: OpenAPISpecSummary[] = [];
  for (const { id } of await deps.stores.organizations.list())
    for await (const spec of eachSpec(deps, id)) specs.push(spec);
  return specs;
}

function unreadableSecrets(deps: Deps, { hooks, integrations, specs }: Stored): string[] {
  return [
    ...hooks
      .filter(({ id, secret }) => !canOpen(deps, secret, hookSecretPurpose(id)))
      .map(({ id }) => `the hook ${id}`),
    ...integrations
      .filter(({ name, secret }) => !canOpen(deps, secret, integrationSecretPurpose(name)))
      .map(({ name }) => `the integration ${name}`),
    ...specs
      .filter(({ source }) => !canOpenHeaders(deps, source))
      .map(({ organizationId, slug }) => `the source of the specification ${organizationId}/${slug}`),
  ];
}

function canOpenHeaders(deps: Deps, source: SpecSourceRecord): boolean {
  if (source.kind !== 'url' || source.headers === undefined) return true;
  return canOpen(deps, source.headers, sourceHeadersPurpose(source.url));
}

function canOpen(deps: Deps, sealed: string, purpose: string): boolean {
  try {
    deps.open(sealed, purpose);
    return true;
  } catch {
    return false;
  }
}

function isPending({ processingState }: OpenAPISpecSummary): boolean {
  return processingState === 'pending';
}

function timesIn({ tokens, specs }: Stored): string[] {
  return [
    ...specs.flatMap(({ updatedAt, lastProcessedAt = updatedAt }) => [updatedAt, lastProcessedAt]),
    ...tokens.flatMap(({ createdAt, lastUsedAt = createdAt }) => [createdAt, lastUsedAt]),
  ];
}

function earliest(times: readonly string[]): string | undefined {
  return [...times].sort()[0];
}

function latest(times: readonly string[]): string | undefined {
  return [...times].sort().at(-1);
}
