import { assertNoProblems, notFound, type RequestProblem } from '../base/errors.js';
import type { TrustedPublisherRecord } from '../base/ports/access/trusted-publishers.js';
import type { Deps } from '../base/ports/deps.js';
import {
  type NewPublisher,
  problemsOfPublisher,
  storePublisher,
} from '../features/publishers/create-publisher.js';
import { deletePublisher } from '../features/publishers/delete-publisher.js';
import { operator } from './operator-principal.js';

/** Commands of the operator for the CI jobs that may publish without a stored token. */
export interface TrustedPublisherOperator {
  create(organizationId: string, publisher: NewPublisher): Promise<TrustedPublisherRecord>;
  /** The oldest of each organization first; those of all organizations by default. */
  list(organizationId?: string): Promise<TrustedPublisherRecord[]>;
  get(id: string): Promise<TrustedPublisherRecord>;
  /** Deletes a publisher, and revokes the tokens of its jobs. */
  delete(id: string): Promise<TrustedPublisherRecord>;
}

export function createTrustedPublisherOperator(deps: Deps): TrustedPublisherOperator {
  return {
    create: async (organizationId, publisher) => {
      const organization = await deps.stores.organizations.find(organizationId);
      if (!organization) throw notFound('Organization', organizationId);
      assertNoProblems([...problemsOfForm(publisher), ...problemsOfPublisher(deps, publisher, '')]);
      return storePublisher(deps, operator, organization.id, publisher);
    },
    list: (organizationId) => list(deps, organizationId),
    get: (id) => get(deps, id),
    delete: async (id) => {
      const { organizationId } = await get(deps, id);
      return deletePublisher(deps, operator, organizationId, id);
    },
  };
}

async function list({ stores }: Deps, organizationId?: string): Promise<TrustedPublisherRecord[]> {
  if (organizationId !== undefined) return stores.trustedPublishers.list(organizationId);
  const publishers: TrustedPublisherRecord[] = [];
  for (const { id } of await stores.organizations.list())
    publishers.push(...(await stores.trustedPublishers.list(id)));
  return publishers;
}

async function get(deps: Deps, id: string): Promise<TrustedPublisherRecord> {
  const found = (await list(deps)).find((publisher) => publisher.id === id);
  if (!found) throw notFound('Trusted publisher', id);
  return found;
}

/** Returns the problems that the schema of the API rejects in requests. */
function problemsOfForm(publisher: NewPublisher): RequestProblem[] {
  const { issuer = '', repository, repositoryId = '0', specSlugs, branches = [], tags = [] } = publisher;
  const rules: [path: string, isValid: boolean, message: string][] = [
    ['issuer', issuer.length <= 100, 'must have at most 100 characters'],
    ['repository', repository.length <= 150, 'must have at most 150 characters'],
    ['repositoryId', /^[0-9]{1,20}$/.test(repositoryId), 'must be a number'],
    ['branches', branches.length <= 20, 'must have at most 20 patterns'],
    ['tags', tags.length <= 20, 'must have at most 20 patterns'],
    ['specSlugs', specSlugs.length > 0 && specSlugs.length <= 50, 'must have 1 to 50 patterns'],
    ['specSlugs', specSlugs.every(isSlugPattern), 'must be slugs such as orders, orders-*, or *'],
  ];
  return rules.flatMap(([path, isValid, message]) => (isValid ? [] : [{ path, message }]));
}

function isSlugPattern(pattern: string): boolean {
  return /^[A-Za-z0-9*-]{1,100}$/.test(pattern);
}
