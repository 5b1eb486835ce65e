export type ConnectionSettings = ReturnType<typeof connectionSettings>;

/** How a connection is made. Times are in milliseconds. */
export function connectionSettings(url: string) {
  return {
    connectionString: url,
    application_name: 'specshelf',
    // Long enough for a machine that has much to do; who asks for something waits for a connection for less.
    connectionTimeoutMillis: 15_000,
    // No query of ours takes long. What does waits for a lock, or for a database that is about to be lost.
    statement_timeout: 20_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    // A machine that is gone says nothing: this much after the database should have given up.
    query_timeout: 25_000,
    keepAlive: true,
    // Else the kernel waits for two hours until it looks.
    keepAliveInitialDelayMillis: 10_000,
  };
}

/** The same for what may take as long as it takes. */
export function patientSettings(url: string): ConnectionSettings {
  return {
    ...connectionSettings(url),
    statement_timeout: 0,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    query_timeout: 0,
  };
}
