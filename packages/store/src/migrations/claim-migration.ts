import type { Knex } from 'knex';
import { changeTables, type Migration } from './migration.js';

const claimTables = ['openapi_specs', 'deliveries', 'settings'];

/** Adds the process that holds a claim. Servers of the previous release leave it null: their claims end with the lease. */
export const claims: Migration = {
  readableFrom: '0.0.0',
  steps: [changeTables({ alters: claimTables }, addClaimColumns)],
  down: dropClaimColumns,
};

async function addClaimColumns(knex: Knex): Promise<void> {
  for (const name of claimTables)
    await knex.schema.alterTable(name, (table) => {
      table.integer('claimed_by');
    });
  await knex.schema.alterTable('openapi_specs', (table) => {
    table.text('claimed_at');
  });
}

async function dropClaimColumns(knex: Knex): Promise<void> {
  await knex.raw('alter table ?? drop column ??', ['openapi_specs', 'claimed_at']);
  for (const name of claimTables) await knex.raw('alter table ?? drop column ??', [name, 'claimed_by']);
}
