import { setTimeout } from 'node:timers/promises';
import { Client } from '@specshelf/sdk';
import { createServer } from '@specshelf/server';
import { configuration, organizationId } from '../scale/fill-database.js';
import { type ServerAt, startServerAt } from '../scale/server-at.js';
import { median, ratio } from '../shared/series.js';
import type { FilledIndex } from './fill-index.js';

/** Publications until they are complete: milliseconds with the index and without, and the median of their ratios. */
export interface PublishTimes {
  indexed: number;
  notIndexed: number;
  ratio: number;
}

/** Publishes to two databases in turns. The triggers of one of them are removed, so that it indexes nothing. */
export async function measurePublish(
  indexed: FilledIndex,
  notIndexed: FilledIndex,
  rounds: number,
): Promise<PublishTimes> {
  await removeTriggers(notIndexed.url);
  const subjects = await Promise.all([indexed, notIndexed].map(open));
  const series: number[][] = [[], []];
  try {
    for (let round = -warmUp; round < rounds; round++) {
      // Each is the first one of every second round.
      for (const place of round % 2 === 0 ? [0, 1] : [1, 0]) {
        const time = await subjects[place]?.publish(round);
        if (round >= 0 && time !== undefined) series[place]?.push(time);
      }
    }
  } finally {
    for (const { server } of subjects) await server.stop();
  }
  const [first = [], second = []] = series;
  return { indexed: median(first), notIndexed: median(second), ratio: ratio(first, second) };
}

const warmUp = 10;

async function open({ url, token, slugs }: FilledIndex): Promise<{
  server: ServerAt;
  publish(round: number): Promise<number>;
}> {
  const server = await startServerAt(url, token, slugs[0] ?? '');
  const { specs } = new Client({ baseUrl: server.url, token });
  return {
    server,
    publish: async (round) => {
      const specSlug = slugs[(round + warmUp) % slugs.length] ?? '';
      const started = performance.now();
      let spec = await specs.upsert({ organizationId, specSlug, source: { text: textOf(round) } });
      while (spec.processingState !== 'complete') {
        await setTimeout(2);
        spec = await specs.get({ organizationId, specSlug });
      }
      return performance.now() - started;
    },
  };
}

async function removeTriggers(url: string): Promise<void> {
  const { database, close } = await createServer(configuration(url));
  try {
    const { connection } = database;
    const of = connection.client.driverName === 'pg' ? (table: string) => ` on ${table}` : () => '';
    await connection.raw(`drop trigger openapi_specs_mark_search${of('openapi_specs')}`);
    await connection.raw(`drop trigger openapi_spec_versions_mark_search${of('openapi_spec_versions')}`);
  } finally {
    await close();
  }
}

const operations = 60;

/** A document of a usual size, different in each round. */
function textOf(round: number): string {
  const paths = Array.from({ length: operations }, (_, place) => {
    const responses = { 200: { description: `The berths of harbor ${place}.` } };
    const operation = {
      operationId: `listBerths${place}`,
      summary: `List the berths of harbor ${place}`,
      responses,
    };
    return [`/harbors/${place}/berths`, { get: operation }];
  });
  const info = { title: 'Harbors', version: `1.${round + 1_000}.0` };
  return JSON.stringify({ openapi: '3.1.0', info, paths: Object.fromEntries(paths) });
}
