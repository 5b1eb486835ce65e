import type { Knex } from 'knex';

const claimTables = ['openapi_specs', 'deliveries', 'settings'];

/** Which process holds a claim. Servers of the release before leave it null; their claims are free when the lease expires. */
export async function addClaimColumns(knex: Knex): Promise<void> {
  for (const name of claimTables)
    await knex.schema.alterTable(name, (table) => {
      table.integer('claimed_by');
    });
  await knex.schema.alterTable('openapi_specs', (table) => {
    table.text('claimed_at');
  });
}

export async function dropClaimColumns(knex: Knex): Promise<void> {
  await knex.raw('alter table ?? drop column ??', ['openapi_specs', 'claimed_at']);
  for (const name of claimTables) await knex.raw('alter table ?? drop column ??', [name, 'claimed_by']);
}
