import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createHeavyWorkPool } from '../src/heavy-work/create-heavy-work-pool.js';
import { arbitraryDescription } from '../test/support/arbitrary-description.js';
import { pipelineInput } from '../test/support/pipeline-input.js';

it('makes something of whatever is published, and nothing of it stays behind in the thread', async () => {
  const workerFile = new URL('../test/support/watchful-worker.ts', import.meta.url).href;
  const pool = createHeavyWorkPool({ threads: 1, workerFile });
  await fc.assert(
    fc.asyncProperty(arbitraryDescription, async (description) => {
      const { kind } = await pool.runPipeline(pipelineInput(description));
      expect(['processed', 'failed', 'needs']).toContain(kind);
    }),
    { numRuns: 10_000, seed: 2 },
  );
  await pool.close();
});
