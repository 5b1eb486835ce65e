import type { FoundDocument, SearchFind } from '@specshelf/service';
import type { Knex } from 'knex';
import type { SearchModule } from './search-module.js';

// Not from the database, which imports this.
type Connection = Knex;

/** The index of documents, which differs between databases. */
export interface SearchDocuments {
  /** A table with a row for each document. */
  table: string;
  /** SQL for the elements of a parameter with a JSON array, as rows with the column `value`. */
  elements: string;
  /** Locks the terms and their marks against changes until the end of a transaction, if other processes can make some. */
  lockTerms(transaction: Connection): Promise<void>;
  insert(transaction: Connection, documents: readonly IndexedDocument[]): Promise<void>;
  remove(transaction: Connection, ids: readonly number[]): Promise<void>;
  removeAll(transaction: Connection): Promise<void>;
  find(connection: Connection, query: SearchFind, module: SearchModule): Promise<FoundDocument[]>;
  /** Does one step of merging parts of the index. Returns false if there is nothing to merge. */
  merge(transaction: Connection): Promise<boolean>;
}

interface IndexedDocument {
  id: number;
  /** Separated by spaces. */
  tokens: string;
}
