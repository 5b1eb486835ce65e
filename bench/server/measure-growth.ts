import { deepSlug, fillDatabase } from '../scale/fill-database.js';
import { generatedDocument } from '../shared/generated-documents.js';
import { median } from '../shared/series.js';
import { type Ask, organizationPath } from './ask.js';
import { renewable, textOf } from './documents.js';
import type { Engine } from './engine.js';
import { expectAnswer } from './exchange.js';
import { askForPage, computedPath, publishAndWait, untilComplete } from './filled-database.js';
import { ours, startSubject } from './start-subject.js';
import { withNewSeeds } from './with-new-seeds.js';

/** How the time of an operation grows with the size of what it is about. */
export interface GrowthMeasurement {
  engine: string;
  name: string;
  /** The first is as small as it can be. */
  points: { size: number; time: number }[];
  /** 1 where twice the size takes twice the time. None where nothing is seen to grow. */
  exponent?: number;
}

interface Effort {
  requests: number;
  /** How long the lists are that are asked for. */
  lengths: readonly number[];
  /** How many operations the documents have. */
  operations: readonly number[];
}

export async function measureGrowth(engine: Engine, effort: Effort): Promise<GrowthMeasurement[]> {
  const most = Math.max(...effort.lengths) + 1;
  const size = { specs: most, versions: most * 2, versionsOfOne: most };
  const { url: databaseURL, token } = await fillDatabase(await engine.create('grown'), size);
  const server = await startSubject(ours, { databaseURL, token, folder: engine.folder });
  const options = { url: server.url, token };
  try {
    const measurements: GrowthMeasurement[] = [];
    for (const growing of await growingOf(effort, options)) {
      const points = await measurePoints(growing, effort, options);
      measurements.push({ engine: engine.name, name: growing.name, points, ...growthExponent(points) });
    }
    return measurements;
  } finally {
    await server.stop();
  }
}

type Options = Parameters<typeof expectAnswer>[1];

/** The same with more and more of what it is about. */
interface Growing {
  name: string;
  asks: { size: number; ask: Ask }[];
}

async function growingOf(effort: Effort, options: Options): Promise<Growing[]> {
  const { lengths, operations } = effort;
  const texts = operations.map((size) => ({ size, text: textOf(generatedDocument(size)) }));
  for (const { size, text } of texts) await publishAndWait(`grown-${size}`, text, options);
  const pages = new Map<number, Ask>();
  for (const size of operations) {
    const { body } = await expectAnswer(revisionOf(size), options);
    pages.set(size, withNewSeeds(askForPage(JSON.parse(body.toString()).pages)));
  }
  const byOperations = (ask: (size: number) => Ask) => operations.map((size) => ({ size, ask: ask(size) }));
  return [
    {
      name: 'list by its length',
      asks: lengths.map((size) => ({ size, ask: { path: `${organizationPath}?limit=${size}` } })),
    },
    {
      name: 'versions by their number',
      asks: lengths.map((size) => ({
        size,
        ask: { path: `${organizationPath}/${deepSlug}/versions?limit=${size}` },
      })),
    },
    {
      name: 'content by operations',
      asks: byOperations((size) => ({ path: `${organizationPath}/grown-${size}/versions/latest/content` })),
    },
    { name: 'publish by operations', asks: texts.map(({ size, text }) => ({ size, ask: publishing(text) })) },
    { name: 'computed revision by operations', asks: byOperations(revisionOf) },
    {
      name: 'computed document by operations',
      asks: byOperations((size) => pages.get(size) ?? revisionOf(size)),
    },
  ];
}

function revisionOf(operations: number): Ask {
  const source = {
    type: 'builtin:openapi',
    props: { models: true, grouping: 'by-operation' },
    dependencies: { spec: { ref: { kind: 'openapi', spec: `grown-${operations}` } } },
  };
  const body = JSON.stringify({ source, seed: 'measured' });
  return withNewSeeds({ path: `${computedPath}/revision`, method: 'POST', body });
}

let published = 0;

function publishing(text: string): Ask {
  const bodyOf = renewable(text);
  const renew = () => {
    published += 1;
    return { path: `${organizationPath}/published-${published}`, body: bodyOf(published) };
  };
  return { ...renew(), renew, method: 'PUT', status: 201 };
}

/** In turns, so that whatever disturbs the machine disturbs all sizes alike. */
async function measurePoints(
  { asks }: Growing,
  { requests }: Effort,
  options: Options,
): Promise<GrowthMeasurement['points']> {
  const times = asks.map((): number[] => []);
  for (let round = -warmUp; round < requests; round++) {
    for (const [place, { ask }] of asks.entries()) {
      const { time, body } = await expectAnswer(ask, options);
      // Its processing is not part of it, and would be part of what is asked next.
      if (ask.method === 'PUT') await untilComplete(pathOf(body), options);
      if (round >= 0) times[place]?.push(time);
    }
  }
  return asks.map(({ size }, place) => ({ size, time: median(times[place] ?? []) }));
}

const warmUp = 2;

function pathOf(published: Buffer): string {
  const { slug }: { slug: string } = JSON.parse(published.toString());
  return `${organizationPath}/${slug}`;
}

/**
 * From the second largest to the largest, where what is constant counts least. What is seen of it makes the exponent smaller: one
 * that is taken off beforehand is never exact, and a little too much of it makes any line look like a curve.
 */
function growthExponent(points: GrowthMeasurement['points']): { exponent?: number } {
  const [before, largest] = points.slice(-2);
  if (before === undefined || largest === undefined || largest.time < clearly * before.time) return {};
  return { exponent: Math.log(largest.time / before.time) / Math.log(largest.size / before.size) };
}

// What takes less than that for several times the size is not seen to grow.
const clearly = 1.1;
