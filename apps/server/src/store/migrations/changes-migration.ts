import type { Knex } from 'knex';

const versionColumns = ['changes', 'report'];
const specColumns = ['compatibility', 'acknowledgments', 'refusal'];
const index = 'openapi_spec_versions_report_index';

/**
 * Adds the changes of versions, and the compatibility settings and acknowledgments of specifications. Servers of the previous release
 * write none of them: a version without changes is compared on demand, and a missing report again.
 */
export async function addChanges(knex: Knex): Promise<void> {
  await knex.schema.alterTable('openapi_spec_versions', (table) => {
    // As JSON.
    table.text('changes');
    // Digest of the content.
    table.text('report');
    table.index('report', index);
  });
  await knex.schema.alterTable('openapi_specs', (table) => {
    // As JSON.
    table.text('compatibility');
    table.text('acknowledgments').notNullable().defaultTo('[]');
    table.text('refusal');
  });
}

export async function dropChanges(knex: Knex): Promise<void> {
  await knex.schema.alterTable('openapi_spec_versions', (table) => {
    table.dropIndex([], index);
  });
  for (const name of versionColumns)
    await knex.raw('alter table ?? drop column ??', ['openapi_spec_versions', name]);
  for (const name of specColumns) await knex.raw('alter table ?? drop column ??', ['openapi_specs', name]);
}
