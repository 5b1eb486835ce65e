import type { Knex } from 'knex';
import { changeTables, createIndex, createIndexOf, type Migration } from './migration.js';

const tokenIndex = 'access_tokens_organizations_index';

/** Adds tokens that the API creates, and the audit logs of organizations. */
export const tokensAndAudit: Migration = {
  readableFrom: '0.0.0',
  steps: [
    changeTables({ alters: ['access_tokens'], references: ['organizations'] }, addTokensAndAudit),
    createIndex(tokenIndex, 'access_tokens', ['organizations', 'created_at', 'id']),
    createIndexOf('access_tokens', 'parent_id'),
    createIndexOf('access_tokens', 'expires_at'),
  ],
  down: dropTokensAndAudit,
};

async function addTokensAndAudit(knex: Knex): Promise<void> {
  await knex.schema.alterTable('access_tokens', (table) => {
    // Null in tokens of the operator, also of those that the previous release creates.
    table.text('name');
    table.text('parent_id');
  });
  await knex.schema.createTable('audit_log', (table) => {
    table.text('id').primary();
    table.text('organization_id').notNullable().references('organizations.id').onDelete('CASCADE');
    table.text('created_at').notNullable();
    table.text('action').notNullable();
    table.text('actor').notNullable();
    // The other members, as JSON.
    table.text('event').notNullable();
    // An index for each filter, so that a page costs the same in a log of any length.
    table.index(['organization_id', 'created_at', 'id']);
    table.index(['organization_id', 'action', 'created_at', 'id']);
    table.index(['organization_id', 'actor', 'created_at', 'id']);
    table.index(['organization_id', 'actor', 'action', 'created_at', 'id'], 'audit_log_actor_action_index');
    table.index('created_at');
  });
}

async function dropTokensAndAudit(knex: Knex): Promise<void> {
  await knex.schema.dropTable('audit_log');
  await knex.schema.alterTable('access_tokens', (table) => {
    table.dropIndex([], tokenIndex);
    table.dropIndex('parent_id');
    table.dropIndex('expires_at');
  });
  for (const name of ['name', 'parent_id'])
    await knex.raw('alter table ?? drop column ??', ['access_tokens', name]);
}
