import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { median, percentile, ratio, rotated } from '../shared/series.js';
import { type BenchRequest, expectResponse, publishAndWait } from '../shared/servers/exchange.js';
import type { RunningSubject } from '../shared/servers/start-subject.js';
import type { Row } from '../shared/table.js';
import { type Case, currentTag } from './cases.js';
import { type LoadFigures, load } from './load.js';
import { loadInTurn } from './load-in-turn.js';

export interface Effort {
  rounds: number;
  /** Duration of the warm-up. */
  warmUp: number;
  seconds: number;
}

interface Contender {
  label: string;
  subject: RunningSubject;
  requests: readonly BenchRequest[];
  rounds: Round[];
}

interface Round extends LoadFigures {
  cpu: number;
}

/** Measures a case with all of its subjects that have started. */
export async function measureCase(
  each: Case,
  subjects: readonly RunningSubject[],
  effort: Effort,
): Promise<Row[]> {
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
  const plainSum = contenders.find(({ label }) => label === 'plain sum');
  return contenders.map((contender) => rowOf(contender, contenders[0], plainSum));
}

function withCurrentTags(
  { url }: RunningSubject,
  requests: readonly BenchRequest[],
): Promise<BenchRequest[]> {
  const withTag = async (request: BenchRequest): Promise<BenchRequest> => {
    if (request.headers?.['if-none-match'] !== currentTag) return request;
    const { headers } = await expectResponse({ path: request.path }, { url });
    return { ...request, headers: { 'if-none-match': String(headers.etag) } };
  };
  return Promise.all(requests.map(withTag));
}

/** Rejects subjects with different responses: the comparison would be unfair, because their work differs. */
async function rejectDifferentResponses(
  { name, same }: Case,
  contenders: readonly Contender[],
): Promise<void> {
  const compared = contenders.filter(({ label }) => same === undefined || same.includes(label));
  const [first, ...others] = await Promise.all(compared.map(firstResponse));
  for (const [place, other] of others.entries()) {
    if (isDeepStrictEqual(first, other)) continue;
    const shown = [first, other].map((value) => JSON.stringify(value).slice(0, 400)).join(' and ');
    const names = `${compared[0]?.label} and ${compared[place + 1]?.label}`;
    throw new Error(`${name}: ${names} return different responses: ${shown}`);
  }
}

async function firstResponse({ subject: { url }, requests: [request] }: Contender): Promise<unknown> {
  if (request === undefined) throw new Error('There is nothing to request for');
  const { body, headers } = await expectResponse(request, { url });
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
  // Each subject has its own port.
  return JSON.parse(text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://host'));
}

async function measureRound(
  { connections, isLarge = false, publishes = false, most, pause }: Case,
  { subject: { pid, url, name }, requests }: Contender,
  { warmUp, seconds }: Effort,
): Promise<Round> {
  const run = isLarge || pause !== undefined ? loadInTurn : load;
  const options = {
    ...{ url, requests, connections },
    ...(most === undefined ? {} : { most }),
    ...(pause === undefined ? {} : { pause }),
  };
  await run({ ...options, seconds: warmUp });
  const before = cpuSeconds(pid);
  const figures = await run({ ...options, seconds });
  const cpu = cpuSeconds(pid) - before;
  if (publishes && name === 'ours') await untilIdle(url);
  return { ...figures, cpu };
}

/** Returns the CPU time that a process and its threads have used, in seconds. Only on Linux. */
function cpuSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces; after it, the times are the twelfth and thirteenth fields.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // The interface of the kernel has 100 ticks a second, independent of the kernel's own timer.
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

let waits = 0;

/** Specifications are processed in turn, so all are processed when the last one is. */
function untilIdle(url: string): Promise<void> {
  waits += 1;
  const text = `openapi: 3.1.0\ninfo: { title: The last one, version: ${waits}.0.0 }\npaths: {}\n`;
  return publishAndWait(`last-${waits}`, text, { url });
}

function rowOf(
  { label, rounds }: Contender,
  floor: Contender | undefined,
  plainSum: Contender | undefined,
): Row {
  const perSecond = ratesOf(rounds);
  const rate = median(perSecond);
  const latencies = rounds.flatMap((round) => round.latencies);
  const cpu = rounds.reduce((sum, round) => sum + round.cpu, 0);
  const spread = (100 * (Math.max(...perSecond) - Math.min(...perSecond))) / rate;
  return {
    ...{
      subject: label,
      'per second': rate,
      'MB/s': median(rounds.map(({ bytes, seconds }) => bytes / 1e6 / seconds)),
    },
    ...{
      'spread %': spread,
      'p50 ms': percentile(latencies, 50),
      'p99 ms': percentile(latencies, 99),
    },
    'CPU us': (1e6 * cpu) / latencies.length,
    'of floor': ratio(perSecond, ratesOf(floor?.rounds)),
    'x plain sum': ratio(perSecond, ratesOf(plainSum?.rounds)),
  };
}

function ratesOf(rounds: readonly Round[] = []): number[] {
  return rounds.map(({ count, seconds }) => count / seconds);
}
