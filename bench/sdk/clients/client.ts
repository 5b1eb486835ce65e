/** What is asked of every client: a list of specifications, and one of them. */
export interface BenchClient {
  list(): Promise<unknown>;
  get(): Promise<unknown>;
}

/** Makes a client of a server. What a module of this folder exports under the name `create`. */
export type CreateClient = (baseUrl: string, token: string) => BenchClient;
