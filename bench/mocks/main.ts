import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { document } from '@specshelf/contract/document';
import { type Backend, createBackend } from '@specshelf/mocks/backend';
import { runArea } from '../shared/area.js';
import { partOfDocument } from '../shared/part-of-document.js';
import { alternate, median } from '../shared/series.js';
import { measureCalls } from './measure-calls.js';
import { measureSizes } from './measure-sizes.js';
import { measureStart } from './measure-start.js';
import type { MockInput } from './mock.js';
import { ours, prepareSubjects } from './subjects.js';

const starts = 'In a new process, ms';
const backend = 'For each test, in a process that has done it before';
const calls = 'Calls, us';
const sizes = 'Sizes, kB';
const reset = 'reset() of 10 specifications';
const where = { mock: ours };

const text = '{ "openapi": "3.1.0", "info": { "title": "Pets", "version": "1" }, "paths": {} }';

await runArea({
  goals: [
    { what: 'import', table: starts, value: 'import', where, limit: 10, unit: 'ms' },
    { what: 'the first createBackend()', table: starts, value: 'start', where, limit: 1, unit: 'ms' },
    {
      what: 'createBackend()',
      table: backend,
      value: 'us',
      where: { operation: 'createBackend()' },
      limit: 1000,
      unit: 'us',
    },
    { what: 'reset()', table: backend, value: 'us', where: { operation: reset }, limit: 50, unit: 'us' },
    { what: 'list, p50', table: calls, value: 'list p50', where, limit: 60, unit: 'us' },
    { what: 'get, p50', table: calls, value: 'get p50', where, limit: 60, unit: 'us' },
    { what: 'loaded at once, gzipped', table: sizes, value: 'gzipped', where, limit: 28, unit: 'kB' },
  ],
  measure: async (run) => {
    const { quick, print, folder } = run;
    const inputFile = join(folder, 'input.json');
    const input: MockInput = { document, part: partOfDocument(document), ...(await constantResponses()) };
    await writeFile(inputFile, JSON.stringify(input));
    print(backend, await measureBackend(quick ? 3 : 101));
    const subjects = await prepareSubjects(run, document);
    const { rows, working } = await measureCalls(subjects, inputFile, run);
    print(calls, rows);
    print(starts, await measureStart(working, inputFile, quick ? 2 : 11));
    print(sizes, await measureSizes(working, run));
  },
});

/** Returns a backend with ten specifications. */
async function fullBackend(): Promise<Backend> {
  const full = createBackend();
  for (let index = 0; index < 10; index += 1)
    await full.add.spec({ slug: `spec-${index}`, source: { text } });
  return full;
}

/** Responses of the backend, for subjects that return constants. */
async function constantResponses(): Promise<Pick<MockInput, 'list' | 'get'>> {
  const full = await fullBackend();
  return { list: await textOf(full, '?limit=10'), get: await textOf(full, '/spec-0') };
}

async function textOf({ fetch, token }: Backend, path: string): Promise<string> {
  const init = { headers: { authorization: `Bearer ${token}` } };
  return (await fetch(`/v1/orgs/default/openapi${path}`, init)).text();
}

/** Measures the costs of a test, with the work that is deferred to the first call. */
async function measureBackend(rounds: number) {
  let full = createBackend();
  const prepare = async () => {
    full = await fullBackend();
  };
  const list = (of: Backend) => textOf(of, '?limit=10');
  const resetAndList = () => {
    full.reset();
    return list(full);
  };
  const subjects = [
    { name: 'createBackend()', run: () => createBackend() },
    { name: 'createBackend(), and a list', run: () => list(createBackend()) },
    { name: reset, prepare, run: () => full.reset() },
    { name: 'the same, and a list', prepare, run: resetAndList },
    { name: 'scope()', prepare, run: () => full.scope() },
    { name: 'scope(), and a list', prepare, run: () => list(full.scope()) },
  ];
  // Warm-up: compilation is not part of any round.
  await alternate(subjects, rounds);
  const series = await alternate(subjects, rounds);
  return [...series].map(([operation, times]) => ({ operation, us: median(times) * 1000 }));
}
