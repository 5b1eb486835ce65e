import type { Knex } from 'knex';
import { changeTables, createIndex, type Migration } from './migration.js';

const index = 'openapi_spec_versions_document_index';

/** Adds facts about the documents of versions. Null in versions of the previous release, until they are rebuilt. */
export const versionFacts: Migration = {
  readableFrom: '0.0.0',
  steps: [
    changeTables({ alters: ['openapi_spec_versions'] }, addVersionFacts),
    createIndex(index, 'openapi_spec_versions', ['spec_id', 'document_version', 'created_at', 'id']),
  ],
  down: dropVersionFacts,
};

async function addVersionFacts(knex: Knex): Promise<void> {
  await knex.schema.alterTable('openapi_spec_versions', (table) => {
    // As JSON.
    table.text('facts');
    table.text('document_version');
    table.text('openapi');
    table.integer('size');
  });
}

async function dropVersionFacts(knex: Knex): Promise<void> {
  await knex.schema.alterTable('openapi_spec_versions', (table) => {
    table.dropIndex([], index);
  });
  for (const name of ['facts', 'document_version', 'openapi', 'size'])
    await knex.raw('alter table ?? drop column ??', ['openapi_spec_versions', name]);
}
