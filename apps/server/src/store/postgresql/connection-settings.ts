export type ConnectionSettings = ReturnType<typeof connectionSettings>;

/** How a connection is made. Times are in milliseconds. */
export function connectionSettings(url: string) {
  return {
    connectionString: url,
    application_name: 'specshelf',
    // Long enough for a busy machine; requests have a shorter timeout for a connection.
    connectionTimeoutMillis: 15_000,
    // No query of ours takes long. A slow one waits for a lock, or for a failing database.
    statement_timeout: 20_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    // For a machine that is gone: somewhat longer than the timeouts of the database itself.
    query_timeout: 25_000,
    keepAlive: true,
    // Else the kernel waits for two hours until it looks.
    keepAliveInitialDelayMillis: 10_000,
  };
}

/** Settings for operations without a time limit. */
export function patientSettings(url: string): ConnectionSettings {
  return {
    ...connectionSettings(url),
    statement_timeout: 0,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    query_timeout: 0,
  };
}
