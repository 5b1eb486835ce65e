import type { Knex } from 'knex';
import { changeTables, createIndex, type Migration } from './migration.js';
import { createSearchFunction, dropSearchFunction } from './search-function.js';
import { searchPartitions } from './search-partitions.js';

// Triggers mark what must be indexed, so that changes by servers of the previous release are not missed.
// See docs/decisions/0062-index-opaque-tokens-in-generations.md

const markIndex = 'openapi_specs_search_version_index';

/** Adds the search index. All specifications count as not indexed. */
export const searchIndex: Migration = {
  readableFrom: '0.0.0',
  steps: [
    changeTables({ alters: ['openapi_specs'], references: ['openapi_spec_versions'] }, addSearchIndex),
    createIndex(markIndex, 'openapi_specs', ['search_version', 'id']),
  ],
  down: dropSearchIndex,
};

async function addSearchIndex(knex: Knex): Promise<void> {
  await knex.schema.alterTable('openapi_specs', (table) => {
    // The version of the index that has the specification; 0 after a change, 1 if it was never indexed, and less than 0 while the
    // generation with this number is written.
    table.integer('search_version').notNullable().defaultTo(1);
  });
  await knex.schema.createTable('search_generations', (table) => {
    // Never used again.
    table.increments('number');
    // Without a reference: the entries of a removed specification are removed later.
    table.text('spec_id').notNullable().index();
    table.text('version_id').notNullable();
    // Of the specification at the start: the documents of a private one lack the token that visitors search for.
    table.text('visibility').notNullable();
    table.text('state').notNullable();
    table.integer('documents').notNullable();
    // Of the start, or of the last write.
    table.text('written_at').notNullable();
    table.index('number', 'search_generations_unfinished_index', {
      predicate: knex.whereRaw("state <> 'current'"),
    });
  });
  await knex.schema.createTable('search_entries', (table) => {
    table.integer('number').notNullable();
    table.integer('chunk').notNullable();
    table.binary('ranks').notNullable();
    table.binary('words').notNullable();
    table.binary('entries').notNullable();
    table.primary(['number', 'chunk']);
  });
  for (const statement of statementsOf(knex).create) await knex.raw(statement);
}

async function dropSearchIndex(knex: Knex): Promise<void> {
  for (const statement of statementsOf(knex).drop) await knex.raw(statement);
  for (const table of tables) await knex.schema.dropTable(table);
  await knex.schema.alterTable('openapi_specs', (table) => table.dropIndex([], markIndex));
  await knex.raw('alter table ?? drop column ??', ['openapi_specs', 'search_version']);
}

const tables = [
  'search_documents',
  'search_removed_terms',
  'search_terms',
  'search_entries',
  'search_generations',
];

interface Statements {
  create: readonly string[];
  drop: readonly string[];
}

function statementsOf(knex: Knex): Statements {
  // Placeholders show the dialect.
  const { sql } = knex.raw('?', ['']).toSQL().toNative();
  return sql === '$1' ? postgreSQLStatements : sqliteStatements;
}

/** The columns of a specification that its entries depend on. */
const specColumns = [
  'slug',
  'visibility',
  'default_version',
  'last_version',
  'facts',
  'owner',
  'tags',
  'lifecycle',
];

const markShown = `update openapi_specs set search_version = 0
  where id = new.spec_id and coalesce(default_version, last_version) = new.id`;

const removeEntries = `update search_generations set state = 'removed' where spec_id = old.id`;

const columnsOfTerms = 'term text not null primary key';

const sqliteStatements: Statements = {
  create: [
    `create table search_terms (${columnsOfTerms}) without rowid`,
    `create table search_removed_terms (${columnsOfTerms}) without rowid`,
    `create virtual table search_documents using fts5(
      tokens, content='', contentless_delete=1, detail=none, tokenize='ascii')`,
    // Automatic merges take tens of milliseconds. The job merges in small steps.
    `insert into search_documents (search_documents, rank) values ('automerge', 0)`,
    `insert into search_documents (search_documents, rank) values ('crisismerge', 1000)`,
    `create trigger openapi_specs_mark_search after update of ${specColumns.join(', ')} on openapi_specs
      when ${specColumns.map((column) => `old.${column} is not new.${column}`).join(' or ')}
      begin update openapi_specs set search_version = 0 where id = new.id; end`,
    `create trigger openapi_spec_versions_mark_search
      after update of specification, outline on openapi_spec_versions
      when old.specification <> new.specification or old.outline <> new.outline
      begin ${markShown}; end`,
    `create trigger openapi_specs_remove_search after delete on openapi_specs begin ${removeEntries}; end`,
  ],
  drop: ['openapi_specs_mark_search', 'openapi_spec_versions_mark_search', 'openapi_specs_remove_search'].map(
    (name) => `drop trigger ${name}`,
  ),
};

const rowOf = (row: string) => `(${specColumns.map((column) => `${row}.${column}`).join(', ')})`;

// Triggers of PostgreSQL that name columns would prevent changes of their collation.
const postgreSQLStatements: Statements = {
  create: [
    `create table search_documents (id bigint primary key, tokens tsvector not null) partition by range (id)`,
    // A search reads all documents with a word, but ends with the partition that fills its page.
    ...searchPartitions.map(
      ({ table, from, below }) =>
        `create table ${table} partition of search_documents for values from (${from}) to (${below})`,
    ),
    // Searches would read pending changes one by one.
    'create index search_documents_tokens_index on search_documents using gin (tokens) with (fastupdate = off)',
    createSearchFunction,
    `create table search_terms (${columnsOfTerms})`,
    `create table search_removed_terms (${columnsOfTerms})`,
    `create function specshelf_mark_search_of_spec() returns trigger language plpgsql as $$ begin
      if ${rowOf('old')} is distinct from ${rowOf('new')} then new.search_version := 0; end if;
      return new;
    end $$`,
    `create function specshelf_mark_search_of_version() returns trigger language plpgsql as $$ begin
      if (old.specification, old.outline) <> (new.specification, new.outline) then ${markShown}; end if;
      return null;
    end $$`,
    `create function specshelf_remove_search() returns trigger language plpgsql as $$ begin
      ${removeEntries};
      return null;
    end $$`,
    `create trigger openapi_specs_mark_search before update on openapi_specs
      for each row execute function specshelf_mark_search_of_spec()`,
    `create trigger openapi_spec_versions_mark_search after update on openapi_spec_versions
      for each row execute function specshelf_mark_search_of_version()`,
    `create trigger openapi_specs_remove_search after delete on openapi_specs
      for each row execute function specshelf_remove_search()`,
  ],
  drop: [
    'drop trigger openapi_specs_mark_search on openapi_specs',
    'drop trigger openapi_spec_versions_mark_search on openapi_spec_versions',
    'drop trigger openapi_specs_remove_search on openapi_specs',
    dropSearchFunction,
    'drop function specshelf_mark_search_of_spec()',
    'drop function specshelf_mark_search_of_version()',
    'drop function specshelf_remove_search()',
  ],
};
