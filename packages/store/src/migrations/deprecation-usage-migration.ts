import type { Knex } from 'knex';
import { changeTables, type Migration } from './migration.js';

const deprecated = ['openapi_specs', 'openapi_spec_versions'];

/** Adds deprecations, and the numbers of reads of versions. */
export const deprecationAndUsage: Migration = {
  readableFrom: '0.0.0',
  steps: [changeTables({ alters: deprecated }, addDeprecationAndUsage)],
  down: dropDeprecationAndUsage,
};

async function addDeprecationAndUsage(knex: Knex): Promise<void> {
  for (const name of deprecated) {
    await knex.schema.alterTable(name, (table) => {
      // As JSON. Null in rows that the previous release writes.
      table.text('deprecation');
    });
  }
  await knex.schema.createTable('version_reads', (table) => {
    // Has no reference of its own: the rows of a specification go with its versions.
    table.text('spec_id').notNullable();
    table.text('version_id').notNullable().references('openapi_spec_versions.id').onDelete('CASCADE');
    table.text('day').notNullable();
    table.text('reader').notNullable();
    // Empty without a label. Not null, because it is part of the key.
    table.text('label').notNullable().defaultTo('');
    table.integer('requests').notNullable();
    table.primary(['version_id', 'day', 'reader', 'label']);
    table.index('day');
    table.index(['spec_id', 'label', 'day']);
  });
}

async function dropDeprecationAndUsage(knex: Knex): Promise<void> {
  await knex.schema.dropTable('version_reads');
  for (const name of deprecated) await knex.raw('alter table ?? drop column ??', [name, 'deprecation']);
}
