import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { document } from '@specshelf/contract/document';
import { type Run, runArea } from '../shared/area.js';
import { type Goal, matches } from '../shared/goal.js';
import { installPackages } from '../shared/npm-packages.js';
import { type Engine, onDatabases } from '../shared/on-databases.js';
import { partOfDocument } from '../shared/part-of-document.js';
import {
  ours,
  type Program,
  type RunningSubject,
  startSubject,
  subjectOfOwn,
} from '../shared/servers/start-subject.js';
import type { Row } from '../shared/table.js';
import { casesFor } from './cases.js';
import { type Documents, documentsFor } from './documents.js';
import { type FilledDatabase, fillOverHTTP } from './filled-database.js';
import { measureCase } from './measure-cases.js';
import { measureProcessing } from './measure-processing.js';
import { measureMemory, measureStarts } from './measure-starts.js';

const rates = 'Requests a second';
const starts = 'From the start of a process to its first response';
const memory = 'Memory';
const tables = {
  delays:
    'From sending a document to its version, and the longest delay of the event loop meanwhile (the median of the rounds, and the worst)',
  latencies: 'A small get, 200 times a second',
};

const isOurs = (name: string, engine?: string) => (row: Row) =>
  row['case'] === name && row['subject'] === 'ours' && (engine === undefined || row['database'] === engine);
const atLeast = { table: rates, value: 'of floor', unit: 'x', isMinimum: true } as const;

const goals: Goal[] = [
  { ...atLeast, what: 'get, of bare', where: isOurs('get', 'SQLite'), limit: 0.4 },
  { ...atLeast, what: 'get on PostgreSQL, of bare', where: isOurs('get', 'PostgreSQL'), limit: 0.5 },
  {
    ...atLeast,
    what: 'get, times the plain sum',
    value: 'x plain sum',
    where: isOurs('get', 'SQLite'),
    limit: 4,
  },
  { ...atLeast, what: 'list of 50, of bare', where: isOurs('list of 50'), limit: 0.75 },
  { ...atLeast, what: 'large content, gzip, of static', where: isOurs('content large, gzip'), limit: 0.8 },
  {
    ...{ ...atLeast, what: 'large content, 304, of get', where: isOurs('content large, 304'), limit: 0.9 },
    value: (row, all) =>
      ofOther(row, all, 'per second', { case: 'content large, 304', subject: 'ours, get' }),
  },
  {
    ...{ ...atLeast, what: 'publish small, acknowledged, of bare' },
    ...{ where: isOurs('publish small, acknowledged'), limit: 0.5 },
  },
  {
    ...{ ...atLeast, what: 'publish small with its processing, of bare' },
    ...{ where: isOurs('publish small, 1 connection'), limit: 0.5 },
  },
  {
    ...{ what: 'p99 of a get while processing, of idle', table: tables.latencies, limit: 3, unit: 'x' },
    ...{ where: { when: 'processing' } },
    value: (row, all) => ofOther(row, all, 'p99 ms', { beside: row['beside'], when: 'idle' }),
  },
  {
    ...{ what: 'event loop after the acknowledgement', table: tables.delays, limit: 20, unit: 'ms' },
    value: 'processing',
  },
  {
    ...{
      what: '3 MB of YAML until complete',
      table: tables.delays,
      value: 'complete ms',
      limit: 1000,
      unit: 'ms',
    },
    where: ({ document: name }) => /\.ya?ml$/.test(String(name)),
  },
  {
    ...{
      what: 'start to the first response, of Express',
      table: starts,
      value: 'of Express',
      limit: 4,
      unit: 'x',
    },
    where: { subject: 'ours' },
  },
  {
    ...{ what: 'idle memory', table: memory, value: 'MB', limit: 150, unit: 'MB' },
    where: ({ when }) => String(when).startsWith('idle'),
  },
];

/** Returns the quotient of a column to that of another row. */
function ofOther(row: Row, all: readonly Row[], column: string, where: Row): number {
  return Number(row[column]) / Number(all.find((other) => matches(other, where))?.[column] ?? Number.NaN);
}

const quickly = {
  load: { rounds: 1, warmUp: 0.1, seconds: 0.3 },
  starts: 2,
  idleSeconds: 1,
  processing: { rounds: 1, idleSeconds: 0.3 },
};
const thoroughly: typeof quickly = {
  load: { rounds: 5, warmUp: 0.5, seconds: 2 },
  starts: 11,
  idleSeconds: 5,
  processing: { rounds: 3, idleSeconds: 3 },
};

const programs = [...['bare', 'fastify', 'plain sum', 'static'].map(subjectOfOwn), ours];

await runArea({ parts: ['requests', 'start', 'processing'], goals, measure });

async function measure(run: Run): Promise<void> {
  const { parts, print } = run;
  const documents = documentsFor(run);
  const effort = run.quick ? quickly : thoroughly;
  let isMeasured = !parts.includes('start');
  await onDatabases(run, async (engine) => {
    if (isMeasured && !parts.includes('requests')) return;
    console.error(`filling ${engine.name}`);
    const database = await fillOverHTTP(engine, documents, run.folder);
    if (!isMeasured) {
      console.error('measuring starts and memory');
      print(starts, await measureStarts(database, effort.starts));
      print(memory, await measureMemory(database, effort.idleSeconds));
      isMeasured = true;
    }
    if (parts.includes('requests')) await measureRequests(engine, database, documents, run);
  });
  if (!parts.includes('processing')) return;
  console.error('measuring requests during processing');
  const { delays, latencies } = await measureProcessing(documents, effort.processing, run);
  print(tables.delays, delays);
  print(tables.latencies, latencies);
}

/** Measures the floor, the peers, and ours on the same database. */
async function measureRequests(
  engine: Engine,
  database: FilledDatabase,
  documents: Documents,
  run: Run,
): Promise<void> {
  const subjects: RunningSubject[] = [];
  try {
    for (const program of programs) subjects.push(await startSubject(program, database));
    if (engine.name === 'SQLite') {
      const mock = await run.install('mock', async () =>
        startSubject(await installMock(run.folder), database),
      );
      if (mock !== undefined) subjects.push(mock);
    }
    const rows: Row[] = [];
    for (const each of casesFor(database, documents).filter(({ name }) => run.isSelected(name))) {
      console.error(`measuring ${engine.name}: ${each.name}`);
      const measured = await measureCase(each, subjects, (run.quick ? quickly : thoroughly).load);
      rows.push(...measured.map((row) => ({ database: engine.name, case: each.name, ...row })));
    }
    run.print(rates, rows);
  } finally {
    await Promise.all(subjects.map((subject) => subject.stop()));
  }
}

/** A mock server from npm. It gets only the measured operations: all of them take half a minute to load. */
async function installMock(folder: string): Promise<Program> {
  const cwd = join(folder, 'mock');
  await installPackages(cwd, { '@stoplight/prism-cli': '5.16.0' });
  await writeFile(join(cwd, 'document.json'), JSON.stringify(partOfDocument(document)));
  const program = join(cwd, 'node_modules/@stoplight/prism-cli/dist/index.js');
  const args = (port: number) => [
    program,
    'mock',
    'document.json',
    '--port',
    String(port),
    '--host',
    '127.0.0.1',
  ];
  return { name: 'mock', cwd, args };
}
