import { withServer } from '../shared/fill-database.js';
import { alternate, median, ratio } from '../shared/series.js';
import { publishAndWait } from '../shared/servers/exchange.js';
import { quiet, startSubject } from '../shared/servers/start-subject.js';
import type { Row } from '../shared/table.js';
import type { FilledIndex } from './fill-index.js';

const warmUp = 10;

/** Publishes to two databases in turns. The triggers of one of them are removed, so that it indexes nothing. */
export async function measurePublish(
  indexed: FilledIndex,
  notIndexed: FilledIndex,
  { folder, rounds }: { folder: string; rounds: number },
): Promise<Row> {
  await removeTriggers(notIndexed.url);
  const servers = await Promise.all(
    [indexed, notIndexed].map(({ url }) => startSubject(quiet, { databaseURL: url, folder })),
  );
  const subjects = servers.map((server, place) => {
    let round = 0;
    const run = () => {
      round += 1;
      const slug = indexed.slugs[round % indexed.slugs.length] ?? '';
      return publishAndWait(slug, textOf(round), server);
    };
    return { name: place === 0 ? 'indexed' : 'not indexed', run };
  });
  try {
    await alternate(subjects, warmUp);
    const series = await alternate(subjects, rounds);
    const [first, second] = [series.get('indexed'), series.get('not indexed')];
    return { 'indexed ms': median(first), 'not indexed ms': median(second), ratio: ratio(first, second) };
  } finally {
    for (const server of servers) await server.stop();
  }
}

function removeTriggers(url: string): Promise<void> {
  return withServer(url, async ({ database: { connection } }) => {
    const isPostgreSQL = connection.client.driverName === 'pg';
    for (const table of ['openapi_specs', 'openapi_spec_versions']) {
      await connection.raw(`drop trigger ${table}_mark_search${isPostgreSQL ? ` on ${table}` : ''}`);
    }
  });
}

/** A document of a usual size, different in each round. */
function textOf(round: number): string {
  const paths = Array.from({ length: 60 }, (_, place) => {
    const [operationId, summary] = [`listBerths${place}`, `List the berths of harbor ${place}`];
    const responses = { 200: { description: `The berths of harbor ${place}.` } };
    return [`/harbors/${place}/berths`, { get: { operationId, summary, responses } }];
  });
  const info = { title: 'Harbors', version: `1.${round}.0` };
  return JSON.stringify({ openapi: '3.1.0', info, paths: Object.fromEntries(paths) });
}
