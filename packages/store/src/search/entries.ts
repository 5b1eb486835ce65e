import type { SpecFilter, SpecSearch } from '@specshelf/service';
import type { Knex } from 'knex';
import type { Connection } from '../database/database.js';
import { facetsOf } from '../migrations/search-migration.js';
import { type Facet, facetKey, facetsOfFilter } from './facets.js';

/** A list of entries with ID, facets, and sort keys of specifications, from which a search can begin. */
export interface Source {
  /** Identifies the list within an organization. */
  name: string;
  /** Whether an index has the entries in every order. */
  isOrdered: boolean;
  /** Whether a specification can have several entries. */
  hasDuplicates: boolean;
  /** The column with the ID, and the expression for the facets. */
  id: string;
  facets: string;
  /** Builds a query for all entries. */
  entries(connection: Connection): Knex.QueryBuilder;
  /** Returns a source with the same specifications that is ordered, if there is one. */
  findOrdered?(connection: Connection): Promise<Source | undefined>;
}

/** A condition that entries of another source must meet. */
export interface Check {
  /** The source whose entries all meet the condition. */
  source?: Source;
  /** Cost of checking an entry, relative to reading one. */
  cost: number;
  restrict(query: Knex.QueryBuilder, from: Source): void;
}

/** Returns the source with all specifications of an organization. */
export function allSpecs(organizationId: string): Source {
  return {
    ...specRows('all'),
    isOrdered: true,
    entries: (connection) =>
      connection.from({ entry: 'openapi_specs' }).where('entry.organization_id', organizationId),
  };
}

/** Returns the conditions of a filter, none if it matches everything. */
export function checksOf(organizationId: string, filter: SpecFilter): Check[] {
  const { facets, terms } = facetsOfFilter(filter);
  const checks = [
    ...facets.map((facet) => hasFacet(organizationId, facet)),
    ...terms.map((term) => hasTerm(organizationId, term)),
    ...filter.prefixes.map((prefix) => hasPrefix(organizationId, prefix)),
  ];
  const { state } = filter;
  if (state === 'pending' || state === 'progress') checks.push(isActive(organizationId, state));
  else if (state !== undefined) checks.push(isSettled(organizationId));
  return checks;
}

export const keyColumns = {
  nameKey: 'name_key',
  updatedAt: 'updated_at',
  createdAt: 'created_at',
} as const satisfies Record<SpecSearch['sortBy'], string>;

/** Looking up a row takes about ten times as long as reading the next entry of an index. */
const lookup = 10;

const postings = { isOrdered: true, hasDuplicates: false, id: 'entry.spec_id', facets: 'entry.facets' };

function specRows(name: string) {
  return { name, isOrdered: false, hasDuplicates: false, id: 'entry.id', facets: facetsOf('entry') };
}

function hasFacet(organizationId: string, facet: Facet): Check {
  return {
    source: {
      ...postings,
      name: `facet ${facetKey(facet)}`,
      entries: (connection) =>
        connection
          .from({ entry: 'spec_facets' })
          .where({ 'entry.organization_id': organizationId, 'entry.facet': facetKey(facet) }),
    },
    cost: 0,
    restrict: (query, { facets }) =>
      query.whereRaw(`(${facets} & ${Number(facet.mask)}) = ${Number(facet.value)}`),
  };
}

// Conditions on other rows are scalar subqueries, which databases execute for each entry: as a semi-join, PostgreSQL would read all
// rows that meet them.

function hasTerm(organizationId: string, term: string): Check {
  return {
    source: withTerm(organizationId, term),
    cost: lookup,
    restrict: (query, { id }) =>
      query.whereRaw(
        `(select 1 from spec_terms as other where other.spec_id = ${id} and other.term = ?) = 1`,
        [term],
      ),
  };
}

function withTerm(organizationId: string, term: string): Source {
  return {
    ...postings,
    name: `term ${term}`,
    entries: (connection) =>
      connection
        .from({ entry: 'spec_terms' })
        .where({ 'entry.organization_id': organizationId, 'entry.term': term }),
  };
}

function hasPrefix(organizationId: string, prefix: string): Check {
  const range = [prefix, `${prefix}${aboveEveryCharacter}`];
  const entries = (connection: Connection) =>
    connection
      .from({ entry: 'spec_terms' })
      .where('entry.organization_id', organizationId)
      .whereRaw('entry.term >= ? and entry.term < ?', range);
  return {
    source: {
      ...postings,
      isOrdered: false,
      hasDuplicates: true,
      name: `prefix ${prefix}`,
      entries,
      // Frequent words are often the only ones with their beginning.
      findOrdered: async (connection) => {
        const first = entries(connection).orderBy('entry.term', 'asc').limit(1).select('entry.term');
        const last = entries(connection).orderBy('entry.term', 'desc').limit(1).select('entry.term');
        const [row] = await connection.select({ first, last });
        return row?.first === row?.last ? withTerm(organizationId, row?.first) : undefined;
      },
    },
    cost: lookup,
    restrict: (query, { id }) =>
      query.whereRaw(
        `(select 1 from spec_terms as other where other.spec_id = ${id} and other.term >= ? and other.term < ? limit 1) = 1`,
        range,
      ),
  };
}

/** The end of a range of terms with a prefix. */
export const aboveEveryCharacter = '\u{10ffff}';

function isActive(organizationId: string, state: 'pending' | 'progress'): Check {
  return {
    source: {
      ...specRows(`state ${state}`),
      entries: (connection) =>
        connection
          .from({ entry: 'openapi_specs' })
          .where({ 'entry.organization_id': organizationId, 'entry.processing_state': state })
          .whereRaw(isInActiveIndex('entry')),
    },
    cost: lookup,
    restrict: (query, { id }) => query.whereRaw(`(${activeRow(id)}) = ?`, [organizationId, state]),
  };
}

/** Facets ignore whether a specification is being processed. */
function isSettled(organizationId: string): Check {
  return {
    cost: 0,
    restrict: (query, { id }) => query.whereRaw(`(${activeRow(id)}) is null`, [organizationId]),
  };
}

// With a range of one ID, SQLite uses the small partial index instead of the primary key.
function activeRow(id: string): string {
  return `select other.processing_state from openapi_specs as other
    where other.organization_id = ? and other.id between ${id} and ${id} and ${isInActiveIndex('other')}`;
}

/** The condition of a partial index, which has only the specifications in the queue. */
function isInActiveIndex(row: string): string {
  return `${row}.processing_state <> 'complete'`;
}
