export type ConnectionSettings = ReturnType<typeof connectionSettings>;

/** Returns the settings of a connection. Times are in milliseconds. */
export function connectionSettings(url: string) {
  return {
    connectionString: url,
    application_name: 'specshelf',
    // Long enough for a busy machine. Requests wait less for a connection, see `acquireConnectionTimeout`.
    connectionTimeoutMillis: 15_000,
    // Our queries are fast: a slow one waits for a lock, or for a failing database.
    statement_timeout: 20_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    // For a host that does not respond. Longer than the timeouts of the database.
    query_timeout: 25_000,
    keepAlive: true,
    // By default, the kernel sends the first probe after two hours.
    keepAliveInitialDelayMillis: 10_000,
  };
}

/** Returns settings for operations without a time limit. */
export function patientSettings(url: string): ConnectionSettings {
  return {
    ...connectionSettings(url),
    statement_timeout: 0,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    query_timeout: 0,
  };
}
