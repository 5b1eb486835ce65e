import type { Knex } from 'knex';
import { changeTables, createIndexOf, type Migration } from './migration.js';

const tokenColumns = ['publisher_id', 'spec_slugs', 'job'];

/** Adds trusted publishers, and the tokens of their jobs. */
export const trustedPublishers: Migration = {
  readableFrom: '0.0.0',
  steps: [
    changeTables({ alters: ['access_tokens'], references: ['organizations'] }, addTrustedPublishers),
    createIndexOf('access_tokens', 'publisher_id'),
  ],
  down: dropTrustedPublishers,
};

async function addTrustedPublishers(knex: Knex): Promise<void> {
  await knex.schema.createTable('trusted_publishers', (table) => {
    table.text('id').primary();
    table.text('organization_id').notNullable().references('organizations.id').onDelete('CASCADE');
    table.text('name').notNullable();
    table.text('provider').notNullable();
    table.text('issuer').notNullable();
    table.text('repository').notNullable();
    // Null until the first exchange.
    table.text('repository_id');
    // Lists as JSON.
    table.text('branches').notNullable();
    table.text('tags').notNullable();
    table.integer('pull_requests').notNullable();
    table.text('environment');
    table.text('spec_slugs').notNullable();
    table.text('scopes').notNullable();
    table.text('created_at').notNullable();
    table.text('created_by').notNullable();
    table.index(['organization_id', 'created_at', 'id']);
  });
  await knex.schema.alterTable('access_tokens', (table) => {
    // Null in other tokens. No reference: tokens outlast the removal of their publisher.
    table.text('publisher_id');
    table.text('spec_slugs');
    table.text('job');
  });
}

async function dropTrustedPublishers(knex: Knex): Promise<void> {
  // Without these columns, the tokens would have access to all specifications.
  await knex('access_tokens').whereNotNull('publisher_id').delete();
  await knex.schema.alterTable('access_tokens', (table) => table.dropIndex('publisher_id'));
  for (const name of tokenColumns) await knex.raw('alter table ?? drop column ??', ['access_tokens', name]);
  await knex.schema.dropTable('trusted_publishers');
}
