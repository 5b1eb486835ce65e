import { chunksOf } from '@specshelf/base/chunks-of';
import type { OpenAPISpecRecord } from '@specshelf/service';
import { termsOf } from '@specshelf/service/catalog';
import type { Connection } from '../database/database.js';
import { type FacetMembers, toFacets } from '../search/facets.js';

/** A term of a specification, for search and filters. */
interface SpecTermRow {
  organization_id: string;
  term: string;
  spec_id: string;
  name_key: string;
  updated_at: string;
  created_at: string;
  facets: number;
}

type Described = Parameters<typeof termsOf>[0] &
  FacetMembers &
  Pick<OpenAPISpecRecord, 'id' | 'organizationId' | 'nameKey' | 'updatedAt' | 'createdAt'>;

/** Stores the terms of a new specification. */
export async function insert(transaction: Connection, spec: Described): Promise<void> {
  await add(transaction, spec, termsOf(spec));
}

/** Replaces the terms of a specification. The caller must have locked its row. */
export async function replace(transaction: Connection, spec: Described): Promise<void> {
  const stored = await specTerms(transaction).where({ spec_id: spec.id }).pluck('term');
  const terms = termsOf(spec);
  const removed = stored.filter((term) => !terms.includes(term));
  for (const some of chunksOf(removed)) {
    await specTerms(transaction).where({ spec_id: spec.id }).whereIn('term', some).delete();
  }
  await add(
    transaction,
    spec,
    terms.filter((term) => !stored.includes(term)),
  );
}

function specTerms(connection: Connection) {
  return connection<SpecTermRow>('spec_terms');
}

async function add(transaction: Connection, spec: Described, terms: readonly string[]): Promise<void> {
  // As triggers maintain them. They also complete rows of the previous release, but a complete row costs less.
  const entry = {
    organization_id: spec.organizationId,
    spec_id: spec.id,
    name_key: spec.nameKey,
    updated_at: spec.updatedAt,
    created_at: spec.createdAt,
    facets: toFacets(spec),
  };
  for (const some of chunksOf(terms)) {
    await specTerms(transaction).insert(some.map((term) => ({ ...entry, term })));
  }
}
