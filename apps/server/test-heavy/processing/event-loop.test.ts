import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { expect, it, onTestFinished } from 'vitest';
import { longestBurst } from '../../test/support/processing/cpu-bursts.js';
import { organizationId, startWithClient } from '../../test/support/server/start-with-client.js';

const specSlug = 'large';
const megabytes = 13;

it(`the event loop is blocked for at most 20 ms while ${megabytes} MB are processed (OP5)`, async () => {
  const { target, client } = await startWithClient({ config: { workTimeLimit: 120 } });
  onTestFinished(() => target.close());
  // Loads the worker thread first: its start from TypeScript sources also takes time on this thread.
  const small = { text: '{"openapi":"3.1.0","info":{"title":"Small","version":"1"},"paths":{}}' };
  await client.specs.upsert({ organizationId, specSlug, source: small });
  await target.server.processor.idle();
  const source = { text: largeSpecification() };
  expect(source.text.length).toBeGreaterThanOrEqual(megabytes * 1e6);
  const acknowledged = acknowledgement();
  const processed = acknowledged.then(() => longestBurst(() => target.server.processor.idle()));
  await client.specs.upsert({ organizationId, specSlug, source });
  const longest = await processed;
  const spec = await client.specs.get({ organizationId, specSlug });
  expect(spec).toMatchObject({ processingState: 'complete' });
  expect(spec).not.toHaveProperty('lastProcessErrorCode');
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThanOrEqual(20);
});

/** Resolves when the response to a PUT request is sent. */
function acknowledgement(): Promise<void> {
  const channel = 'http.server.response.finish';
  return new Promise((resolve) => {
    const onFinish = (message: unknown): void => {
      if (!isUpload(message)) return;
      unsubscribe(channel, onFinish);
      resolve();
    };
    subscribe(channel, onFinish);
  });
}

function isUpload(message: unknown): boolean {
  if (typeof message !== 'object' || message === null || !('request' in message)) return false;
  return message.request instanceof IncomingMessage && message.request.method === 'PUT';
}

/** The public specification of `@gitbook/api`, with copies of its paths until it is large enough. */
function largeSpecification(): string {
  const text = readFileSync(createRequire(import.meta.url).resolve('@gitbook/api/spec/openapi.json'), 'utf8');
  const { paths, ...others } = JSON.parse(text);
  const all: Record<string, unknown> = { ...paths };
  const size = JSON.stringify(paths).length;
  const copies = Math.ceil((megabytes * 1e6) / size) - 1;
  for (let copy = 1; copy <= copies; copy++) {
    const renamed = JSON.stringify(paths).replaceAll(/"operationId":"(\w+)"/g, `"operationId":"$1${copy}"`);
    for (const [path, item] of Object.entries(JSON.parse(renamed))) all[`/copy${copy}${path}`] = item;
  }
  return JSON.stringify({ ...others, paths: all });
}
