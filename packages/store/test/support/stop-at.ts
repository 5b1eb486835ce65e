import { writeSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

// Preloaded into a server. It blocks the process forever at the query that matches the last pattern, after queries that match
// the patterns before it in order. The parent process can then kill it there.
const patterns: string[] = JSON.parse(process.env['STOP_AT'] ?? '[]');

for (const name of ['exec', 'pragma'] as const) {
  const original = Sqlite.prototype[name];
  Object.defineProperty(Sqlite.prototype, name, {
    value(this: Sqlite.Database, query: string, ...rest: unknown[]): unknown {
      reach(query);
      return Reflect.apply(original, this, [query, ...rest]);
    },
  });
}

// A statement is prepared once and executed many times.
const { prepare } = Sqlite.prototype;
Object.defineProperty(Sqlite.prototype, 'prepare', {
  value(this: Sqlite.Database, query: string): Sqlite.Statement {
    const statement = prepare.call(this, query);
    for (const name of ['run', 'all', 'get'] as const) {
      const original = statement[name];
      Object.defineProperty(statement, name, {
        value(...values: unknown[]): unknown {
          reach(query);
          return Reflect.apply(original, statement, values);
        },
      });
    }
    return statement;
  },
});

const { backup } = Sqlite.prototype;
Object.defineProperty(Sqlite.prototype, 'backup', {
  value(this: Sqlite.Database, target: string, { progress }: Sqlite.BackupOptions): unknown {
    const options = {
      progress: (info: Sqlite.BackupMetadata) => {
        reach('a step of a backup');
        return progress(info);
      },
    };
    return Reflect.apply(backup, this, [target, options]);
  },
});

function reach(query: string): void {
  const [next, ...later] = patterns;
  if (next === undefined || !new RegExp(next).test(query)) return;
  patterns.shift();
  if (later.length > 0) return;
  writeSync(1, `stopped at ${query}\n`);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
