import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Case } from '../case.js';
import { token } from '../filled-database.js';
import type { RunningSubject } from '../processes/start-subject.js';
import type { BenchRequest } from './bench-request.js';
import { expectResponse } from './exchange.js';

interface Contender {
  label: string;
  subject: RunningSubject;
  requests: readonly BenchRequest[];
}

/** Rejects subjects with different responses: the comparison would be unfair, because their work differs. */
export async function rejectDifferentResponses(
  { name, same }: Case,
  contenders: readonly Contender[],
): Promise<void> {
  const compared = contenders.filter(({ label }) => same === undefined || same.includes(label));
  const [first, ...others] = await Promise.all(compared.map(firstResponse));
  for (const [place, other] of others.entries()) {
    if (isDeepStrictEqual(first, other)) continue;
    const names = `${compared[0]?.label} and ${compared[place + 1]?.label}`;
    throw new Error(`${name}: ${names} return different responses: ${shown(first)} and ${shown(other)}`);
  }
}

async function firstResponse({ subject: { url }, requests: [request] }: Contender): Promise<unknown> {
  if (request === undefined) throw new Error('There is nothing to request for');
  const { body, headers } = await expectResponse(request, { url, token });
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
  // Each subject has its own port.
  return JSON.parse(text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://host'));
}

function shown(value: unknown): string {
  return JSON.stringify(value).slice(0, 400);
}
