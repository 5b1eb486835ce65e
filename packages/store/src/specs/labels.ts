import { defined } from '@specshelf/base/defined';
import { newSortableId } from '@specshelf/base/new-sortable-id';
import type { LabelMove, LabelMoveRecord, LabelRecord, LabelStore, ListedLabel } from '@specshelf/service';
import type { Connection, Database } from '../database/database.js';
import { PreparedQuery, parameter } from '../database/prepared-query.js';
import { areStorable } from '../queries/are-storable.js';
import { inText } from '../queries/in-text.js';
import { readPublisher } from '../queries/json-column.js';
import { prepareKeysetPages, queryKeysetPage } from '../queries/keyset-page.js';
import { removeBefore } from '../queries/remove-before.js';

interface LabelRow {
  spec_id: string;
  name: string;
  version_id: string;
  previous_version: string | null;
  created_at: string;
  moved_at: string;
  moved_by: string | null;
}

interface ListedRow extends LabelRow {
  version_created_at: string;
  document_version: string | null;
}

interface LabelMoveRow {
  id: string;
  spec_id: string;
  label: string;
  from_version: string | null;
  to_version: string | null;
  created_at: string;
  moved_by: string | null;
}

export function createLabelStore({
  query,
  queryPrepared,
  write,
}: Pick<Database, 'query' | 'queryPrepared' | 'write'>): LabelStore {
  return {
    find: async (specId, name) => {
      if (!areStorable(name)) return undefined;
      const [row] = await queryPrepared(byName, specId, name);
      return row && toRecord(row);
    },
    specsWith: async (name, specIds) => {
      if (specIds.length === 0 || !areStorable(name)) return [];
      const rows = await query((connection) =>
        labels(connection).where({ name }).whereIn('spec_id', specIds).select('spec_id'),
      );
      return rows.map((row) => row.spec_id);
    },
    list: async (specId) => (await queryPrepared(ofSpec, specId)).map(toListed),
    listMoves: async (specId, name, page) => {
      if (!areStorable(name)) return { records: [], more: false, total: 0 };
      const { rows, ...about } = await queryKeysetPage(queryPrepared, movePages, [specId, name], page);
      return { records: rows.map(toMove), ...about };
    },
    lastMoves: async (specId, names) => {
      const storable = names.filter((name) => areStorable(name));
      if (storable.length === 0) return [];
      return (await query((connection) => lastMoves(connection, specId, storable))).map(toMove);
    },
    removeMovesBefore: (batch) => write((transaction) => removeBefore(transaction, 'label_moves', batch)),
  };
}

/** Applies moves in the transaction that changes the specification. */
export async function move(
  transaction: Connection,
  specId: string,
  moves: readonly LabelMove[] = [],
): Promise<void> {
  if (moves.length === 0) return;
  for (const each of moves) await apply(transaction, specId, each);
  await labelMoves(transaction).insert(moves.map((each) => toMoveRow(specId, each)));
}

async function apply(transaction: Connection, specId: string, move: LabelMove): Promise<void> {
  const { label: name, from, to, createdAt } = move;
  const key = { spec_id: specId, name };
  if (to === undefined) {
    await labels(transaction).where(key).delete();
    return;
  }
  const moved = {
    version_id: to,
    previous_version: from ?? null,
    moved_at: createdAt,
    moved_by: movedBy(move),
  };
  if (from === undefined) await labels(transaction).insert({ ...key, ...moved, created_at: createdAt });
  else await labels(transaction).where(key).update(moved);
}

function labels(connection: Connection) {
  return connection<LabelRow>('labels');
}

function labelMoves(connection: Connection) {
  return connection<LabelMoveRow>('label_moves');
}

const columns = [
  'spec_id',
  'name',
  'version_id',
  'previous_version',
  'created_at',
  'moved_at',
  'moved_by',
] as const satisfies readonly (keyof LabelRow)[];

const byName = new PreparedQuery<LabelRow>((connection) =>
  labels(connection).where({ spec_id: parameter, name: parameter }).select(columns),
);

const ofSpec = new PreparedQuery<ListedRow>((connection) =>
  labels(connection)
    .join('openapi_spec_versions', 'openapi_spec_versions.id', 'labels.version_id')
    .where({ 'labels.spec_id': parameter })
    .orderBy('labels.name')
    .select(columns.map((column) => `labels.${column}`))
    .select({
      version_created_at: 'openapi_spec_versions.created_at',
      document_version: 'openapi_spec_versions.document_version',
    }),
);

const movePages = prepareKeysetPages<LabelMoveRow>({
  entries: (connection) =>
    ofLabel(connection).select(
      'id',
      'spec_id',
      'label',
      'from_version',
      'to_version',
      'created_at',
      'moved_by',
    ),
  count: (connection) => ofLabel(connection).count(),
  order: 'desc',
});

function ofLabel(connection: Connection) {
  return labelMoves(connection).where({ spec_id: parameter, label: parameter });
}

/** Looks up each label in the index, without reading its other moves. */
async function lastMoves(
  connection: Connection,
  specId: string,
  names: readonly string[],
): Promise<LabelMoveRow[]> {
  const values = connection.raw(`values ${names.map(() => '(?)').join(', ')}`, names);
  const last = labelMoves(connection)
    .where({ spec_id: specId })
    .whereRaw('label = names.name')
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(1, inText)
    .select('id');
  return labelMoves(connection)
    .with('names', ['name'], values)
    .whereIn('id', connection.select({ last }).from('names'));
}

function movedBy({ movedBy: publisher }: LabelMove): string | null {
  return publisher === undefined ? null : JSON.stringify(publisher);
}

function toMoveRow(specId: string, move: LabelMove): LabelMoveRow {
  const { label, from, to, createdAt } = move;
  return {
    id: newSortableId(),
    spec_id: specId,
    label,
    from_version: from ?? null,
    to_version: to ?? null,
    created_at: createdAt,
    moved_by: movedBy(move),
  };
}

function toRecord(row: LabelRow): LabelRecord {
  return {
    specId: row.spec_id,
    name: row.name,
    version: row.version_id,
    createdAt: row.created_at,
    movedAt: row.moved_at,
    ...defined({
      previousVersion: row.previous_version ?? undefined,
      movedBy: row.moved_by === null ? undefined : readPublisher(row.moved_by),
    }),
  };
}

function toListed(row: ListedRow): ListedLabel {
  return {
    ...toRecord(row),
    versionCreatedAt: row.version_created_at,
    ...defined({ documentVersion: row.document_version ?? undefined }),
  };
}

function toMove(row: LabelMoveRow): LabelMoveRecord {
  return {
    id: row.id,
    label: row.label,
    createdAt: row.created_at,
    ...defined({
      from: row.from_version ?? undefined,
      to: row.to_version ?? undefined,
      movedBy: row.moved_by === null ? undefined : readPublisher(row.moved_by),
    }),
  };
}
