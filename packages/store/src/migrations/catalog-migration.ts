import type { Knex } from 'knex';
import { changeSpecs, changeTables, createIndex, type Migration } from './migration.js';

const countColumns = ['error_count', 'warning_count', 'info_count', 'problem_kinds'];

const unindexed = 'openapi_specs_unindexed_index';

/** Sort orders and filters, within an organization. */
const indexes = {
  openapi_specs_updated_index: ['updated_at', 'id'],
  openapi_specs_name_index: ['name_key', 'id'],
  openapi_specs_state_index: ['processing_state', 'last_process_error_code', 'id'],
  openapi_specs_visibility_index: ['visibility', 'id'],
  openapi_specs_problems_index: ['problem_kinds', 'id'],
};

// Servers of the previous release insert and update rows without these columns. `indexed_at` then differs from `last_processed_at`, and
// this release completes the row.
export const catalog: Migration = {
  readableFrom: '0.0.0',
  steps: [
    changeTables({ alters: ['openapi_specs'] }, addCatalog),
    changeSpecs((transaction, ids) =>
      transaction('openapi_specs')
        .whereIn('id', ids)
        .update({ name_key: transaction.ref('slug_key') }),
    ),
    ...Object.entries(indexes).map(([index, columns]) =>
      createIndex(index, 'openapi_specs', ['organization_id', ...columns]),
    ),
    createIndex(
      unindexed,
      'openapi_specs',
      ['id'],
      "indexed_at is null or indexed_at <> coalesce(last_processed_at, '')",
    ),
  ],
  down: dropCatalog,
};

async function addCatalog(knex: Knex): Promise<void> {
  await knex.schema.alterTable('openapi_specs', (table) => {
    // About the latest version, as JSON.
    table.text('facts');
    table.text('name_key').notNullable().defaultTo('');
    table.text('owner');
    table.text('tags').notNullable().defaultTo('[]');
    table.text('lifecycle');
    table.text('links').notNullable().defaultTo('[]');
    for (const name of countColumns) table.integer(name).notNullable().defaultTo(0);
    table.text('indexed_at');
  });
  await knex.schema.createTable('spec_terms', (table) => {
    table.text('organization_id').notNullable();
    table.text('term').notNullable();
    table.text('spec_id').notNullable().references('openapi_specs.id').onDelete('CASCADE');
    table.primary(['organization_id', 'term', 'spec_id']);
    table.index(['spec_id', 'term']);
  });
}

async function dropCatalog(knex: Knex): Promise<void> {
  await knex.schema.dropTable('spec_terms');
  await knex.schema.alterTable('openapi_specs', (table) => {
    for (const index of [...Object.keys(indexes), unindexed]) table.dropIndex([], index);
  });
  const names = ['facts', 'name_key', 'owner', 'tags', 'lifecycle', 'links', ...countColumns, 'indexed_at'];
  for (const name of names) await knex.raw('alter table ?? drop column ??', ['openapi_specs', name]);
}
