import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { fixture } from '@specshelf/conformance';
import { type PipelineOutput, WorkAbandoned, WorkLimitExceeded } from '@specshelf/service';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serverCodec, workerCodec } from '../../src/heavy-work/content-codec.js';
import { createHeavyWorkPool, type HeavyWorkPool } from '../../src/heavy-work/create-heavy-work-pool.js';
import { workerArguments } from '../../src/heavy-work/worker-start.js';
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
    const here = await createHeavyWork(serverCodec).runPipeline(input);
    expect(await pool.runPipeline(input)).toEqual(structuredClone(here));
  });

  it('prints a document as YAML, and renders a page', async () => {
    const { outline, specification } = pipelineResultOf(
      await pool.runPipeline(pipelineInput(fixture('ferry.yaml'))),
    );
    const yaml = gunzipSync(await pool.printYAML(specification.bytes)).toString();
    expect(yaml).toMatch(/^openapi: /);
    const page = {
      outline,
      specification,
      source: { type: 'builtin:openapi', props: { doc: 'info' } },
      specSlug: 'ferry',
      seed: 'seed',
      appURL: 'https://specs.example',
    };
    expect(await pool.renderDocument(page)).toBe(await createHeavyWork(serverCodec).renderDocument(page));
  });

  it('does not block the event loop of this thread', async () => {
    let turns = 0;
    let done = false;
    const turn = () => {
      turns += 1;
      if (!done) setImmediate(turn);
    };
    const work = pool.runPipeline(pipelineInput(largeDescription()));
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
    expect(await pool.printYAML(document), 'the next task').toEqual(document);
  });
  afterAll(() => pool.close());

  it('ends a task that needs too much memory (PA29)', async () => {
    const limit = await pool.printYAML(order('hog')).catch((error: unknown) => error);
    expect(limit).toBeInstanceOf(WorkLimitExceeded);
    expect(limit).toMatchObject({ limit: 'memory', allowed: '64 MiB' });
  });

  it('runs a task up to three times when its thread exits (CD20)', async () => {
    const document = order('exit', 2);
    expect(await pool.printYAML(document)).toEqual(document);
    await expect(pool.printYAML(order('exit', 3))).rejects.toThrow(
      'The thread that worked on printYAML ended 3 times before it was done',
    );
  });

  it('runs the tasks that are queued behind a task that ends its thread', async () => {
    const lost = pool.printYAML(order('exit', 3));
    const others = [order('echo'), order('exit', 1), order('echo')].map((document) =>
      pool.printYAML(document),
    );
    await expect(lost).rejects.toThrow('ended 3 times');
    expect(await Promise.all(others)).toHaveLength(3);
  });

  it('passes on the errors of a task', async () => {
    const error = await pool.printYAML(order('throw')).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'RangeError',
      message: 'told to',
      stack: expect.stringContaining('unruly-worker'),
    });
  });

  it('runs descriptions and requests independently of each other', async () => {
    const held = [order('hold'), order('hold')];
    const descriptions = held.map((document) => pool.runPipeline(pipelineInput(document)));
    expect(await pool.printYAML(order('echo'))).toHaveLength(8);
    held.forEach(release);
    expect(await Promise.all(descriptions)).toHaveLength(2);

    const others = [order('hold'), order('hold')];
    const pages = others.map((document) => pool.printYAML(document));
    expect(await pool.runPipeline(pipelineInput(order('echo')))).toMatchObject({ kind: 'needs' });
    others.forEach(release);
    expect(await Promise.all(pages)).toHaveLength(2);
  });
});

it('a pool returns a result for any description, and leaves no state in the thread', async () => {
  const pool = createHeavyWorkPool({ threads: 1, workerFile: watchful });
  await fc.assert(
    fc.asyncProperty(arbitraryDescription, async (description) => {
      const { kind } = await pool.runPipeline(pipelineInput(description));
      expect(['processed', 'failed', 'needs']).toContain(kind);
    }),
    { numRuns: 100, seed: 1 },
  );
  await pool.close();
});

describe('a pool with little time', () => {
  it('ends a task that takes too long, runs queued tasks, and does not count the start time of a thread (PA29)', async () => {
    const pool = createHeavyWorkPool({ threads: 1, time: 500, workerFile: unruly });
    expect(await pool.printYAML(order('echo'))).toHaveLength(8);
    const limit = pool.printYAML(order('loop')).catch((error: unknown) => error);
    const waiting = [order('echo'), order('echo')].map((document) => pool.printYAML(document));
    expect(await limit).toBeInstanceOf(WorkLimitExceeded);
    expect(await limit).toMatchObject({ limit: 'time', allowed: '0.5 seconds of CPU time' });
    expect(await Promise.all(waiting)).toHaveLength(2);
    await pool.close();
  });
});

describe('a pool on a busy machine', () => {
  it('counts the CPU time of a task, not the time that it waits for a processor', async () => {
    const pool = createHeavyWorkPool({ threads: 1, time: 500, workerFile: unruly });
    expect(await pool.printYAML(order('wait'))).toHaveLength(8);
    const limit = pool.printYAML(order('loop')).catch((error: unknown) => error);
    expect(await limit).toMatchObject({ limit: 'time', allowed: '0.5 seconds of CPU time' });
    await pool.close();
  });

  it('ends a task that uses no CPU time after a longer time', async () => {
    const pool = createHeavyWorkPool({ threads: 1, time: 250, wallTime: 500, workerFile: unruly });
    const limit = pool.printYAML(order('hold')).catch((error: unknown) => error);
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
    await pool.printYAML(order('echo'));
    const tasks = [pool.printYAML(order('hold')), pool.printYAML(order('echo'))];
    const abandoned = tasks.map((task) => expect(task).rejects.toThrow(WorkAbandoned));
    await pool.close();
    await expect(pool.printYAML(order('echo'))).rejects.toThrow(WorkAbandoned);
    await Promise.all(abandoned);
  });

  it('abandons descriptions first, and still serves requests', async () => {
    const pool = createHeavyWorkPool({ threads: 1, workerFile: unruly });
    await pool.printYAML(order('echo'));
    const page = order('hold');
    const rendered = pool.printYAML(page);
    const descriptions = [order('hold'), order('echo')].map((document) =>
      expect(pool.runPipeline(pipelineInput(document))).rejects.toThrow(WorkAbandoned),
    );
    pool.stopProcessing();
    await Promise.all(descriptions);
    await expect(pool.runPipeline(pipelineInput(order('echo')))).rejects.toThrow(WorkAbandoned);
    release(page);
    expect(await rendered).toEqual(page);
    expect(await pool.printYAML(order('echo'))).toHaveLength(8);
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
      ...workerArguments(),
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
