import { median, ratio, rotated } from '../../shared/series.js';
import type { Case } from '../case.js';
import { currentTag } from '../cases.js';
import { token } from '../filled-database.js';
import type { BenchRequest } from '../load/bench-request.js';
import { expectResponse } from '../load/exchange.js';
import { type LoadFigures, load } from '../load/load.js';
import { loadInTurn } from '../load/load-in-turn.js';
import { percentile } from '../load/percentile.js';
import { publishAndWait } from '../load/publish-and-wait.js';
import { rejectDifferentResponses } from '../load/reject-different-responses.js';
import { cpuSeconds } from '../processes/cpu-seconds.js';
import type { RunningSubject } from '../processes/start-subject.js';

export interface Effort {
  rounds: number;
  /** Duration of the warm-up. */
  warmUp: number;
  seconds: number;
}

/** The measurement of one subject in one case. */
export interface CaseMeasurement {
  engine: string;
  name: string;
  subject: string;
  /** Rates by round. */
  perSecond: number[];
  /** Median of all rounds. */
  rate: number;
  /** Difference between the slowest and the fastest round, in percent of the median. */
  spread: number;
  megabytesPerSecond: number;
  p50: number;
  p99: number;
  /** CPU time of each request in microseconds, where the system reports it. */
  cpu?: number;
  /** Ratio to the rate of the floor, which is the first measured subject. */
  ofFloor: number;
  timesPlainSum?: number;
}

/** Measures each case with all of its subjects that have started. */
export async function measureCases(
  engine: string,
  cases: readonly Case[],
  subjects: readonly RunningSubject[],
  effort: Effort,
): Promise<CaseMeasurement[]> {
  const measurements: CaseMeasurement[] = [];
  for (const each of cases) {
    console.error(`measuring ${engine}: ${each.name}`);
    measurements.push(...(await measureCase(engine, each, subjects, effort)));
  }
  return measurements;
}

interface Contender {
  label: string;
  subject: RunningSubject;
  requests: readonly BenchRequest[];
  rounds: Round[];
}

interface Round extends LoadFigures {
  cpu: number | undefined;
}

async function measureCase(
  engine: string,
  each: Case,
  subjects: readonly RunningSubject[],
  effort: Effort,
): Promise<CaseMeasurement[]> {
  const contenders: Contender[] = [];
  for (const [label, requests] of Object.entries(each.requests)) {
    // The part after the comma is the request.
    const subject = subjects.find(({ name }) => name === label.split(',')[0]);
    if (subject === undefined) continue;
    contenders.push({ label, subject, requests: await withCurrentTags(subject, requests), rounds: [] });
  }
  await rejectDifferentResponses(each, contenders);
  for (let round = 0; round < effort.rounds; round++) {
    for (const contender of rotated(contenders, round)) {
      contender.rounds.push(await measureRound(each, contender, effort));
    }
  }
  return contenders.map((contender) => toMeasurement(engine, each, contender, contenders));
}

async function withCurrentTags(
  { url }: RunningSubject,
  requests: readonly BenchRequest[],
): Promise<BenchRequest[]> {
  const withTags: BenchRequest[] = [];
  for (const request of requests) {
    if (request.headers?.['if-none-match'] !== currentTag) withTags.push(request);
    else {
      const { headers } = await expectResponse({ path: request.path }, { url, token });
      withTags.push({ ...request, headers: { 'if-none-match': String(headers['etag']) } });
    }
  }
  return withTags;
}

async function measureRound(
  { connections, isLarge = false, publishes = false, most, pause }: Case,
  { subject: { pid, url, name }, requests }: Contender,
  { warmUp, seconds }: Effort,
): Promise<Round> {
  const run = isLarge || pause !== undefined ? loadInTurn : load;
  const options = {
    ...{ url, token, requests, connections },
    ...(most === undefined ? {} : { most }),
    ...(pause === undefined ? {} : { pause }),
  };
  await run({ ...options, seconds: warmUp });
  const before = cpuSeconds(pid);
  const figures = await run({ ...options, seconds });
  const after = cpuSeconds(pid);
  if (publishes && name === 'ours') await untilIdle(url);
  return { ...figures, cpu: before === undefined || after === undefined ? undefined : after - before };
}

let waits = 0;

/** Specifications are processed in turn, so all are processed when the last one is. */
async function untilIdle(url: string): Promise<void> {
  waits += 1;
  const text = `openapi: 3.1.0\ninfo: { title: The last one, version: ${waits}.0.0 }\npaths: {}\n`;
  await publishAndWait(`last-${waits}`, text, { url, token });
}

function toMeasurement(
  engine: string,
  { name }: Case,
  { label, rounds }: Contender,
  all: readonly Contender[],
): CaseMeasurement {
  const perSecond = ratesOf(rounds);
  const rate = median(perSecond);
  const latencies = rounds.flatMap((round) => round.latencies);
  const count = rounds.reduce((sum, round) => sum + round.count, 0);
  const times = rounds.flatMap(({ cpu }) => cpu ?? []);
  const plainSum = all.find((contender) => contender.label === 'plain sum');
  return {
    engine,
    name,
    subject: label,
    perSecond,
    rate,
    spread: (100 * (Math.max(...perSecond) - Math.min(...perSecond))) / rate,
    megabytesPerSecond: median(rounds.map(({ bytes, seconds }) => bytes / 1e6 / seconds)),
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
    ...(times.length === 0 ? {} : { cpu: (1e6 * times.reduce((sum, time) => sum + time, 0)) / count }),
    ofFloor: ratio(perSecond, ratesOf(all[0]?.rounds ?? [])),
    ...(plainSum === undefined ? {} : { timesPlainSum: ratio(perSecond, ratesOf(plainSum.rounds)) }),
  };
}

function ratesOf(rounds: readonly Round[]): number[] {
  return rounds.map(({ count, seconds }) => count / seconds);
}
