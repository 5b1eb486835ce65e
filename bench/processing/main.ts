import { type Run, runArea } from '../shared/area.js';
import { documentSet } from '../shared/document-set.js';
import type { Goal } from '../shared/goal.js';
import type { Row } from '../shared/table.js';
import { measureDocument } from './measure-document.js';
import { measureMemory } from './measure-memory.js';

const multiples = 'Multiples of the bare parse (x), by document';
const peers = 'The steps of the public pipeline compared with ours';
const memory = 'One run in a new process';

/** Goals apply to large documents, because below their size fixed costs and noise dominate. */
const large = (kind: string) => (row: Row) => row['kind'] === kind && Number(row['kB']) >= 400;
const largeOf = (format: string) => (row: Row) => large(format)(row) || large(`${format} 2.0`)(row);
const hostile = { what: 'hostile' };

const goals: Goal[] = [
  {
    what: 'parse and check, JSON',
    table: multiples,
    value: 'parse + check',
    where: large('json'),
    limit: 1.6,
  },
  {
    what: 'parse and check, JSON, Swagger 2.0',
    ...{ table: multiples, value: 'parse + check', where: large('json 2.0'), limit: 2.2 },
  },
  {
    what: 'parse and check, YAML',
    table: multiples,
    value: 'parse + check',
    where: largeOf('yaml'),
    limit: 1.35,
  },
  { what: 'bytes to stored, JSON', table: multiples, value: 'stored', where: largeOf('json'), limit: 3.5 },
  { what: 'bytes to stored, YAML', table: multiples, value: 'stored', where: largeOf('yaml'), limit: 1.9 },
  {
    what: 'parse, check and bundle, several files',
    ...{ table: multiples, value: 'parse + check', where: { kind: 'files' }, limit: 3 },
  },
  {
    what: 'peer / ours, JSON',
    table: peers,
    value: 'peer / parse',
    where: largeOf('json'),
    limit: 25,
    isMinimum: true,
  },
  {
    what: 'peer / ours, YAML',
    table: peers,
    value: 'peer / parse',
    where: largeOf('yaml'),
    limit: 15,
    isMinimum: true,
  },
  {
    what: 'peak memory',
    table: memory,
    value: 'peak MB',
    where: { what: 'largest' },
    limit: 350,
    unit: 'MB',
  },
  { what: 'hostile documents, time', table: memory, value: 'ms', where: hostile, limit: 100, unit: 'ms' },
  {
    what: 'hostile documents, memory',
    table: memory,
    value: 'above idle MB',
    where: hostile,
    limit: 100,
    unit: 'MB',
  },
];

await runArea({ goals, measure });

async function measure({ print, ...run }: Run): Promise<void> {
  const set = documentSet(run);
  const measured = [];
  for (const document of set.documents) {
    console.error(`measuring ${document.name}`);
    measured.push(await measureDocument(document, run));
  }
  print(
    multiples,
    measured.map((each) => each.multiples),
  );
  print(
    peers,
    measured.map((each) => each.peer),
  );
  console.error('measuring memory');
  print(memory, await measureMemory(set, run.folder));
}
