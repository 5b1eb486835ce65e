import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgreSQL } from './find-postgresql.js';

export interface PostgreSQL {
  /** Creates a database and returns its URL. */
  create(): Promise<string>;
  /** Stops PostgreSQL as a crash does. Has no effect on the server of TEST_POSTGRES_URL. */
  stop(): void;
  start(): void;
  close(): Promise<void>;
}

/** Returns why PostgreSQL is not available for tests; undefined when it is. */
export function whyNoPostgreSQL(): string | undefined {
  if (process.env['TEST_POSTGRES_URL'] !== undefined) return undefined;
  if (findPostgreSQL() === undefined) {
    return 'this machine has no PostgreSQL programs (initdb), and TEST_POSTGRES_URL names no server';
  }
  if (process.getuid?.() === 0 && unprivilegedAccount() === undefined) {
    return 'PostgreSQL does not run as root, and this machine has neither the user postgres nor nobody';
  }
  return undefined;
}

/** Starts PostgreSQL on a socket in a temporary folder, or uses the server of TEST_POSTGRES_URL. */
export async function startPostgreSQL(): Promise<PostgreSQL> {
  const configuredURL = process.env['TEST_POSTGRES_URL'];
  const cluster = configuredURL === undefined ? startCluster() : undefined;
  const urlOf = (name: string) => (cluster ? cluster.urlOf(name) : withDatabase(configuredURL ?? '', name));
  const created: string[] = [];
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: configuredURL ?? urlOf('postgres') });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  return {
    create: async () => {
      const name = `specshelf_test_${process.pid}_${created.length}`;
      await run(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
      created.push(name);
      return urlOf(name);
    },
    stop: () => cluster?.stop(),
    start: () => cluster?.start(),
    close: async () => {
      if (cluster) cluster.close();
      else for (const name of created) await run(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/**
 * Creates the data of an empty PostgreSQL server in a folder, for the clusters of this process and of its children. Creating it takes
 * seconds, and a copy takes none.
 */
export function createClusterTemplate(folder: string): void {
  const data = join(folder, 'data');
  const user = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  initialize(data, optionsOf(folder, user));
  process.env['TEST_POSTGRES_TEMPLATE'] = data;
}

function initialize(data: string, options: ExecFileSyncOptions): void {
  const settings = ['-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(findPostgreSQL() ?? '', 'initdb'), ['-D', data, ...settings], options);
}

function optionsOf(folder: string, user: Account | undefined): ExecFileSyncOptions {
  return {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
  };
}

/** Starts PostgreSQL without a port, and without fsync because the data is temporary. */
function startCluster() {
  const programs = findPostgreSQL() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'specshelf-pg-'));
  const data = join(folder, 'data');
  const user = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  const options = optionsOf(folder, user);
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(programs, program), args, options);
  const settings = `-k ${folder} -c listen_addresses= -c fsync=off -c full_page_writes=off -c max_connections=200`;
  const start = () => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  const stop = () => run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
  if (user) {
    chmodSync(folder, 0o700);
    chownSync(folder, user.uid, user.gid);
  }
  const template = process.env['TEST_POSTGRES_TEMPLATE'];
  if (template === undefined) initialize(data, options);
  else execFileSync('cp', ['-R', template, data], options);
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

interface Account {
  uid: number;
  gid: number;
}

/** Returns an existing unprivileged account, because PostgreSQL refuses to run as root. */
function unprivilegedAccount(): Account | undefined {
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
