import { defined } from '@specshelf/base/defined';
import { newSortableId } from '@specshelf/base/new-sortable-id';
import {
  type LabelMove,
  type LabelMoveRecord,
  type LabelRecord,
  type LabelStore,
  type ListedLabel,
  movedLabel,
} from '@specshelf/service';
import type { Connection, Database } from '../database/database.js';
import { PreparedQuery, parameter } from '../database/prepared-query.js';
import { areStorable } from '../queries/are-storable.js';
import { inText } from '../queries/in-text.js';
import { readPublisher } from '../queries/json-column.js';
import { prepareKeysetPages, queryKeysetPage } from '../queries/keyset-page.js';
import { columnsOf, type RowOf } from '../queries/record-columns.js';
import { removeBefore } from '../queries/remove-before.js';

const label = columnsOf<LabelRecord>();

const labelColumns = label.all([
  label.plain('specId', 'spec_id'),
  label.plain('name', 'name'),
  label.plain('version', 'version_id'),
  label.optional('previousVersion', 'previous_version'),
  label.plain('createdAt', 'created_at'),
  label.plain('movedAt', 'moved_at'),
  label.optionalJSON('movedBy', 'moved_by', readPublisher),
]);

const moved = columnsOf<LabelMoveRecord>();

const moveColumns = moved.all([
  moved.plain('id', 'id'),
  moved.plain('label', 'label'),
  moved.optional('from', 'from_version'),
  moved.optional('to', 'to_version'),
  moved.plain('createdAt', 'created_at'),
  moved.optionalJSON('movedBy', 'moved_by', readPublisher),
]);

interface LabelRow extends RowOf<typeof labelColumns> {}

interface ListedRow extends LabelRow {
  version_created_at: string;
  document_version: string | null;
}

interface LabelMoveRow extends RowOf<typeof moveColumns> {
  spec_id: string;
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
      return row && labelColumns.toRecord(row);
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
      return { records: rows.map(moveColumns.toRecord), ...about };
    },
    lastMoves: async (specId, names) => {
      const storable = names.filter((name) => areStorable(name));
      if (storable.length === 0) return [];
      return (await query((connection) => lastMoves(connection, specId, storable))).map(moveColumns.toRecord);
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
  await labelMoves(transaction).insert(
    moves.map((each) => ({ ...moveColumns.toRow({ ...each, id: newSortableId() }), spec_id: specId })),
  );
}

async function apply(transaction: Connection, specId: string, move: LabelMove): Promise<void> {
  const moved = movedLabel(specId, move);
  if (!moved) {
    await labels(transaction).where({ spec_id: specId, name: move.label }).delete();
    return;
  }
  const row = labelColumns.toRow(moved);
  const { spec_id, name, created_at: _unchanged, ...changes } = row;
  if (move.from === undefined) await labels(transaction).insert(row);
  else await labels(transaction).where({ spec_id, name }).update(changes);
}

function labels(connection: Connection) {
  return connection<LabelRow>('labels');
}

function labelMoves(connection: Connection) {
  return connection<LabelMoveRow>('label_moves');
}

const byName = new PreparedQuery<LabelRow>((connection) =>
  labels(connection).where({ spec_id: parameter, name: parameter }).select(labelColumns.names),
);

const ofSpec = new PreparedQuery<ListedRow>((connection) =>
  labels(connection)
    .join('openapi_spec_versions', 'openapi_spec_versions.id', 'labels.version_id')
    .where({ 'labels.spec_id': parameter })
    .orderBy('labels.name')
    .select(labelColumns.names.map((column) => `labels.${column}`))
    .select({
      version_created_at: 'openapi_spec_versions.created_at',
      document_version: 'openapi_spec_versions.document_version',
    }),
);

const movePages = prepareKeysetPages<RowOf<typeof moveColumns>>({
  entries: (connection) => ofLabel(connection).select(moveColumns.names),
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

function toListed(row: ListedRow): ListedLabel {
  return {
    ...labelColumns.toRecord(row),
    versionCreatedAt: row.version_created_at,
    ...defined({ documentVersion: row.document_version ?? undefined }),
  };
}
