import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Ask } from './ask.js';
import type { Case } from './case.js';
import { expectAnswer } from './exchange.js';
import { token } from './filled-database.js';
import type { RunningSubject } from './start-subject.js';

interface Contender {
  label: string;
  subject: RunningSubject;
  asks: readonly Ask[];
}

/** Who answers something else has an easier or a harder task: that would be no comparison. */
export async function refuseDifferentAnswers(
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
  // Each is on a port of its own.
  return JSON.parse(text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://host'));
}

function shown(value: unknown): string {
  return JSON.stringify(value).slice(0, 400);
}
