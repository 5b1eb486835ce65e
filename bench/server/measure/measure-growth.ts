import { deepSlug, fillDatabase } from '../../scale/fill-database.js';
import { generatedDocument } from '../../shared/generated-documents.js';
import { median } from '../../shared/series.js';
import { renewable, textOf } from '../documents.js';
import type { Engine } from '../engine.js';
import { firstOperationRequest } from '../filled-database.js';
import { type BenchRequest, computedPath, organizationPath } from '../load/bench-request.js';
import { expectResponse } from '../load/exchange.js';
import { publishAndWait, untilComplete } from '../load/publish-and-wait.js';
import { withNewSeeds } from '../load/with-new-seeds.js';
import { ours, startSubject } from '../processes/start-subject.js';

/** The growth of an operation's time with the size of its subject. */
export interface GrowthMeasurement {
  engine: string;
  name: string;
  /** The first size is as small as possible. */
  points: { size: number; time: number }[];
  /** 1 when twice the size takes twice the time; undefined when no growth is measurable. */
  exponent?: number;
}

interface Effort {
  rounds: number;
  /** Lengths of the requested lists. */
  lengths: readonly number[];
  /** Numbers of operations of the documents. */
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

type Options = Parameters<typeof expectResponse>[1];

/** Measures an operation with increasing sizes. */
interface Growing {
  name: string;
  requests: { size: number; request: BenchRequest }[];
}

async function growingOf(effort: Effort, options: Options): Promise<Growing[]> {
  const { lengths, operations } = effort;
  const texts = operations.map((size) => ({ size, text: textOf(generatedDocument(size)) }));
  for (const { size, text } of texts) await publishAndWait(`grown-${size}`, text, options);
  const pages = new Map<number, BenchRequest>();
  for (const size of operations) {
    const { body } = await expectResponse(revisionOf(size), options);
    pages.set(size, withNewSeeds(firstOperationRequest(JSON.parse(body.toString()).pages)));
  }
  const byOperations = (request: (size: number) => BenchRequest) =>
    operations.map((size) => ({ size, request: request(size) }));
  return [
    {
      name: 'list by its length',
      requests: lengths.map((size) => ({ size, request: { path: `${organizationPath}?limit=${size}` } })),
    },
    {
      name: 'versions by their number',
      requests: lengths.map((size) => ({
        size,
        request: { path: `${organizationPath}/${deepSlug}/versions?limit=${size}` },
      })),
    },
    {
      name: 'content by operations',
      requests: byOperations((size) => ({
        path: `${organizationPath}/grown-${size}/versions/latest/content`,
      })),
    },
    {
      name: 'publish by operations',
      requests: texts.map(({ size, text }) => ({ size, request: publishing(text) })),
    },
    { name: 'computed revision by operations', requests: byOperations(revisionOf) },
    {
      name: 'computed document by operations',
      requests: byOperations((size) => pages.get(size) ?? revisionOf(size)),
    },
  ];
}

function revisionOf(operations: number): BenchRequest {
  const source = {
    type: 'builtin:openapi',
    props: { models: true, grouping: 'by-operation' },
    dependencies: { spec: { ref: { kind: 'openapi', spec: `grown-${operations}` } } },
  };
  const body = JSON.stringify({ source, seed: 'measured' });
  return withNewSeeds({ path: `${computedPath}/revision`, method: 'POST', body });
}

let published = 0;

function publishing(text: string): BenchRequest {
  const bodyOf = renewable(text);
  const renew = () => {
    published += 1;
    return { path: `${organizationPath}/published-${published}`, body: bodyOf(published) };
  };
  return { ...renew(), renew, method: 'PUT', status: 201 };
}

/** Runs the sizes in turns, so that a disturbance of the machine affects all of them alike. */
async function measurePoints(
  { requests }: Growing,
  { rounds }: Effort,
  options: Options,
): Promise<GrowthMeasurement['points']> {
  const times = requests.map((): number[] => []);
  for (let round = -warmUp; round < rounds; round++) {
    for (const [place, { request }] of requests.entries()) {
      const { time, body } = await expectResponse(request, options);
      // Wait for the processing, which would otherwise delay the next request.
      if (request.method === 'PUT') await untilComplete(pathOf(body), options);
      if (round >= 0) times[place]?.push(time);
    }
  }
  return requests.map(({ size }, place) => ({ size, time: median(times[place] ?? []) }));
}

const warmUp = 2;

function pathOf(published: Buffer): string {
  const { slug }: { slug: string } = JSON.parse(published.toString());
  return `${organizationPath}/${slug}`;
}

/**
 * Uses the two largest sizes, where the constant part counts least. The rest of it makes the exponent smaller: a constant estimated
 * and subtracted beforehand is never exact, and a slightly too large one makes any line look like a curve.
 */
function growthExponent(points: GrowthMeasurement['points']): { exponent?: number } {
  const [before, largest] = points.slice(-2);
  if (before === undefined || largest === undefined || largest.time < clearly * before.time) return {};
  return { exponent: Math.log(largest.time / before.time) / Math.log(largest.size / before.size) };
}

// A smaller increase over several times the size is not measurable growth.
const clearly = 1.1;
