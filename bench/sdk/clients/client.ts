/** The measured methods of every client: a list of specifications, and one of them. */
export interface BenchClient {
  list(): Promise<unknown>;
  get(): Promise<unknown>;
}

/** Creates a client of a server. Modules of this folder export it as `create`. */
export type CreateClient = (baseUrl: string, token: string) => BenchClient;
