/** Environment of a subject, set by the program that starts it. */
export interface Place {
  port: number;
  databaseURL: string;
  /** Folder of prepared responses, for subjects that only send them. */
  responses: string;
}

export function place(environment: NodeJS.ProcessEnv): Place & { url: string } {
  const port = Number(environment['PORT']);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    databaseURL: environment['DATABASE_URL'] ?? '',
    responses: environment['RESPONSES'] ?? '',
  };
}
