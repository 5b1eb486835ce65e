import type { SearchDocuments } from '../database/search-documents.js';
import { findDocuments } from './find-documents.js';

// A step of a merge takes a few milliseconds with this number of pages.
const mergedPages = 8;

/** An FTS5 table. Tokens have only characters that its tokenizer does not split. */
export const sqliteSearchDocuments: SearchDocuments = {
  table: 'search_documents_docsize',
  elements: 'json_each(?)',
  lockTerms: async () => undefined,
  insert: async (transaction, documents) => {
    // FTS5 begins a new segment with each ID that is not greater than the one before.
    const sorted = [...documents].sort((a, b) => a.id - b.id);
    const rows = JSON.stringify(sorted.map(({ id, tokens }) => [id, tokens]));
    await transaction.raw(
      'insert into search_documents (rowid, tokens) select value ->> 0, value ->> 1 from json_each(?)',
      [rows],
    );
  },
  remove: async (transaction, ids) => {
    const list = JSON.stringify(ids);
    await transaction.raw('delete from search_documents where rowid in (select value from json_each(?))', [
      list,
    ]);
  },
  removeAll: async (transaction) => {
    await transaction.raw("insert into search_documents (search_documents) values ('delete-all')");
  },
  find: findDocuments,
  merge: async (transaction) => {
    const changes = async () => (await transaction.select(transaction.raw('total_changes() as count')))[0];
    const before = await changes();
    await transaction.raw("insert into search_documents (search_documents, rank) values ('merge', ?)", [
      mergedPages,
    ]);
    // A step without effect counts as one change.
    return (await changes()).count - before.count > 1;
  },
};
