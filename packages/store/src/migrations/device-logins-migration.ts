import type { Knex } from 'knex';
import { changeTables, type Migration } from './migration.js';

export const deviceLogins: Migration = {
  readableFrom: '0.0.0',
  steps: [changeTables({}, addDeviceLogins)],
  down: dropDeviceLogins,
};

async function addDeviceLogins(knex: Knex): Promise<void> {
  await knex.schema.createTable('device_logins', (table) => {
    table.text('hash').primary();
    table.text('user_code').notNullable().unique();
    table.text('client_name').notNullable();
    table.text('scopes').notNullable();
    table.text('address');
    table.text('created_at').notNullable();
    table.text('expires_at').notNullable();
    table.integer('interval_seconds').notNullable();
    table.text('polled_at');
    // As JSON. Null until a user decides.
    table.text('decision');
    table.index('address');
    table.index('expires_at');
  });
}

async function dropDeviceLogins(knex: Knex): Promise<void> {
  await knex.schema.dropTable('device_logins');
}
