import { parseURL } from '@specshelf/service';
import type { DatabaseLocation, Synchronous } from '@specshelf/store/database';
import type { ConfigReader } from './config-reader.js';

const synchronousModes = ['full', 'normal'] as const;

/** Reads the location of the database. Default: a SQLite file in the working directory. */
export function readDatabase({ read, integer, choice }: ConfigReader): DatabaseLocation {
  const connections = integer('SPECSHELF_DATABASE_CONNECTIONS', 1, 1_000) ?? 10;
  const synchronous = choice('SPECSHELF_SQLITE_SYNCHRONOUS', synchronousModes) ?? 'full';
  const location = read(
    'DATABASE_URL',
    (text) => parseDatabase(text, { connections, synchronous }),
    'the path of a SQLite file, optionally after sqlite:, or a postgres:// URL with the name of a database',
  );
  return location ?? { kind: 'sqlite', file: './data/specshelf.sqlite', synchronous };
}

/** Parses a path or a URL in the form of DATABASE_URL. */
export function parseDatabase(
  text: string,
  { connections, synchronous = 'full' }: { connections: number; synchronous?: Synchronous },
): DatabaseLocation | undefined {
  if (/^postgres(ql)?:/i.test(text)) {
    const isWhole = (parseURL(text)?.pathname.length ?? 0) > 1;
    return isWhole ? { kind: 'postgresql', url: text, connections } : undefined;
  }
  const path = text.replace(/^(?:sqlite|file):(?:\/\/)?/i, '');
  return path && !/^[a-z][a-z0-9+.-]*:\/\//i.test(path)
    ? { kind: 'sqlite', file: path, synchronous }
    : undefined;
}
