import {
  assertNoProblems,
  conflict,
  invalidRequest,
  notFound,
  type RequestError,
  type RequestProblem,
} from '../base/errors.js';
import type { AuditEvent } from '../base/ports/audit.js';
import type { Deps } from '../base/ports/deps.js';
import type { OrganizationProfile } from '../base/ports/organization-profile.js';
import type { OrganizationRecord, Retention } from '../base/ports/records.js';
import { validateText } from '../base/requests/validate-text.js';
import { parseEmailDomain } from '../features/organizations/email-domain.js';
import type { SchemaError } from '../http/schema-validator.js';
import { recordEvents } from '../state/events/audit-entries.js';
import { validateId } from './validate-id.js';
import { validateRetention } from './validate-retention.js';

/** Organization commands of the operator. */
export interface OrganizationOperator {
  /** By default, the title is the ID, and the type is `business`. */
  create(id: string, given?: OrganizationChanges): Promise<OrganizationRecord>;
  /** The oldest first. */
  list(): Promise<OrganizationRecord[]>;
  get(id: string): Promise<OrganizationRecord>;
  update(id: string, changes: OrganizationChanges): Promise<OrganizationRecord>;
  /** Removes it and everything in it. */
  delete(id: string): Promise<void>;
}

export interface OrganizationChanges {
  /** Replaces the existing ones. */
  emailDomains?: readonly string[];
  /** Members of the profile to set. */
  set?: Readonly<Record<string, unknown>>;
  /** Members of the profile to remove. */
  unset?: readonly string[];
  retention?: RetentionChanges;
}

/** Changed members of a retention; null removes a member. */
type RetentionChanges = { readonly [Member in keyof Retention]?: number | null };

export function createOrganizationOperator(deps: Deps): OrganizationOperator {
  const { organizations } = deps.stores;
  return {
    create: (id, given = {}) => create(deps, id, given),
    list: () => organizations.list(),
    get: (id) => get(deps, id),
    update: (id, changes) => update(deps, id, changes),
    delete: async (id) => {
      const { id: organizationId } = await get(deps, id);
      const isRemoved = await organizations.remove(organizationId, deps.now().toISOString());
      if (!isRemoved) throw notFound('Organization', id);
      // Only in the log of the server: the audit log of the organization is gone.
      await deps.audit({ action: 'organization.delete', actor: 'operator', organizationId });
    },
  };
}

async function create(deps: Deps, id: string, given: OrganizationChanges): Promise<OrganizationRecord> {
  assertNoProblems(validateId(id));
  const organization = await changed(
    { id, createdAt: deps.now().toISOString(), emailDomains: [], title: titleOf(id), type: 'business' },
    given,
  );
  if (!(await deps.stores.organizations.insert(organization))) {
    throw taken(id, await deps.stores.organizations.find(id));
  }
  await recordEvents(deps, event('organization.create', organization, given));
  return organization;
}

function taken(id: string, existing: OrganizationRecord | undefined): RequestError {
  if (!existing || existing.id === id) {
    return conflict(`There is an organization ${JSON.stringify(id)} already.`);
  }
  return conflict(
    `${JSON.stringify(id)} is taken by the organization ${JSON.stringify(existing.id)}: upper and lower case are the same in organization IDs.`,
  );
}

/** A title has two characters at least. */
function titleOf(id: string): string {
  return id.length > 1 ? id : `Organization ${id}`;
}

async function update(deps: Deps, id: string, changes: OrganizationChanges): Promise<OrganizationRecord> {
  const organization = await changed(await get(deps, id), changes);
  if (!(await deps.stores.organizations.replace(organization))) throw notFound('Organization', id);
  await recordEvents(deps, event('organization.update', organization, changes));
  return organization;
}

async function get({ stores }: Deps, id: string): Promise<OrganizationRecord> {
  const organization = await stores.organizations.find(id);
  if (!organization) throw notFound('Organization', id);
  return organization;
}

/** Returns the changes with normalized email domains. */
function event(
  action: AuditEvent['action'],
  { id: organizationId, emailDomains }: OrganizationRecord,
  changes: OrganizationChanges,
): AuditEvent {
  const domains = changes.emailDomains === undefined ? {} : { emailDomains };
  return { action, actor: 'operator', organizationId, ...changes, ...domains };
}

async function changed(
  { id, createdAt, emailDomains, retention: before, ...profile }: OrganizationRecord,
  changes: OrganizationChanges,
): Promise<OrganizationRecord> {
  const members: Record<string, unknown> = { ...profile, ...changes.set };
  const { title } = members;
  if (typeof title === 'string') assertNoProblems(validateText('title', title));
  for (const name of changes.unset ?? []) {
    if (!(name in members)) throw invalidRequest([{ path: name, message: 'is not set' }]);
    delete members[name];
  }
  const retention = changedRetention(before, changes.retention);
  return {
    ...(await readProfile(members)),
    id,
    createdAt,
    emailDomains: changes.emailDomains ? readEmailDomains(changes.emailDomains) : emailDomains,
    ...(retention === undefined ? {} : { retention }),
  };
}

/** Returns undefined if no member remains. */
function changedRetention(before: Retention = {}, changes: RetentionChanges = {}): Retention | undefined {
  const keepVersions = changes.keepVersions === undefined ? before.keepVersions : changes.keepVersions;
  const keepDays = changes.keepDays === undefined ? before.keepDays : changes.keepDays;
  const retention = {
    ...(typeof keepVersions === 'number' && { keepVersions }),
    ...(typeof keepDays === 'number' && { keepDays }),
  };
  assertNoProblems(validateRetention(retention));
  return Object.keys(retention).length === 0 ? undefined : retention;
}

async function readProfile(members: unknown): Promise<OrganizationProfile> {
  // Only operators need it, and the mocks should stay small.
  const { isOrganizationProfile } = await import('../generated/organization-profile.gen.js');
  if (isOrganizationProfile(members)) return members;
  const problems = (isOrganizationProfile.errors ?? []).map(toProblem);
  // The first of each member is enough.
  const isFirst = ({ path }: RequestProblem, place: number) =>
    problems.findIndex((problem) => problem.path === path) === place;
  throw invalidRequest(problems.filter(isFirst));
}

function toProblem({ keyword, instancePath, message = 'is not valid', params }: SchemaError): RequestProblem {
  const path = instancePath.slice(1).replaceAll('/', '.');
  if (keyword === 'enum') {
    const values = Array.isArray(params['allowedValues']) ? params['allowedValues'] : [];
    return { path, message: `must be one of ${values.map(String).join(', ')}` };
  }
  if (keyword === 'additionalProperties') {
    return { path: String(params['additionalProperty']), message: 'is not a member that can be set' };
  }
  if (keyword === 'required') return { path: path || 'profile', message };
  const isForm = keyword === 'pattern' || keyword === 'format';
  return { path, message: isForm ? (patterns[path] ?? message) : message };
}

/** Rules in words, for members with a pattern or a format. */
const patterns: Readonly<Record<string, string>> = {
  title: 'must begin and end with something other than a space',
  logo: 'must be an http:// or https:// URL',
  hostname: 'must be letters from a to z and digits, with single hyphens between them',
};

function readEmailDomains(domains: readonly string[]): string[] {
  const parsed = domains.map(parseEmailDomain);
  assertNoProblems(
    parsed.flatMap((each) => ('problem' in each ? [{ path: 'emailDomains', message: each.problem }] : [])),
  );
  return [...new Set(parsed.flatMap((each) => ('domain' in each ? [each.domain] : [])))];
}
