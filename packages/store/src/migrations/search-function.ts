import { searchPartitions } from './search-partitions.js';

/**
 * Creates the function that finds documents of the search index, for the text queries of several expressions in turn. It keeps the plans of its
 * queries: planning one of them for all partitions takes longer than executing it. To change it, add a migration.
 */
export const createSearchFunction = `create or replace function specshelf_find_documents(
    matches tsquery[], after_id bigint, from_id bigint, below_id bigint, wanted integer
  ) returns table (id bigint, expression integer) language plpgsql stable
  -- For bitmaps of all documents with a frequent word.
  set work_mem = '64MB'
  -- Starting other processes takes longer than a search.
  set max_parallel_workers_per_gather = 0
  set plan_cache_mode = force_generic_plan
  -- The index on tokens is never the slower one.
  set enable_seqscan = off
  as $$
  declare
    match tsquery;
    found_ids bigint[] := '{}';
    added_ids bigint[];
  begin
    for turn in 1 .. cardinality(matches) loop
      match := matches[turn];
      if numnode(match) > 0 then
        select array_agg(found.id) into added_ids from (
          -- In the order of partitions: without other processes, PostgreSQL executes the parts of a union one after the other.
          select one.id from (${searchPartitions.map(documentsOf).join(' union all ')}) as one
            where one.id <> all (found_ids) limit wanted
        ) as found;
        if added_ids is not null then
          return query select added.id, turn - 1 from unnest(added_ids) as added (id) order by added.id;
          found_ids := found_ids || added_ids;
          wanted := wanted - cardinality(added_ids);
          exit when wanted <= 0;
        end if;
      end if;
      after_id := from_id - 1;
    end loop;
  end $$`;

export const dropSearchFunction =
  'drop function if exists specshelf_find_documents(tsquery[], bigint, bigint, bigint, integer)';

/**
 * Returns the query for one partition, which is executed only if the former ones have too few documents. `id + 0` keeps
 * the planner from reading the primary key, which also has the documents without the words. It returns enough documents to exclude those that
 * were found by former expressions.
 */
function documentsOf({ table, from, below }: (typeof searchPartitions)[number]): string {
  return `(select part.id from ${table} as part
    where after_id < ${below - 1} and below_id > ${from} and part.tokens @@ match
      and part.id + 0 > after_id and part.id + 0 < below_id
    order by part.id + 0 limit wanted + cardinality(found_ids))`;
}
