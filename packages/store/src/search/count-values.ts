import {
  type CatalogValues,
  maxCountedEntries,
  maxValues,
  ownerTerm,
  tagTerm,
  type ValueCounts,
} from '@specshelf/service/catalog';
import type { Connection } from '../database/database.js';
import { inText } from '../queries/in-text.js';
import { readStrings } from '../queries/json-column.js';
import { aboveEveryCharacter } from './entries.js';

/** Counts owners and tags by their terms, in the index of the searches for them. */
export async function countValues(connection: Connection, organizationId: string): Promise<CatalogValues> {
  const owners = await countTerms(connection, organizationId, ownerTerm(''));
  const tags = await countTerms(connection, organizationId, tagTerm(''));
  return {
    owners: valuesOf(owners, ({ owner }) => owner ?? undefined),
    tags: valuesOf(tags, ({ term, tags }) => readStrings(tags).find((tag) => tagTerm(tag) === term)),
  };
}

interface TermRow {
  term: string;
  count: number | string;
  owner: string | null;
  tags: string;
}

/** Counts terms with a prefix, most frequent first, each with the values of the first specification that has it. */
async function countTerms(
  connection: Connection,
  organizationId: string,
  prefix: string,
): Promise<readonly TermRow[]> {
  const entries = connection
    .from('spec_terms')
    .where({ organization_id: organizationId })
    .whereRaw('term >= ? and term < ?', [prefix, `${prefix}${aboveEveryCharacter}`])
    .orderBy('term')
    .limit(maxCountedEntries, inText)
    .select('term', 'spec_id');
  const counted = connection
    .from(entries.as('entry'))
    .groupBy('term')
    .select('term')
    .count({ count: '*' })
    .min({ first: 'spec_id' })
    .orderBy([{ column: 'count', order: 'desc' }, { column: 'term' }])
    .limit(maxValues + 1, inText);
  return connection
    .from(counted.as('counted'))
    .join('openapi_specs', 'openapi_specs.id', 'counted.first')
    .orderBy([{ column: 'counted.count', order: 'desc' }, { column: 'counted.term' }])
    .select('counted.term', 'counted.count', 'openapi_specs.owner', 'openapi_specs.tags');
}

function valuesOf(rows: readonly TermRow[], read: (row: TermRow) => string | undefined): ValueCounts {
  const values = rows.slice(0, maxValues).flatMap((row) => {
    const value = read(row);
    return value === undefined ? [] : [{ value, count: Number(row.count) }];
  });
  const counted = rows.reduce((sum, { count }) => sum + Number(count), 0);
  return { values, isComplete: rows.length <= maxValues && counted < maxCountedEntries };
}
