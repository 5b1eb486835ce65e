import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost } from '../shared/goal.js';
import { goalTable } from '../shared/goal-table.js';
import { readOptions } from '../shared/options.js';
import { rounded, table } from '../shared/table.js';
import { bundleClient } from './bundle-client.js';
import { measureCalls } from './measure-calls.js';
import { measureStart } from './measure-start.js';

const floor = 'raw-fetch';
const names = [floor, 'specshelf', 'openapi-fetch', 'gitbook', 'ky', 'openai'];

const { quick, json } = readOptions(process.argv.slice(2), process.env);
const folder = await mkdtemp(join(tmpdir(), 'specshelf-bench-'));
const clients = await Promise.all(names.map((name) => bundleClient(name, folder)));
const calls = await measureCalls(clients, { rounds: quick ? 3 : 41, calls: quick ? 10 : 100, floor });
const starts = await measureStart(clients, { rounds: quick ? 3 : 31, floor });
await rm(folder, { recursive: true });

const measurements = clients.map(({ name, minified, gzipped }) => {
  const call = calls.find((measured) => measured.name === name);
  return {
    name,
    minified,
    gzipped: gzipped / 1000,
    microseconds: call?.microseconds,
    ratio: call?.ratio,
    start: starts.get(name),
  };
});

console.log(`list and get, on Node.js ${process.version}\n`);
console.log(
  table([
    ['client', 'minified B', 'gzipped kB', 'call us', 'of raw fetch', 'cold start ms more'],
    ...measurements.map(({ name, minified, gzipped, microseconds, ratio, start }) => [
      name,
      String(minified),
      gzipped.toFixed(2),
      rounded(microseconds),
      ratio?.toFixed(2) ?? '-',
      start?.toFixed(1) ?? '-',
    ]),
  ]),
);
const ours = measurements.filter(({ name }) => name === 'specshelf');
const goals = [
  atMost('list and get, gzipped', { limit: 10, unit: 'kB' }, ours, ({ gzipped }) => gzipped),
  atMost('a call, of raw fetch', { limit: 1.45, unit: 'x' }, ours, ({ ratio }) => ratio),
  atMost('cold start', { limit: 10, unit: 'ms' }, ours, ({ start }) => start),
];
console.log(`\n${goalTable(goals)}`);
if (json !== undefined) await writeFile(json, JSON.stringify({ measurements, goals }, undefined, 2));
