import type { Knex } from 'knex';
import { changeTables, createIndex, type Migration } from './migration.js';

const versionColumns = ['changes', 'report', 'changes_version'];
const specColumns = ['compatibility', 'acknowledgments', 'refusal'];
const index = 'openapi_spec_versions_report_index';
const uncompared = 'openapi_spec_versions_uncompared_index';

/**
 * Adds the changes of versions, and the compatibility settings and acknowledgments of specifications. Servers of the previous release
 * write none of them, and can remove a report that only a version refers to: it is then computed again on demand.
 */
export const changes: Migration = {
  readableFrom: '0.0.0',
  steps: [
    changeTables({ alters: ['openapi_spec_versions', 'openapi_specs'] }, addChanges),
    createIndex(index, 'openapi_spec_versions', ['report']),
    createIndex(uncompared, 'openapi_spec_versions', ['changes_version', 'created_at', 'id']),
  ],
  down: dropChanges,
};

async function addChanges(knex: Knex): Promise<void> {
  await knex.schema.alterTable('openapi_spec_versions', (table) => {
    // As JSON.
    table.text('changes');
    // Digest of the content.
    table.text('report');
    // Of the comparison. 0 in rows that the previous release writes, which are compared in the background.
    table.integer('changes_version').notNullable().defaultTo(0);
  });
  await knex.schema.alterTable('openapi_specs', (table) => {
    // As JSON.
    table.text('compatibility');
    table.text('acknowledgments').notNullable().defaultTo('[]');
    table.text('refusal');
  });
}

async function dropChanges(knex: Knex): Promise<void> {
  await knex.schema.alterTable('openapi_spec_versions', (table) => {
    table.dropIndex([], index);
    table.dropIndex([], uncompared);
  });
  for (const name of versionColumns)
    await knex.raw('alter table ?? drop column ??', ['openapi_spec_versions', name]);
  for (const name of specColumns) await knex.raw('alter table ?? drop column ??', ['openapi_specs', name]);
}
