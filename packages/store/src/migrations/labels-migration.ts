import type { Knex } from 'knex';
import { changeTables, type Migration } from './migration.js';

// Servers of the previous release leave the new columns unchanged: they complete runs without publications and moves of labels, and
// keep neither labeled versions nor the facts of a default label. They cannot remove a version to which a label points.

/** Adds labels of versions, and who published them. */
export const labels: Migration = {
  readableFrom: '0.0.0',
  steps: [changeTables({ alters: ['openapi_specs', 'openapi_spec_versions', 'deliveries'] }, addLabels)],
  down: dropLabels,
};

async function addLabels(knex: Knex): Promise<void> {
  await knex.schema.alterTable('openapi_specs', (table) => {
    table.text('default_label');
    table.text('default_version');
    // As JSON.
    table.text('submissions').notNullable().defaultTo('[]');
    table.integer('revision').notNullable().defaultTo(0);
  });
  await knex.schema.alterTable('openapi_spec_versions', (table) => {
    // As JSON: the first publication.
    table.text('publication');
    table.integer('publication_count').notNullable().defaultTo(0);
  });
  await knex.schema.alterTable('deliveries', (table) => {
    // As JSON.
    table.text('moved_labels').notNullable().defaultTo('[]');
  });
  await createLabelTables(knex);
  await knex.schema.createTable('publications', (table) => {
    table.text('id').primary();
    table.text('spec_id').notNullable().references('openapi_specs.id').onDelete('CASCADE');
    table.text('version_id').notNullable().references('openapi_spec_versions.id').onDelete('CASCADE');
    table.text('created_at').notNullable();
    table.text('trigger').notNullable();
    // The publisher and the provenance, as JSON.
    table.text('origin').notNullable();
    table.index(['version_id', 'created_at', 'id']);
    table.index('created_at');
    table.index('spec_id');
  });
}

async function createLabelTables(knex: Knex): Promise<void> {
  await knex.schema.createTable('labels', (table) => {
    table.text('spec_id').notNullable().references('openapi_specs.id').onDelete('CASCADE');
    // In lower case.
    table.text('name').notNullable();
    table.text('version_id').notNullable().references('openapi_spec_versions.id');
    table.text('previous_version');
    table.text('created_at').notNullable();
    table.text('moved_at').notNullable();
    // As JSON.
    table.text('moved_by');
    table.primary(['spec_id', 'name']);
    table.index('version_id');
    table.index('previous_version');
  });
  await knex.schema.createTable('label_moves', (table) => {
    table.text('id').primary();
    table.text('spec_id').notNullable().references('openapi_specs.id').onDelete('CASCADE');
    table.text('label').notNullable();
    table.text('from_version');
    table.text('to_version');
    table.text('created_at').notNullable();
    // As JSON.
    table.text('moved_by');
    table.index(['spec_id', 'label', 'created_at', 'id']);
    table.index('created_at');
  });
}

async function dropLabels(knex: Knex): Promise<void> {
  for (const table of ['publications', 'label_moves', 'labels']) await knex.schema.dropTable(table);
  const columns = {
    deliveries: ['moved_labels'],
    openapi_spec_versions: ['publication', 'publication_count'],
    openapi_specs: ['default_label', 'default_version', 'submissions', 'revision'],
  };
  for (const [table, names] of Object.entries(columns))
    for (const name of names) await knex.raw('alter table ?? drop column ??', [table, name]);
}
