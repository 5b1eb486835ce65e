import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixture } from '@specshelf/conformance';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../src/logging/create-logger.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

const text = await fixture('ferry.yaml');

let folder: string;
let file: string;
let target: TestServer;
let token: string;
let log: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  file = join(folder, 'specs.sqlite');
  log = [];
  const logger = createLogger({ logLevel: 'error' }, { write: (line) => log.push(line) });
  target = await startServer({ databaseFile: file, overrides: { logger } });
  token = (await target.server.bootstrap()) ?? '';
  expect((await publish('ferry', text)).status).toBe(201);
  await target.server.processor.idle();
});

afterEach(async () => {
  await target.close();
  await rm(folder, { recursive: true });
});

function request(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${target.url}/v1/orgs/default/openapi${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
}

function publish(slug: string, source: string): Promise<Response> {
  return request(`/${slug}`, { method: 'PUT', body: JSON.stringify({ source: { text: source } }) });
}

const stateOf = async (slug: string) => (await (await request(`/${slug}`)).json()).processingState;

/** Limits the database to its current size. */
async function limitToCurrentSize(): Promise<void> {
  const { connection } = target.server.database;
  await connection.raw('PRAGMA wal_checkpoint(TRUNCATE)');
  const [{ page_count: pages }] = await connection.raw('PRAGMA page_count');
  await connection.raw(`PRAGMA max_page_count = ${pages}`);
}

const removeLimit = () => target.server.database.connection.raw('PRAGMA max_page_count = 1073741823');

/** A document that exceeds the free space and cannot be compressed. */
const large = () => `${text}\nx-noise: ${randomBytes(200_000).toString('base64')}\n`;

async function expectUnavailable(response: Response, type: string): Promise<void> {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ error: { code: 503, type } });
}

describe('a full disk', () => {
  it('rejects writes with 503, and allows reads (CD15)', async () => {
    await limitToCurrentSize();
    await expectUnavailable(await publish('large', large()), 'storage-full');
    expect((await request('/large')).status).toBe(404);
    expect((await request('/ferry')).status).toBe(200);
    expect((await request('/ferry/versions/latest/content')).status).toBe(200);
    // The client receives no details; the log contains them.
    expect(log.map((line) => JSON.parse(line))).toMatchObject([
      {
        msg: 'request failed',
        requestId: expect.any(String),
        err: { message: expect.stringMatching(/full/) },
      },
    ]);
    await removeLimit();
    expect((await publish('large', large())).status).toBe(201);
  });

  it('degrades /readyz for a minute after the last failed write (CD15)', async () => {
    const ready = async () => {
      const response = await fetch(`${target.url}/readyz`);
      return { status: response.status, body: await response.json() };
    };
    expect(await ready()).toEqual({ status: 200, body: { status: 'ok' } });
    await limitToCurrentSize();
    await publish('large', large());
    const body = { status: 'degraded', reason: 'The storage is full: reads work, writes fail.' };
    expect(await ready()).toEqual({ status: 200, body });
    target.advance(60_000);
    expect(await ready()).toEqual({ status: 200, body: { status: 'ok' } });
    // A clock that is set back does not extend it.
    target.advance(-3_600_000);
    expect(await ready()).toEqual({ status: 200, body: { status: 'ok' } });
  });

  it('leaves runs pending, which complete later (CD15)', async () => {
    const { server } = target;
    await server.processor.stop();
    // The removal of the former search index leaves space for a small version.
    expect((await publish('ferry', large())).status).toBe(200);
    await limitToCurrentSize();
    const waiting = { state: 'pending', lostRuns: 0 };
    const seen = async () => {
      const spec = await server.stores.specs.find('default', 'ferry');
      return { state: spec?.processingState, lostRuns: spec?.lostRuns };
    };
    expect(await seen()).toEqual(waiting);
    await expect(server.service.processNext()).rejects.toMatchObject({
      about: { specId: expect.any(String), attempt: 2 },
      cause: { message: expect.stringMatching(/out of storage/) },
    });
    expect(await seen()).toEqual(waiting);
    await removeLimit();
    expect(await server.service.processNext()).toMatchObject({ outcome: 'version' });
    expect(await seen()).toEqual({ state: 'complete', lostRuns: 0 });
  });
});

describe('a read-only database', () => {
  it('allows reads, and accepts writes again when it is writable', async () => {
    const { connection } = target.server.database;
    await connection.raw('PRAGMA query_only = ON');
    await expectUnavailable(await publish('other', text), 'storage-unavailable');
    expect((await request('/ferry')).status).toBe(200);
    await connection.raw('PRAGMA query_only = OFF');
    expect((await publish('other', text)).status).toBe(201);
    await target.server.processor.idle();
    expect(await stateOf('other')).toBe('complete');
  });
});

describe('a database that another program has locked', () => {
  let other: Sqlite.Database;

  beforeEach(() => {
    other = new Sqlite(file);
    other.exec('BEGIN IMMEDIATE');
  });

  afterEach(() => other.close());

  it('makes writes wait, but not reads (CD14)', async () => {
    const publishing = publish('other', text);
    expect((await request('/ferry')).status).toBe(200);
    expect((await request('')).status).toBe(200);
    other.exec('COMMIT');
    expect((await publishing).status).toBe(201);
    await target.server.processor.idle();
    expect(await stateOf('other')).toBe('complete');
  });

  it('fails writes with 503 after a timeout (CD14)', async () => {
    await expectUnavailable(await publish('other', text), 'storage-unavailable');
    expect((await request('/ferry')).status).toBe(200);
    other.exec('COMMIT');
    expect((await publish('other', text)).status).toBe(201);
  });
});
