/** What a subject is told by the program that starts it. */
export interface Place {
  port: number;
  databaseURL: string;
  /** Where answers lie that are only to be sent. */
  answers: string;
}

export function place(environment: NodeJS.ProcessEnv): Place & { url: string } {
  const port = Number(environment['PORT']);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    databaseURL: environment['DATABASE_URL'] ?? '',
    answers: environment['ANSWERS'] ?? '',
  };
}
