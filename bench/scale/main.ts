import { type Run, runArea } from '../shared/area.js';
import { deepSlug, type FilledDatabase, fillDatabase, type Size } from '../shared/fill-database.js';
import { type Engine, onDatabases } from '../shared/on-databases.js';
import { median, ratio } from '../shared/series.js';
import { expectResponse } from '../shared/servers/exchange.js';
import { quiet, type RunningSubject, startSubject } from '../shared/servers/start-subject.js';
import type { Row } from '../shared/table.js';
import { type ScaledSubject, scaledOperations } from './scaled-operations.js';

// All have the same number of versions, except for one specification with many.
const small: Size = { specs: 1_000, versions: 20_000, versionsOfOne: 1_000 };
const large: Size = { specs: 50_000, versions: 1_000_000, versionsOfOne: 10_000 };
const tiny: Size = { specs: 120, versions: 500, versionsOfOne: 120 };
const quickly: Size = { specs: 240, versions: 1_000, versionsOfOne: 240 };

const title = 'The same requests to a small and a large database';

const warmUp = 20;

await runArea({
  goals: [{ what: 'of the same on the small database', table: title, value: 'ratio', limit: 1.3, unit: 'x' }],
  measure: (run) =>
    onDatabases(run, async (engine) => {
      const databases: FilledDatabase[] = [];
      for (const size of run.quick ? [tiny, quickly] : [small, large]) {
        console.error(
          `filling ${engine.name} with ${size.specs} specifications and ${size.versions} versions`,
        );
        databases.push(await fillDatabase(await engine.create(`size-${size.specs}`), size));
      }
      console.error(`measuring ${engine.name}`);
      run.print(title, await measureSizes(engine, databases, run));
    }),
});

/** Sends the same requests to both in turns, so that a disturbance of the machine affects both alike. */
async function measureSizes(
  { name }: Engine,
  databases: readonly FilledDatabase[],
  run: Run,
): Promise<Row[]> {
  const rounds = run.quick ? 5 : 300;
  const rows: Row[] = [];
  const add = (what: string, unit: string, series: readonly number[][]) => {
    const [of, than] = [median(series[0]), median(series[1])];
    rows.push({ database: name, what, unit, small: of, large: than, ratio: ratio(series[1], series[0]) });
  };
  const starts = await measureStarts(databases, run);
  add(
    'start until the first response',
    'ms',
    starts.map((all) => all.map(({ startTime }) => startTime)),
  );
  add(
    'memory after the start',
    'MB',
    starts.map((all) => all.map(({ memory = Number.NaN }) => memory)),
  );
  const servers = await Promise.all(databases.map((database) => startOn(database, run)));
  const subjects = databases.map(
    ({ slugs }, place): ScaledSubject => ({ slugs, url: servers[place]?.url ?? '' }),
  );
  try {
    for (const [what, requestsOf] of scaledOperations) {
      const requests = await Promise.all(subjects.map(requestsOf));
      const series: number[][] = subjects.map(() => []);
      for (let round = -warmUp; round < rounds; round++) {
        for (const [place, subject] of subjects.entries()) {
          const request = requests[place]?.[Math.abs(round) % requests[place].length];
          if (!request) throw new Error(`The database has no data for: ${what}`);
          const { time } = await expectResponse(request, { ...subject, keep: false });
          if (round >= 0) series[place]?.push(time);
        }
      }
      add(what, 'ms', series);
    }
  } finally {
    for (const server of servers) await server.stop();
  }
  return rows;
}

async function measureStarts(databases: readonly FilledDatabase[], run: Run): Promise<RunningSubject[][]> {
  const started: RunningSubject[][] = databases.map(() => []);
  for (let round = 0; round < 5; round++) {
    for (const [place, database] of databases.entries()) {
      const server = await startOn(database, run);
      started[place]?.push(server);
      await server.stop();
    }
  }
  return started;
}

function startOn({ url }: FilledDatabase, { folder }: Run): Promise<RunningSubject> {
  return startSubject(quiet, { databaseURL: url, folder, firstPath: `/v1/orgs/default/openapi/${deepSlug}` });
}
