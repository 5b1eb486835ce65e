import { equal, failure, isTrue } from '../check.js';
import { each, failed, json, spec, specRef, stalledBody, stalledHeaders } from '../steps.js';
import { type Row, row } from '../table.js';

const source = { text: 'openapi: 3.1.0' };
const pending = json({ ...spec, processingState: 'pending' });
const quick = { pollInterval: { initial: 50, max: 50 } };

export const waiting: readonly Row[] = [
  row(37, 'a wait that takes too long is always a WaitTimeoutError', ({ serve, sdk }) =>
    each(
      Array.from({ length: 40 }, (_, place) => 60 + 10 * place),
      async (waitTimeout) => {
        const steps = [pending, { ...pending, delay: 40 }, stalledHeaders, stalledBody, failed(503)];
        const { client } = await serve(...steps.slice(0, 1 + ((waitTimeout / 10) % 5)), pending);
        const wait = client.specs.waitUntilProcessed(specRef, { ...quick, waitTimeout });
        const { kind, message } = await failure(wait, sdk.WaitTimeoutError);
        equal(kind, 'wait');
        isTrue(message.startsWith(`Waited ${waitTimeout} ms, `), `"${message}" names the time`);
      },
    ),
  ),
  row(38, 'invalid poll intervals are rejected', async ({ serve, sdk }) => {
    const { client, requests } = await serve(pending);
    const intervals = [{ initial: 0 }, { initial: Number.NaN }, { max: -1 }, { factor: 0.5 }];
    for (const pollInterval of intervals) {
      const wait = client.specs.waitUntilProcessed(specRef, { pollInterval });
      const { message } = await failure(wait, sdk.ArgumentError);
      isTrue(
        message.includes(`pollInterval.${Object.keys(pollInterval)[0]}`),
        `"${message}" names the option`,
      );
    }
    equal(await requests(), [], 'The requests');
  }),
  row(39, 'an unknown state is polled with pauses', async ({ serve, sdk }) => {
    const { client, requests } = await serve(json({ ...spec, processingState: 'hibernating' }));
    const wait = client.specs.waitUntilProcessed(specRef, { ...quick, waitTimeout: 3000 });
    const { lastSpec } = await failure(wait, sdk.WaitTimeoutError);
    equal(lastSpec?.processingState, 'hibernating');
    const count = (await requests()).length;
    // Pauses are 40 ms at least.
    isTrue(count > 1 && count <= 76, `${count} requests are between 2 and 76`);
  }),
  row(40, 'a specification that is deleted ends the wait', async ({ serve, sdk }) => {
    const { client, requests } = await serve(pending, failed(404));
    await failure(client.specs.waitUntilProcessed(specRef, quick), sdk.NotFoundError);
    equal((await requests()).length, 2, 'The number of requests');
  }),
  row(41, 'the outcome of an earlier source is not taken for the new one', async ({ serve }) => {
    const earlier = {
      ...spec,
      lastProcessErrorCode: 'PARSE_ERROR',
      lastProcessedAt: '2025-12-01T00:00:00.000Z',
    };
    const written = { ...earlier, processingState: 'pending' };
    const later = { ...spec, lastProcessedAt: '2026-01-01T00:00:01.000Z' };
    const { client, requests } = await serve(json(written), json(earlier), json(written), json(later));
    const { lastProcessedAt } = await client.specs.upsertAndWait({ ...specRef, source }, quick);
    equal([lastProcessedAt, (await requests()).length], [later.lastProcessedAt, 4]);
  }),
  row(42, 'a source that cannot be used is an error with its first problems', async ({ serve, sdk }) => {
    const problem = {
      severity: 'error',
      code: 'not-openapi',
      message: 'No version.',
      file: 'a.yaml',
      line: 3,
      column: 1,
    };
    const failing = { ...spec, lastProcessErrorCode: 'PARSE_ERROR', lastProcessedErrors: [problem] };
    const { client } = await serve(pending, json(failing));
    const error = await failure(client.specs.waitUntilProcessed(specRef, quick), sdk.SpecProcessingError);
    equal([error.errorCode, error.spec.slug], ['PARSE_ERROR', 'pets']);
    isTrue(`${error}`.includes('a.yaml:3:1: No version.'), `"${error}" names the problem`);
  }),
];
