import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf, resetPeak } from '../../../apps/server/test/support/server/memory-of.js';
import type { FilledDatabase } from '../filled-database.js';
import { organizationPath } from '../load/bench-request.js';
import { type ExchangeOptions, expectResponse } from '../load/exchange.js';
import { headersFor } from '../load/headers-for.js';
import { load } from '../load/load.js';
import { publishAndWait } from '../load/publish-and-wait.js';
import { ours, startSubject, subjectOfOwn } from '../processes/start-subject.js';

/** The resident memory of a process in MB, where the system reports it. */
export interface MemoryMeasurement {
  subject: string;
  what: string;
  now: number | undefined;
  peak: number | undefined;
}

interface Effort {
  idleSeconds: number;
  loadSeconds: number;
  downloads: number;
}

export async function measureMemory(database: FilledDatabase, effort: Effort): Promise<MemoryMeasurement[]> {
  return [...(await memoryOfOurs(database, effort)), ...(await memoryOfStatic(database, effort))];
}

async function memoryOfOurs(database: FilledDatabase, effort: Effort): Promise<MemoryMeasurement[]> {
  const server = await startSubject(ours, database);
  const options = { url: server.url, token: database.token };
  const read = reader(server);
  try {
    await publishAndWait(
      'idle',
      '{"openapi":"3.1.0","info":{"title":"Idle","version":"1"},"paths":{}}',
      options,
    );
    await sleep(effort.idleSeconds * 1000);
    const idle = read('idle, one document processed');
    const requests = [{ path: `${organizationPath}/spec-0` }];
    await load({ ...options, requests, connections: 16, seconds: effort.loadSeconds });
    const path = `${organizationPath}/content-large/versions/latest/content`;
    return [
      idle,
      read('after many requests'),
      ...(await whileDownloading(path, { ...effort, options, pid: server.pid, read })),
    ];
  } finally {
    await server.stop();
  }
}

async function memoryOfStatic(database: FilledDatabase, effort: Effort): Promise<MemoryMeasurement[]> {
  const server = await startSubject(subjectOfOwn('static'), database);
  const options = { url: server.url, token: database.token };
  const read = reader(server);
  try {
    return await whileDownloading('/content-large.json', { ...effort, options, pid: server.pid, read });
  } finally {
    await server.stop();
  }
}

type Read = (what: string) => MemoryMeasurement;

function reader({ name, pid }: { name: string; pid: number }): Read {
  return (what) => {
    const memory = memoryOf(pid);
    return { subject: name, what, now: memory?.now, peak: memory?.peak };
  };
}

interface Downloads {
  options: ExchangeOptions;
  /** The number of concurrent downloads. */
  downloads: number;
  pid: number;
  read: Read;
}

async function whileDownloading(
  path: string,
  { options, downloads, pid, read }: Downloads,
): Promise<MemoryMeasurement[]> {
  const measurements: MemoryMeasurement[] = [];
  for (const encoding of ['identity', 'gzip']) {
    const headers = { 'accept-encoding': encoding };
    await expectResponse({ path, headers }, { ...options, keep: false });
    resetPeak(pid);
    await Promise.all(Array.from({ length: downloads }, () => downloadSlowly(path, headers, options)));
    measurements.push(read(`${downloads} slow downloads at once, ${encoding}`));
  }
  return measurements;
}

// At most about 10 MB a second: slower than any server, and a run does not take minutes.
const pause = 5;

/** Reads the available bytes, then pauses. */
function downloadSlowly(
  path: string,
  headers: Record<string, string>,
  { url, token }: ExchangeOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url}${path}`, {
      agent: false,
      headers: headersFor({ path, headers }, token),
    });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      response.on('data', () => {
        response.pause();
        setTimeout(() => response.resume(), pause);
      });
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`The download of ${path} returned ${response.statusCode}`));
      });
    });
    outgoing.end();
  });
}
