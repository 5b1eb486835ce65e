import { pluralize } from '@specshelf/base/pluralize';
import type { SearchInspection } from '@specshelf/service';
import type { Connection } from '../database/database.js';
import type { SearchDocuments } from '../database/search-documents.js';
import { inText } from '../queries/in-text.js';
import { specs } from '../rows/openapi-spec-row.js';
import { entries } from './entries.js';
import { generations } from './generations.js';

/** Reads everything with one statement: a server may be indexing. */
export async function inspect(
  connection: Connection,
  { table }: SearchDocuments,
  indexVersion: number,
): Promise<SearchInspection> {
  const current = generations(connection).where({ state: 'current' });
  const missing = specs(connection)
    .where('search_version', '>=', indexVersion)
    .whereNotExists((generation) =>
      generation
        .from('search_generations as generation')
        .whereRaw("generation.spec_id = openapi_specs.id and generation.state = 'current'"),
    )
    .limit(1, inText);
  const waiting = specs(connection).where('search_version', '<', indexVersion);
  const [row]: InspectedRow[] = await connection.select(
    waiting.count('*').as('waiting'),
    current.sum('documents').as('documents'),
    entries(connection).select(connection.raw('sum(octet_length(ranks))')).as('expected'),
    connection(table).count('*').as('stored'),
    missing.select('id').as('missing'),
  );
  const damage = damageOf(Number(row?.stored), Number(row?.expected ?? 0), row?.missing ?? undefined);
  return {
    waiting: Number(row?.waiting),
    documents: Number(row?.documents ?? 0),
    ...(damage === undefined ? {} : { damage }),
  };
}

/** PostgreSQL returns large numbers as text. */
interface InspectedRow {
  waiting: unknown;
  documents: unknown;
  expected: unknown;
  stored: unknown;
  missing: string | null;
}

function damageOf(stored: number, expected: number, missing: string | undefined): string | undefined {
  if (missing !== undefined) return `it lacks the specification with the ID ${missing}`;
  return stored === expected ? undefined : `it has ${pluralize(stored, 'document')} instead of ${expected}`;
}
