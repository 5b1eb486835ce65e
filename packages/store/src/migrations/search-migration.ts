import type { Knex } from 'knex';
import { changeSpecs, changeTables, createIndex, dropIndex, type Migration } from './migration.js';

// Search reads entries in the requested order, with all facets, from one index. Triggers maintain them, so that entries are also correct
// while servers of the previous release write. See docs/decisions/0049-choose-the-plan-of-filtered-lists-by-counting.md

const sortKeys = ['name_key', 'updated_at', 'created_at'] as const;
const entryTables = [
  ['spec_terms', 'term'],
  ['spec_facets', 'facet'],
] as const;
const activeIndex = 'openapi_specs_active_index';

const replacedIndexes = {
  openapi_specs_state_index: ['organization_id', 'processing_state', 'last_process_error_code', 'id'],
  openapi_specs_visibility_index: ['organization_id', 'visibility', 'id'],
  openapi_specs_problems_index: ['organization_id', 'problem_kinds', 'id'],
};

/** Adds sort keys and facets to terms, and a table with the facets of each specification. */
export const searchEntries: Migration = {
  readableFrom: '0.0.0',
  steps: [
    // With the triggers, so that rows that other servers write are complete while the following step fills the others.
    changeTables({ alters: ['spec_terms'], references: ['openapi_specs'] }, addSearchEntries),
    changeSpecs(fillSearchEntries),
    ...entryTables.flatMap(([table, column]) =>
      sortKeys.map((key) =>
        createIndex(`${table}_${key}_index`, table, ['organization_id', column, key, 'spec_id', 'facets']),
      ),
    ),
    createIndex(
      activeIndex,
      'openapi_specs',
      ['organization_id', 'id', 'processing_state'],
      "processing_state <> 'complete'",
    ),
    ...Object.keys(replacedIndexes).map(dropIndex),
  ],
  down: dropSearchEntries,
};

async function addSearchEntries(knex: Knex): Promise<void> {
  await knex.schema.alterTable('spec_terms', addEntryColumns);
  await knex.schema.createTable('spec_facets', (table) => {
    table.text('organization_id').notNullable();
    table.integer('facet').notNullable();
    table.text('spec_id').notNullable().references('openapi_specs.id').onDelete('CASCADE');
    addEntryColumns(table);
    table.primary(['spec_id', 'facet']);
  });
  for (const statement of triggersOf(knex).create) await knex.raw(statement);
}

async function fillSearchEntries(transaction: Knex, ids: string[]): Promise<void> {
  const places = ids.map(() => '?').join(', ');
  await transaction.raw(
    `update spec_terms set ${assignments} from openapi_specs as spec
      where spec.id = spec_terms.spec_id and spec_terms.spec_id in (${places})`,
    ids,
  );
  const specs = `(select * from openapi_specs where id in (${places}))`;
  await transaction.raw(
    `insert into spec_facets (${facetColumns}) ${facetEntries(specs)} on conflict do nothing`,
    ids,
  );
}

async function dropSearchEntries(knex: Knex): Promise<void> {
  for (const statement of triggersOf(knex).drop) await knex.raw(statement);
  await knex.schema.dropTable('spec_facets');
  await knex.schema.alterTable('openapi_specs', (table) => {
    table.dropIndex([], activeIndex);
    for (const [name, columns] of Object.entries(replacedIndexes)) table.index(columns, name);
  });
  await knex.schema.alterTable('spec_terms', (table) => {
    for (const key of sortKeys) table.dropIndex([], `spec_terms_${key}_index`);
  });
  for (const name of [...sortKeys, 'facets']) {
    await knex.raw('alter table ?? drop column ??', ['spec_terms', name]);
  }
}

function addEntryColumns(table: Knex.CreateTableBuilder): void {
  for (const key of sortKeys) table.text(key).notNullable().defaultTo('');
  table.integer('facets').notNullable().defaultTo(0);
}

/** An expression for all facets of a row of `openapi_specs`, a bit field. `facets.ts` has its masks. */
export function facetsOf(row: string): string {
  return `(case ${row}.visibility when 'public' then 1 else 0 end
    + ${row}.problem_kinds * 2
    + case when ${row}.last_process_error_code is null then 0 else 16 end
    + case ${row}.lifecycle when 'experimental' then 32 when 'production' then 64 when 'deprecated' then 96
      when 'retired' then 128 else 0 end)`;
}

// Facets that a filter can require: a mask and the value of the masked bits, as `mask * 256 + value`.
const allFacets = [
  ...[256, 257],
  ...[14 * 256, 2 * 256 + 2, 4 * 256 + 4, 8 * 256 + 8],
  ...[16 * 256, 16 * 256 + 16],
  ...[32, 64, 96, 128].map((lifecycle) => 224 * 256 + lifecycle),
];

const facetColumns = 'organization_id, facet, spec_id, name_key, updated_at, created_at, facets';

const assignments = `name_key = spec.name_key, updated_at = spec.updated_at, created_at = spec.created_at,
  facets = ${facetsOf('spec')}`;

/** Returns a query for the facets of specifications in a table or another query. */
function facetEntries(from: string): string {
  const values = allFacets.map((facet) => `select ${facet} as facet`).join(' union all ');
  return `select spec.organization_id, one.facet, spec.id, spec.name_key, spec.updated_at, spec.created_at,
      ${facetsOf('spec')}
    from ${from} as spec cross join (${values}) as one
    where (${facetsOf('spec')} & (one.facet / 256)) = one.facet % 256`;
}

interface Statements {
  create: readonly string[];
  drop: readonly string[];
}

function triggersOf(knex: Knex): Statements {
  // Placeholders show the dialect.
  const { sql } = knex.raw('?', ['']).toSQL().toNative();
  return sql === '$1' ? postgreSQLTriggers : sqliteTriggers;
}

const newSpec = '(select * from openapi_specs where id = new.id)';
const insertFacets = `insert into spec_facets (${facetColumns}) ${facetEntries(newSpec)}`;
const deleteFacets = `delete from spec_facets
  where spec_id = new.id and (${facetsOf('new')} & (facet / 256)) <> facet % 256`;

/** Returns statements that set columns of all entries of a specification. */
function setEntries(columns: string): string {
  return entryTables.map(([table]) => `update ${table} set ${columns} where spec_id = new.id;`).join(' ');
}

// A trigger for each sort key, because SQLite updates the indexes of all assigned columns.
const sqliteTriggers: Statements = {
  create: [
    `create trigger openapi_specs_insert_facets after insert on openapi_specs begin ${insertFacets}; end`,
    ...['name_key', 'updated_at'].map(
      (key) => `create trigger openapi_specs_${key} after update of ${key} on openapi_specs
        when old.${key} <> new.${key} begin ${setEntries(`${key} = new.${key}`)} end`,
    ),
    `create trigger openapi_specs_facets
      after update of visibility, problem_kinds, last_process_error_code, lifecycle on openapi_specs
      when ${facetsOf('old')} <> ${facetsOf('new')} begin
        ${deleteFacets};
        ${setEntries(`facets = ${facetsOf('new')}`)}
        insert or ignore ${insertFacets.slice('insert '.length)};
      end`,
    `create trigger spec_terms_insert after insert on spec_terms when new.created_at = '' begin
      update spec_terms set ${assignments} from openapi_specs as spec
      where spec_terms.rowid = new.rowid and spec.id = new.spec_id;
    end`,
  ],
  drop: [
    'openapi_specs_insert_facets',
    'openapi_specs_name_key',
    'openapi_specs_updated_at',
    'openapi_specs_facets',
    'spec_terms_insert',
  ].map((name) => `drop trigger ${name}`),
};

// Triggers of PostgreSQL that name columns would prevent changes of their collation.
const postgreSQLTriggers: Statements = {
  create: [
    `create function specshelf_index_spec() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then
        ${insertFacets};
        return null;
      end if;
      if (old.name_key, old.updated_at, ${facetsOf('old')}) = (new.name_key, new.updated_at, ${facetsOf('new')})
        then return null;
      end if;
      if ${facetsOf('old')} <> ${facetsOf('new')} then ${deleteFacets}; end if;
      ${setEntries(`name_key = new.name_key, updated_at = new.updated_at, facets = ${facetsOf('new')}`)}
      if ${facetsOf('old')} <> ${facetsOf('new')} then ${insertFacets} on conflict do nothing; end if;
      return null;
    end $$`,
    `create function specshelf_index_term() returns trigger language plpgsql as $$ begin
      if new.created_at = '' then
        select spec.name_key, spec.updated_at, spec.created_at, ${facetsOf('spec')}
          into new.name_key, new.updated_at, new.created_at, new.facets
          from openapi_specs as spec where spec.id = new.spec_id;
      end if;
      return new;
    end $$`,
    `create trigger openapi_specs_index after insert or update on openapi_specs
      for each row execute function specshelf_index_spec()`,
    `create trigger spec_terms_index before insert on spec_terms
      for each row execute function specshelf_index_term()`,
  ],
  drop: [
    'drop trigger openapi_specs_index on openapi_specs',
    'drop trigger spec_terms_index on spec_terms',
    'drop function specshelf_index_spec()',
    'drop function specshelf_index_term()',
  ],
};
