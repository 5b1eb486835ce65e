import type { Knex } from 'knex';
import { changeSpecs, changeTables, createIndex, type Migration } from './migration.js';

const indexName = 'openapi_specs_waiting_index';

// Servers of the previous release insert rows without these columns. They count every crashed run, and so do the defaults.
export const queue: Migration = {
  readableFrom: '0.0.0',
  steps: [
    changeTables({ alters: ['openapi_specs'] }, addQueueColumns),
    changeSpecs(setQueueColumns),
    createIndex(
      indexName,
      'openapi_specs',
      ['uses_network', 'organization_id', 'queue_position', 'id'],
      "processing_state = 'pending'",
    ),
  ],
  down: dropQueueColumns,
};

async function addQueueColumns(knex: Knex): Promise<void> {
  await knex.schema.alterTable('openapi_specs', (table) => {
    table.integer('source_size');
    // The position of a specification in the queue of its organization: a time.
    table.text('queue_position').notNullable().defaultTo('');
    table.integer('uses_network').notNullable().defaultTo(0);
    table.integer('in_pipeline').notNullable().defaultTo(1);
  });
}

async function setQueueColumns(transaction: Knex, ids: string[]): Promise<void> {
  await transaction('openapi_specs')
    .whereIn('id', ids)
    .update({
      queue_position: transaction.ref('queued_at'),
      uses_network: transaction.raw("case source_kind when 'url' then 1 else 0 end"),
    });
}

async function dropQueueColumns(knex: Knex): Promise<void> {
  await knex.schema.alterTable('openapi_specs', (table) => {
    table.dropIndex([], indexName);
  });
  for (const name of ['source_size', 'queue_position', 'uses_network', 'in_pipeline'])
    await knex.raw('alter table ?? drop column ??', ['openapi_specs', name]);
}
