import type BetterSQLite from 'better-sqlite3';

/**
 * Returns a function that numbers the states of a database: it increases after each change. Changes by other connections are checked
 * once in a turn of the event loop, because the check takes locks; queries of one turn see the state at its start.
 */
export function createStateOf(connection: BetterSQLite.Database): () => number {
  // Changes by other connections, and by this one.
  const version = connection.prepare<[], number>('PRAGMA data_version').pluck();
  const changes = connection.prepare<[], number>('SELECT total_changes()').pluck();
  let state = 0;
  let lastVersion: number | undefined;
  let lastChanges: number | undefined;
  let isChecked = false;
  return () => {
    const nowChanges = changes.get();
    if (nowChanges !== lastChanges) state += 1;
    lastChanges = nowChanges;
    if (isChecked) return state;
    isChecked = true;
    setImmediate(() => {
      isChecked = false;
    });
    const nowVersion = version.get();
    if (nowVersion !== lastVersion) state += 1;
    lastVersion = nowVersion;
    return state;
  };
}
