/** A database, read without its servers. */
export interface Engine {
  /** The `DATABASE_URL` of the servers. */
  url: string;
  /** Its name without a password. */
  name: string;
  /** Returns the rows of a query that is valid for every engine. */
  rows(query: string): Promise<unknown[]>;
  /** Returns the damage that the engine finds in its files. */
  damage(): Promise<string[]>;
}
