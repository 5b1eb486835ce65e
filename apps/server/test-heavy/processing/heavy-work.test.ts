import { fixture } from '@specshelf/conformance';
import { WorkLimitExceeded } from '@specshelf/service';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { randomSeed } from '../../../../scripts/testing/random-seed.js';
import { createHeavyWorkPool } from '../../src/heavy-work/create-heavy-work-pool.js';
import { arbitraryDescription } from '../../test/support/processing/arbitrary-description.js';
import { pipelineInput } from '../../test/support/processing/pipeline-input.js';

const background = { turn: { owner: 'acme' } };

it('a pool returns a result for any description, and leaves no state in the thread', async () => {
  const workerFile = new URL('../../test/support/processing/watchful-worker.ts', import.meta.url).href;
  const pool = createHeavyWorkPool({ threads: 1, workerFile });
  await fc.assert(
    fc.asyncProperty(arbitraryDescription, async (description) => {
      const { kind } = await pool.runTask('runPipeline', pipelineInput(description), background);
      expect(['processed', 'failed', 'needs']).toContain(kind);
    }),
    { numRuns: 10_000, seed: randomSeed(2) },
  );
  await pool.close();
});

it('a pool processes or aborts very large descriptions, and processes the next one (PA10)', async () => {
  const pool = createHeavyWorkPool({ threads: 1, time: 60_000 });
  onTestFinished(() => pool.close());
  await pool.ready();
  const description = (value: string) =>
    `{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},"x-a":${value}}`;
  const keys = Array.from({ length: 1_000_000 }, (_, key) => `"k${key}":1`).join(',');
  const large: [string, string[]][] = [
    [`"${'x'.repeat(10 * 1024 * 1024)}"`, ['processed']],
    [`{${keys}}`, ['processed', 'memory', 'time']],
    [`[${'{},'.repeat(4_999_999)}{}]`, ['failed']],
  ];
  for (const [value, expected] of large) {
    const outcome = await pool.runTask('runPipeline', pipelineInput(description(value)), background).then(
      ({ kind }) => kind,
      (error: unknown) => (error instanceof WorkLimitExceeded ? error.limit : error),
    );
    expect(expected).toContain(outcome);
    expect((await pool.runTask('runPipeline', pipelineInput(fixture('ferry.yaml')), background)).kind).toBe(
      'processed',
    );
  }
});
