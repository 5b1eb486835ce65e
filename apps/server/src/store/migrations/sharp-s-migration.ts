import type { Knex } from 'knex';

/** Marks specifications with a `ß` in their search data, or in what it is derived from, so that the server derives it again. */
export async function indexSharpSAgain(knex: Knex): Promise<void> {
  await knex('openapi_specs')
    .whereRaw("name_key like '%ß%'")
    .orWhereRaw("id in (select spec_id from spec_terms where term like '%ß%')")
    .orWhere((described) => {
      for (const column of describingColumns) {
        for (const letter of ['ß', 'ẞ']) described.orWhereRaw('?? like ?', [column, `%${letter}%`]);
      }
    })
    .update({ indexed_at: null });
}

const describingColumns = ['facts', 'owner', 'tags'];
