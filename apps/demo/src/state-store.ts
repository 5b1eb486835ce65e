import type { Snapshot } from '@specshelf/mocks/backend';

/** The state of the demo, which outlives the worker. */
export interface StoredState {
  snapshot: Snapshot;
  /** How often the worker has begun to process the pending specifications of the snapshot. */
  attempts: number;
}

export interface StateStore {
  /** Returns `undefined` if nothing is stored. */
  read(): Promise<StoredState | undefined>;
  write(state: StoredState): Promise<void>;
}

/** Stores the state in IndexedDB. `scope` separates demos of one origin. The state of another build is discarded. */
export function createStateStore(scope: string): StateStore {
  const database = openDatabase(`specshelf-demo ${scope}`);
  return {
    read: async () => {
      const found: (StoredState & { build: string }) | undefined = await run(await database, (store) =>
        store.get(key),
      );
      return found?.build === build ? found : undefined;
    },
    write: async (state) => {
      await run(await database, (store) => store.put({ ...state, build }, key), 'readwrite');
    },
  };
}

const key = 'state';

/** The build script inserts a hash of the worker. */
const build = '{build}';

const storeName = 'state';

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return resultOf(request);
}

async function run<T>(
  database: IDBDatabase,
  use: (store: IDBObjectStore) => IDBRequest<T>,
  mode: IDBTransactionMode = 'readonly',
): Promise<T> {
  return resultOf(use(database.transaction(storeName, mode).objectStore(storeName)));
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
