import { setTimeout as sleep } from 'node:timers/promises';
import { organizationPath } from './bench-request.js';
import { type ExchangeOptions, expectResponse } from './exchange.js';

export async function publishAndWait(slug: string, text: string, options: ExchangeOptions): Promise<void> {
  const path = `${organizationPath}/${slug}`;
  const body = JSON.stringify({ source: { text } });
  await expectResponse({ path, method: 'PUT', body }, options, [200, 201]);
  await untilComplete(path, options);
}

/** Waits until a specification is processed; throws when processing fails. */
export async function untilComplete(path: string, options: ExchangeOptions, interval = 5): Promise<void> {
  for (;;) {
    const { body } = await expectResponse({ path }, options);
    const { processingState, lastProcessErrorCode } = JSON.parse(body.toString());
    if (lastProcessErrorCode !== undefined) throw new Error(`${path} ended with ${lastProcessErrorCode}`);
    if (processingState === 'complete') return;
    await sleep(interval);
  }
}
