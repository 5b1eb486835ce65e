import type { Knex } from 'knex';

// Servers of the previous release insert and update rows without these columns. `indexed_at` then differs from `last_processed_at`, and
// this release completes the row.
export async function addCatalog(knex: Knex): Promise<void> {
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
  await knex('openapi_specs').update({ name_key: knex.ref('slug_key') });
  await knex.schema.alterTable('openapi_specs', (table) => {
    for (const [index, columns] of Object.entries(indexes))
      table.index(['organization_id', ...columns], index);
    table.index('id', unindexed, {
      predicate: knex.whereRaw("indexed_at is null or indexed_at <> coalesce(last_processed_at, '')"),
    });
  });
  await knex.schema.createTable('spec_terms', (table) => {
    table.text('organization_id').notNullable();
    table.text('term').notNullable();
    table.text('spec_id').notNullable().references('openapi_specs.id').onDelete('CASCADE');
    table.primary(['organization_id', 'term', 'spec_id']);
    table.index(['spec_id', 'term']);
  });
}

export async function dropCatalog(knex: Knex): Promise<void> {
  await knex.schema.dropTable('spec_terms');
  await knex.schema.alterTable('openapi_specs', (table) => {
    for (const index of [...Object.keys(indexes), unindexed]) table.dropIndex([], index);
  });
  const names = ['facts', 'name_key', 'owner', 'tags', 'lifecycle', 'links', ...countColumns, 'indexed_at'];
  for (const name of names) await knex.raw('alter table ?? drop column ??', ['openapi_specs', name]);
}

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
