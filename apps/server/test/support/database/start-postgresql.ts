import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgreSQL } from './find-postgresql.js';

export interface PostgreSQL {
  /** Makes a database. Gives its URL. */
  create(): Promise<string>;
  /** Stops it as a crash does, and starts it again. Not of one that runs elsewhere. */
  stop(): void;
  start(): void;
  close(): Promise<void>;
}

/** Why there is no PostgreSQL here to test with; undefined when there is one. */
export function whyNoPostgreSQL(): string | undefined {
  if (process.env['TEST_POSTGRES_URL'] !== undefined) return undefined;
  if (findPostgreSQL() === undefined) {
    return 'this machine has no PostgreSQL programs (initdb), and TEST_POSTGRES_URL names no server';
  }
  if (process.getuid?.() === 0 && unprivileged() === undefined) {
    return 'PostgreSQL does not run as root, and this machine has neither the user postgres nor nobody';
  }
  return undefined;
}

/** A PostgreSQL of its own on a socket in a temporary folder, or the one of TEST_POSTGRES_URL. */
export async function startPostgreSQL(): Promise<PostgreSQL> {
  const given = process.env['TEST_POSTGRES_URL'];
  const cluster = given === undefined ? startCluster() : undefined;
  const urlOf = (name: string) => (cluster ? cluster.urlOf(name) : withDatabase(given ?? '', name));
  const made: string[] = [];
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: given ?? urlOf('postgres') });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  return {
    create: async () => {
      const name = `specshelf_test_${process.pid}_${made.length}`;
      await run(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
      made.push(name);
      return urlOf(name);
    },
    stop: () => cluster?.stop(),
    start: () => cluster?.start(),
    close: async () => {
      if (cluster) cluster.close();
      else for (const name of made) await run(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Without a port, and without waiting for the disk: nothing in it is worth to outlive the machine. */
function startCluster() {
  const programs = findPostgreSQL() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'specshelf-pg-'));
  const data = join(folder, 'data');
  const user = process.getuid?.() === 0 ? unprivileged() : undefined;
  const options: ExecFileSyncOptions = {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
  };
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(programs, program), args, options);
  const settings = `-k ${folder} -c listen_addresses= -c fsync=off -c max_connections=200`;
  const start = () => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  const stop = () => run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
  if (user) {
    chmodSync(folder, 0o700);
    chownSync(folder, user.uid, user.gid);
  }
  run('initdb', ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  start();
  return {
    urlOf: (name: string) => `postgres://localhost/${name}?user=test&host=${encodeURIComponent(folder)}`,
    start,
    stop,
    close: () => {
      if (existsSync(join(data, 'postmaster.pid'))) stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An account that is there already and may do little. PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => idOf(flag, name));
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  return undefined;
}

function idOf(flag: string, name: string): number | undefined {
  try {
    return Number(
      execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return undefined;
  }
}
