import type { Knex } from 'knex';
import { changeTables, type Migration } from './migration.js';

const restricted = ['access_tokens', 'trusted_publishers'];

/** Adds the kinds of restrictions that a server must know to accept a token, or a job for a trusted publisher. */
export const restrictions: Migration = {
  readableFrom: '0.0.0',
  steps: [changeTables({ alters: restricted }, addRestrictions)],
  down: dropRestrictions,
};

async function addRestrictions(knex: Knex): Promise<void> {
  for (const name of restricted)
    await knex.schema.alterTable(name, (table) => {
      // As JSON. Empty in rows that the previous release writes, all of whose restrictions are known.
      table.text('restrictions').notNullable().defaultTo('[]');
    });
}

async function dropRestrictions(knex: Knex): Promise<void> {
  for (const name of restricted) await knex.raw('alter table ?? drop column ??', [name, 'restrictions']);
}
