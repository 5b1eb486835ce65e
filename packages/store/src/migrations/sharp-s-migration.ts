import type { Knex } from 'knex';
import { changeSpecs, type Migration } from './migration.js';

/** Each release folds `ß` in its own way. */
export const sharpS: Migration = {
  readableFrom: '0.0.0',
  steps: [changeSpecs(indexSharpSAgain)],
  down: async (knex) => indexSharpSAgain(knex, await knex('openapi_specs').pluck('id')),
};

/** Marks specifications with a `ß` in their search data, or in what it is derived from, so that the server derives it again. */
async function indexSharpSAgain(knex: Knex, ids: string[]): Promise<void> {
  await knex('openapi_specs')
    .whereIn('id', ids)
    .where((affected) => {
      affected.whereRaw("name_key like '%ß%'");
      affected.orWhereIn(
        'id',
        knex('spec_terms').whereIn('spec_id', ids).whereRaw("term like '%ß%'").select('spec_id'),
      );
      for (const column of describingColumns) {
        for (const letter of ['ß', 'ẞ']) affected.orWhereRaw('?? like ?', [column, `%${letter}%`]);
      }
    })
    .update({ indexed_at: null });
}

const describingColumns = ['facts', 'owner', 'tags'];
