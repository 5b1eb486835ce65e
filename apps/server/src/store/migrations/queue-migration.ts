import type { Knex } from 'knex';

// Servers of the previous release insert rows without these columns. They count every crashed run, and so do the defaults.
export async function addQueueColumns(knex: Knex): Promise<void> {
  await knex.schema.alterTable('openapi_specs', (table) => {
    table.integer('source_size');
    // The position of a specification in the queue of its organization: a time.
    table.text('queue_position').notNullable().defaultTo('');
    table.integer('uses_network').notNullable().defaultTo(0);
    table.integer('in_pipeline').notNullable().defaultTo(1);
  });
  await knex('openapi_specs').where({ source_kind: 'url' }).update({ uses_network: 1 });
  await knex('openapi_specs').update({ queue_position: knex.ref('queued_at') });
  await knex.schema.alterTable('openapi_specs', (table) => {
    table.index(['uses_network', 'organization_id', 'queue_position', 'id'], indexName, {
      predicate: knex.whereRaw("processing_state = 'pending'"),
    });
  });
}

export async function dropQueueColumns(knex: Knex): Promise<void> {
  await knex.schema.alterTable('openapi_specs', (table) => {
    table.dropIndex([], indexName);
  });
  for (const name of ['source_size', 'queue_position', 'uses_network', 'in_pipeline'])
    await knex.raw('alter table ?? drop column ??', ['openapi_specs', name]);
}

const indexName = 'openapi_specs_waiting_index';
