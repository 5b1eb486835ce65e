/** A database, looked at from outside of the servers that work on it. */
export interface Engine {
  /** What `DATABASE_URL` is for the servers. */
  url: string;
  /** What to call it where others read it. */
  name: string;
  /** The rows that a query gives. It must be understood by every engine. */
  rows(query: string): Promise<unknown[]>;
  /** What the engine itself finds wrong with its files, in words. */
  damage(): Promise<string[]>;
}
