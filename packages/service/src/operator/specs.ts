import type { Schema } from '@specshelf/contract';
import { notFound } from '../base/errors.js';
import type { Deps } from '../base/ports/deps.js';
import type { OpenAPISpecRecord, OpenAPISpecSummary } from '../base/ports/records.js';
import { createReports } from '../features/changes/create-reports.js';
import { listChanges } from '../features/changes/list-changes.js';
import { acknowledge, type NewAcknowledgments, withdraw } from '../features/compatibility/acknowledge.js';
import { presentAcknowledgments } from '../features/compatibility/acknowledgments.js';
import { presentSpec } from '../features/specs/spec.js';
import { type SpecSettingsChange, updateSettings } from '../features/specs/spec-settings.js';
import { requireVersion } from '../state/access/accessible-records.js';
import { eachSpec } from '../state/each-spec.js';
import { auditEntries } from '../state/events/audit-entries.js';
import { specEvent } from '../state/events/spec-event.js';
import { commitSpec } from '../state/specs/commit-spec.js';
import { enqueue } from '../state/specs/spec-state.js';
import { operator } from './operator-principal.js';

/** The representation of a specification, with its organization. */
export type OperatorSpec = Schema<'OpenAPISpec'> & { organizationId: string };

export interface OperatorSpecPath {
  organizationId: string;
  slug: string;
}

/** Specification commands of the operator. */
export interface SpecOperator {
  /** Lists the specifications of one organization or all: by organization, then oldest first. */
  list(organizationId?: string): Promise<OperatorSpec[]>;
  get(path: OperatorSpecPath): Promise<OperatorSpec>;
  /** Queues a specification again, so that its URL is fetched. */
  refresh(path: OperatorSpecPath): Promise<OperatorSpec>;
  /** Changes the visibility and the metadata. */
  update(path: OperatorSpecPath, change: SpecSettingsChange): Promise<OperatorSpec>;
  delete(path: OperatorSpecPath): Promise<void>;
  /** Lists the changes between two versions, up to 10,000. By default those of the latest version since the one before it. */
  changes(path: OperatorSpecPath, query: OperatorChangesQuery): Promise<OperatorChanges>;
  /** Lists the acknowledgments that are valid. */
  acknowledgments(path: OperatorSpecPath): Promise<OperatorAcknowledgment[]>;
  /** Acknowledges changes, and returns all acknowledgments that are valid. */
  acknowledge(path: OperatorSpecPath, added: NewAcknowledgments): Promise<OperatorAcknowledgment[]>;
  /** Withdraws the acknowledgments of changes, and returns the others. */
  withdraw(path: OperatorSpecPath, changes: readonly string[]): Promise<OperatorAcknowledgment[]>;
}

export type OperatorChanges = Schema<'OpenAPISpecChanges'>;

interface OperatorChangesQuery {
  /** IDs of versions, `latest`, or `label:` and a label. */
  from?: string;
  to?: string;
  /** The least severe impact to list; `safe` if omitted. */
  impact?: Schema<'ChangeImpact'>;
}

export type OperatorAcknowledgment = Schema<'OpenAPISpecAcknowledgment'>;

export function createSpecOperator(deps: Deps): SpecOperator {
  return {
    list: (organizationId) => list(deps, organizationId),
    get: async (path) => present(deps, await find(deps, path)),
    refresh: async (path) => {
      const now = deps.now().toISOString();
      const existing = await find(deps, path);
      const event = specEvent('spec.refresh', operator, existing);
      const entries = auditEntries(deps, event);
      const spec = await commitSpec(deps.stores.specs, existing, (found) => ({
        ...enqueue(found, found.source, now),
        entries,
      }));
      if (!spec) throw notFound('OpenAPI specification', path.slug);
      deps.wake('specifications');
      await deps.audit(event);
      return present(deps, spec);
    },
    update: async (path, change) =>
      present(deps, await updateSettings(deps, operator, await find(deps, path), { change })),
    delete: async (path) => {
      const spec = await find(deps, path);
      const event = specEvent('spec.delete', operator, spec);
      const now = deps.now().toISOString();
      const isRemoved = await deps.stores.specs.remove(spec.id, now, auditEntries(deps, event));
      if (!isRemoved) throw notFound('OpenAPI specification', path.slug);
      deps.wake('deliveries');
      // The search must index the change.
      deps.wake('specifications');
      await deps.audit(event);
    },
    changes: (path, query) => listAll(deps, path, query),
    acknowledgments: async (path) => valid(deps, await find(deps, path)),
    acknowledge: async (path, added) =>
      valid(deps, await acknowledge(deps, operator, await find(deps, path), added)),
    withdraw: async (path, changes) => {
      for (const change of changes) await withdraw(deps, operator, await find(deps, path), change);
      return valid(deps, await find(deps, path));
    },
  };
}

const maxListed = 10_000;

async function listAll(
  deps: Deps,
  path: OperatorSpecPath,
  { to = 'latest', ...query }: OperatorChangesQuery,
): Promise<OperatorChanges> {
  const spec = await find(deps, path);
  const version = await requireVersion(deps, spec, to);
  return listChanges(deps, createReports(deps), { spec, version }, { ...query, limit: maxListed });
}

function valid(deps: Deps, spec: OpenAPISpecRecord): OperatorAcknowledgment[] {
  return presentAcknowledgments(spec, deps.now().toISOString()).items;
}

async function find(
  { stores }: Deps,
  { organizationId, slug }: OperatorSpecPath,
): Promise<OpenAPISpecRecord> {
  const organization = await stores.organizations.find(organizationId);
  if (!organization) throw notFound('Organization', organizationId);
  const spec = await stores.specs.find(organization.id, slug);
  if (!spec) throw notFound('OpenAPI specification', slug);
  return spec;
}

async function list(deps: Deps, organizationId: string | undefined): Promise<OperatorSpec[]> {
  const specs = organizationId === undefined ? await allSpecs(deps) : await specsOfOne(deps, organizationId);
  return specs.map((spec) => present(deps, spec));
}

async function specsOfOne(deps: Deps, requestedId: string): Promise<OpenAPISpecSummary[]> {
  const organization = await deps.stores.organizations.find(requestedId);
  if (!organization) throw notFound('Organization', requestedId);
  return specsOf(deps, organization.id);
}

/** Returns the specifications of all organizations. */
export async function allSpecs(deps: Deps): Promise<OpenAPISpecSummary[]> {
  const specs: OpenAPISpecSummary[] = [];
  for (const { id } of await deps.stores.organizations.list()) specs.push(...(await specsOf(deps, id)));
  return specs;
}

async function specsOf(deps: Deps, organizationId: string): Promise<OpenAPISpecSummary[]> {
  const specs: OpenAPISpecSummary[] = [];
  for await (const spec of eachSpec(deps, organizationId)) specs.push(spec);
  return specs;
}

function present(deps: Deps, spec: OpenAPISpecSummary): OperatorSpec {
  return { ...presentSpec(deps, operator, spec), organizationId: spec.organizationId };
}
