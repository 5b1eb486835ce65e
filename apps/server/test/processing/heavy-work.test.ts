import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { fixture } from '@specshelf/conformance';
import {
  type PipelineInput,
  type PipelineOutput,
  WorkAbandoned,
  WorkLimitExceeded,
} from '@specshelf/service';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { serverCodec, workerCodec } from '@specshelf/store/content-codec';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { randomSeed } from '../../../../scripts/testing/random-seed.js';
import { createHeavyWorkPool, type HeavyWorkPool } from '../../src/heavy-work/create-heavy-work-pool.js';
import { arbitraryDescription } from '../support/processing/arbitrary-description.js';
import { order, release } from '../support/processing/order.js';
import { pipelineInput } from '../support/processing/pipeline-input.js';

const unruly = new URL('../support/processing/unruly-worker.ts', import.meta.url).href;
const watchful = new URL('../support/processing/watchful-worker.ts', import.meta.url).href;

describe('a pool', () => {
  let pool: HeavyWorkPool;

  beforeAll(() => {
    pool = createHeavyWorkPool({ threads: 1, time: 60_000 });
    return pool.ready();
  });
  afterAll(() => pool.close());

  it('produces the same output as this thread', async () => {
    const input = pipelineInput(fixture('ferry.yaml'));
    const here = await createHeavyWork(serverCodec).runTask('runPipeline', input);
    expect(await runPipeline(pool, input)).toEqual(structuredClone(here));
  });

  it('prints a document as YAML, and renders a page', async () => {
    const { outline, specification } = pipelineResultOf(
      await runPipeline(pool, pipelineInput(fixture('ferry.yaml'))),
    );
    const yaml = gunzipSync(await pool.runTask('printYAML', specification.bytes)).toString();
    expect(yaml).toMatch(/^openapi: /);
    const page = {
      outline,
      specification,
      source: { type: 'builtin:openapi', props: { doc: 'info' } },
      specSlug: 'ferry',
      seed: 'seed',
      appURL: 'https://specs.example',
    };
    expect(await pool.runTask('renderDocument', page)).toBe(
      await createHeavyWork(serverCodec).runTask('renderDocument', page),
    );
  });

  it('does not block the event loop of this thread', async () => {
    let turns = 0;
    let done = false;
    const turn = () => {
      turns += 1;
      if (!done) setImmediate(turn);
    };
    const work = runPipeline(pool, pipelineInput(largeDescription()));
    setImmediate(turn);
    const { kind } = await work;
    done = true;
    expect(kind).toBe('processed');
    expect(turns).toBeGreaterThan(200);
  });
});

describe('a pool with a misbehaving worker', () => {
  let pool: HeavyWorkPool;

  beforeAll(() => {
    pool = createHeavyWorkPool({ threads: 1, time: 60_000, memory: 64, workerFile: unruly });
    return pool.ready();
  });
  afterEach(async () => {
    const document = order('echo');
    expect(await pool.runTask('printYAML', document), 'the next task').toEqual(document);
  });
  afterAll(() => pool.close());

  it('ends a task that needs too much memory (PA29)', async () => {
    const limit = await pool.runTask('printYAML', order('hog')).catch((error: unknown) => error);
    expect(limit).toBeInstanceOf(WorkLimitExceeded);
    expect(limit).toMatchObject({ limit: 'memory', allowed: '64 MiB' });
  });

  it('runs a task up to three times when its thread exits (CD20)', async () => {
    const document = order('exit', 2);
    expect(await pool.runTask('printYAML', document)).toEqual(document);
    await expect(pool.runTask('printYAML', order('exit', 3))).rejects.toThrow(
      'The worker thread ended 3 times during the task printYAML',
    );
  });

  it('runs the tasks that are queued behind a task that ends its thread', async () => {
    const lost = pool.runTask('printYAML', order('exit', 3));
    const others = [order('echo'), order('exit', 1), order('echo')].map((document) =>
      pool.runTask('printYAML', document),
    );
    await expect(lost).rejects.toThrow('ended 3 times');
    expect(await Promise.all(others)).toHaveLength(3);
  });

  it('passes on the errors of a task', async () => {
    const error = await pool.runTask('printYAML', order('throw')).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'RangeError',
      message: 'The order is to throw',
      stack: expect.stringContaining('unruly-worker'),
    });
  });

  it('runs descriptions and requests independently of each other', async () => {
    const held = [order('hold'), order('hold')];
    const descriptions = held.map((document) => runPipeline(pool, pipelineInput(document)));
    expect(await pool.runTask('printYAML', order('echo'))).toHaveLength(8);
    held.forEach(release);
    expect(await Promise.all(descriptions)).toHaveLength(2);

    const others = [order('hold'), order('hold')];
    const pages = others.map((document) => pool.runTask('printYAML', document));
    expect(await runPipeline(pool, pipelineInput(order('echo')))).toMatchObject({ kind: 'needs' });
    others.forEach(release);
    expect(await Promise.all(pages)).toHaveLength(2);
  });
});

it('a pool returns a result for any description, and leaves no state in the thread', async () => {
  const pool = createHeavyWorkPool({ threads: 1, workerFile: watchful });
  await fc.assert(
    fc.asyncProperty(arbitraryDescription, async (description) => {
      const { kind } = await runPipeline(pool, pipelineInput(description));
      expect(['processed', 'failed', 'needs']).toContain(kind);
    }),
    { numRuns: 100, seed: randomSeed(1) },
  );
  await pool.close();
});

describe('a pool with little time', () => {
  it('ends a task that takes too long, runs queued tasks, and does not count the start time of a thread (PA29)', async () => {
    const pool = createHeavyWorkPool({ threads: 1, time: 500, wallTime: 60_000, workerFile: unruly });
    expect(await pool.runTask('printYAML', order('echo'))).toHaveLength(8);
    const limit = pool.runTask('printYAML', order('loop')).catch((error: unknown) => error);
    const waiting = [order('echo'), order('echo')].map((document) => pool.runTask('printYAML', document));
    expect(await limit).toBeInstanceOf(WorkLimitExceeded);
    expect(await limit).toMatchObject({ limit: 'time', allowed: '0.5 seconds of CPU time' });
    expect(await Promise.all(waiting)).toHaveLength(2);
    await pool.close();
  });
});

describe('a pool on a busy machine', () => {
  it('counts the CPU time of a task, not the time that it waits for a processor', async () => {
    const pool = createHeavyWorkPool({ threads: 1, time: 500, wallTime: 60_000, workerFile: unruly });
    expect(await pool.runTask('printYAML', order('wait'))).toHaveLength(8);
    const limit = pool.runTask('printYAML', order('loop')).catch((error: unknown) => error);
    expect(await limit).toMatchObject({ limit: 'time', allowed: '0.5 seconds of CPU time' });
    await pool.close();
  });

  it('ends a task that uses no CPU time after a longer time', async () => {
    const pool = createHeavyWorkPool({ threads: 1, time: 250, wallTime: 500, workerFile: unruly });
    const limit = pool.runTask('printYAML', order('hold')).catch((error: unknown) => error);
    expect(await limit).toBeInstanceOf(WorkLimitExceeded);
    expect(await limit).toMatchObject({ limit: 'time', allowed: '0.5 seconds' });
    await pool.close();
  });
});

describe('a pool whose worker cannot be loaded', () => {
  it.each(['missing-worker.ts', 'order.ts'])('reports the failure: %s', async (file) => {
    const workerFile = new URL(`../support/processing/${file}`, import.meta.url).href;
    const pool = createHeavyWorkPool({ threads: 1, workerFile });
    const error = await pool.ready().catch((error: unknown) => error);
    expect(error).toMatchObject({
      message: expect.stringContaining('ended 3 times'),
      cause: expect.any(Error),
    });
    await pool.close();
  });
});

describe('a pool that closes', () => {
  it('abandons running and queued tasks, and accepts no more', async () => {
    const pool = createHeavyWorkPool({ threads: 1, workerFile: unruly });
    await pool.runTask('printYAML', order('echo'));
    const tasks = [pool.runTask('printYAML', order('hold')), pool.runTask('printYAML', order('echo'))];
    const abandoned = tasks.map((task) => expect(task).rejects.toThrow(WorkAbandoned));
    await pool.close();
    await expect(pool.runTask('printYAML', order('echo'))).rejects.toThrow(WorkAbandoned);
    await Promise.all(abandoned);
  });

  it('abandons descriptions first, and still serves requests', async () => {
    const pool = createHeavyWorkPool({ threads: 1, workerFile: unruly });
    await pool.runTask('printYAML', order('echo'));
    const page = order('hold');
    const rendered = pool.runTask('printYAML', page);
    const descriptions = [order('hold'), order('echo')].map((document) =>
      expect(runPipeline(pool, pipelineInput(document))).rejects.toThrow(WorkAbandoned),
    );
    pool.stopProcessing();
    await Promise.all(descriptions);
    await expect(runPipeline(pool, pipelineInput(order('echo')))).rejects.toThrow(WorkAbandoned);
    release(page);
    expect(await rendered).toEqual(page);
    expect(await pool.runTask('printYAML', order('echo'))).toHaveLength(8);
    await pool.close();
  });

  it('does not keep its process alive', async () => {
    const file = new URL('../../src/heavy-work/create-heavy-work-pool.ts', import.meta.url);
    const script = `
      const { createHeavyWorkPool } = await import(${JSON.stringify(file)});
      const pool = createHeavyWorkPool({ threads: 1, workerFile: ${JSON.stringify(unruly)} });
      await pool.ready();
      await pool.close();
      console.log(process.getActiveResourcesInfo().filter((name) => name === 'MessagePort' || name === 'Timeout').length);`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--conditions=@specshelf/source',
      '--import',
      import.meta.resolve('tsx'),
      '--input-type=module',
      '--eval',
      script,
    ]);
    expect(stdout).toBe('0\n');
  });
});

describe('stored bytes', () => {
  it('can be read by every thread, regardless of the thread that stored them', async () => {
    const bytes = Buffer.from(fixture('ferry.yaml'));
    for (const writer of [serverCodec, workerCodec]) {
      const stored = await writer.compress(bytes);
      expect(stored.length).toBeLessThan(bytes.length);
      expect(writer.sizeOf(stored)).toBe(bytes.length);
      for (const reader of [serverCodec, workerCodec]) expect(await reader.decompress(stored)).toEqual(bytes);
    }
  });

  it('of earlier releases can be read', async () => {
    expect(await serverCodec.decompress(gzipSync('openapi'))).toEqual(Buffer.from('openapi'));
  });

  it('have the same digest as their text', () => {
    expect(serverCodec.digest(Buffer.from('é'))).toBe(serverCodec.digest('é'));
    expect(workerCodec.digest('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
});

/** Runs a task in the background, as the service does for specifications. */
function runPipeline(pool: HeavyWorkPool, input: PipelineInput): Promise<PipelineOutput> {
  return pool.runTask('runPipeline', input, { turn: { owner: 'acme' } });
}

function pipelineResultOf(output: PipelineOutput) {
  if (output.kind !== 'processed') throw new Error(`The description came out as ${output.kind}`);
  return output.made;
}

/** A description of about 5 MB. */
function largeDescription(): string {
  const path = (index: number) => [
    `/ferries/${index}`,
    {
      get: { description: `Ferry ${index}. `.repeat(150), responses: { 200: { description: 'The ferry' } } },
    },
  ];
  const paths = Object.fromEntries(Array.from({ length: 2_500 }, (_, index) => path(index)));
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Ferries', version: '1' }, paths });
}
