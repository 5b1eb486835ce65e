import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Case } from '../case.js';
import { token } from '../filled-database.js';
import type { RunningSubject } from '../processes/start-subject.js';
import type { BenchRequest } from './bench-request.js';
import { expectAnswer } from './exchange.js';

interface Contender {
  label: string;
  subject: RunningSubject;
  asks: readonly BenchRequest[];
}

/** Rejects subjects with different responses: their task would be easier or harder, and the comparison unfair. */
export async function rejectDifferentResponses(
  { name, same }: Case,
  contenders: readonly Contender[],
): Promise<void> {
  const compared = contenders.filter(({ label }) => same === undefined || same.includes(label));
  const [first, ...others] = await Promise.all(compared.map(firstAnswer));
  for (const [place, other] of others.entries()) {
    if (isDeepStrictEqual(first, other)) continue;
    const names = `${compared[0]?.label} and ${compared[place + 1]?.label}`;
    throw new Error(`${name}: ${names} do not answer the same: ${shown(first)} and ${shown(other)}`);
  }
}

async function firstAnswer({ subject: { url }, asks: [ask] }: Contender): Promise<unknown> {
  if (ask === undefined) throw new Error('There is nothing to ask for');
  const { body, headers } = await expectAnswer(ask, { url, token });
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
  // Each subject has its own port.
  return JSON.parse(text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://host'));
}

function shown(value: unknown): string {
  return JSON.stringify(value).slice(0, 400);
}
