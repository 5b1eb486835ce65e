import type { Engine } from './engine.js';

/** Returns the inconsistencies of the tables when all work has ended. */
export async function checkRows(engine: Engine): Promise<string[]> {
  const found = await engine.damage();
  for (const [problem, query] of Object.entries(inconsistencies)) {
    const rows = await engine.rows(query);
    if (rows.length > 0) found.push(`${problem}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return found;
}

/** Returns the number of waiting deliveries. */
export async function countDeliveries(engine: Engine): Promise<number> {
  return (await engine.rows('select spec_slug from deliveries')).length;
}

/** Queries that return no rows from a consistent database. */
const inconsistencies = {
  'a referenced content is missing': `
    select digest from (
      select raw as digest from openapi_spec_versions
      union select specification from openapi_spec_versions
      union select outline from openapi_spec_versions
      union select manifest from openapi_spec_versions where manifest is not null
      union select submitted from openapi_spec_versions where submitted is not null
      union select source from openapi_specs where source_kind <> 'url'
      union select manifest from openapi_specs where manifest is not null
    ) as named
    where digest not in (select digest from contents)`,
  'a latest version is missing': `
    select slug from openapi_specs where last_version is not null and not exists
      (select 1 from openapi_spec_versions where id = last_version and spec_id = openapi_specs.id)`,
  'a count of versions is wrong': `
    select slug from openapi_specs where version_count <>
      (select count(*) from openapi_spec_versions where spec_id = openapi_specs.id)`,
  'a count of specifications is wrong': `
    select id from organizations where spec_count <>
      (select count(*) from openapi_specs where organization_id = organizations.id)`,
  'a run has not ended': `
    select slug, processing_state from openapi_specs where processing_state <> 'complete'
      or lease_expires_at is not null or rerun_requested <> 0 or lost_runs <> 0`,
};
