import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { type Documents, documentsFor } from './documents.js';
import { type Engine, onEachEngine } from './engine.js';
import type { Figures } from './figures.js';
import { fillOverHTTP } from './filled-database.js';
import { goalsOf } from './goals.js';
import { measureFirst } from './measure/measure-first.js';
import { measureGrowth } from './measure/measure-growth.js';
import { measureMemory } from './measure/measure-memory.js';
import { measureProcessing } from './measure/measure-processing.js';
import { measureRequests } from './measure/measure-requests.js';
import { measureStart } from './measure/measure-start.js';
import { installMock, mockDependencies } from './processes/mock-subject.js';
import type { Program } from './processes/start-subject.js';
import { report } from './report.js';
import { readServerOptions, type ServerOptions } from './server-options.js';

const quickly = {
  load: { rounds: 1, warmUp: 0.1, seconds: 0.3 },
  starts: 2,
  firstStarts: 1,
  memory: { idleSeconds: 1, loadSeconds: 0.3, downloads: 5 },
  processing: { rounds: 1, idleSeconds: 0.3, publications: 20 },
  growth: { rounds: 3, lengths: [1, 10, 40, 160], operations: [1, 10, 40] },
};
const thoroughly: typeof quickly = {
  load: { rounds: 5, warmUp: 0.5, seconds: 2 },
  starts: 11,
  firstStarts: 5,
  memory: { idleSeconds: 5, loadSeconds: 5, downloads: 50 },
  processing: { rounds: 3, idleSeconds: 3, publications: 1_000 },
  growth: { rounds: 31, lengths: [1, 60, 240, 960], operations: [1, 100, 400, 1_600] },
};

await main(readServerOptions(process.argv.slice(2), process.env));

async function main(options: ServerOptions): Promise<void> {
  console.log(
    `Node.js ${process.versions.node}, ${process.platform} ${process.arch}, ${availableParallelism()} cores.`,
  );
  const installed = options.quick ? {} : mockDependencies;
  const figures: Figures = {
    installed,
    cases: [],
    missing: [],
    first: [],
    starts: [],
    memory: [],
    growth: [],
  };
  const documents = documentsFor(options);
  await onEachEngine(options.engines, (engine) => measureOn(engine, options, documents, figures));
  if (options.parts.includes('processing')) {
    console.error('measuring requests during processing');
    figures.processing = await measureProcessing(documents, effortOf(options).processing);
  }
  const goals = goalsOf(figures);
  console.log(`\n${report(figures, goals)}`);
  if (options.json !== undefined) {
    await writeFile(options.json, JSON.stringify({ ...figures, goals }, undefined, 2));
  }
}

function effortOf({ quick }: ServerOptions): typeof quickly {
  return quick ? quickly : thoroughly;
}

async function measureOn(
  engine: Engine,
  options: ServerOptions,
  documents: Documents,
  figures: Figures,
): Promise<void> {
  const { growth } = effortOf(options);
  if (options.parts.some((part) => part === 'requests' || part === 'start')) {
    await measureServing(engine, options, documents, figures);
  }
  if (options.parts.includes('growth')) {
    console.error(`measuring growth on ${engine.name}`);
    figures.growth.push(...(await measureGrowth(engine, growth)));
  }
}

async function measureServing(
  engine: Engine,
  options: ServerOptions,
  documents: Documents,
  figures: Figures,
): Promise<void> {
  const { parts, quick } = options;
  const effort = effortOf(options);
  console.error(`filling ${engine.name}`);
  const database = await fillOverHTTP(engine, documents);
  const isFirst = figures.starts.length === 0;
  if (parts.includes('start') && isFirst) {
    console.error('measuring starts and memory');
    const { idleSeconds } = effort.memory;
    figures.starts.push(...(await measureStart(database, { starts: effort.starts, idleSeconds })));
    figures.memory.push(...(await measureMemory(database, effort.memory)));
  }
  if (!parts.includes('requests')) return;
  const isWhole = options.cases.length === 0;
  if (engine.name === 'SQLite' && isWhole)
    figures.first.push(...(await measureFirst(database, effort.firstStarts)));
  const mock = engine.name === 'SQLite' ? await prepareMock(engine.folder, quick, figures) : undefined;
  const { measurements, missing } = await measureRequests(database, documents, {
    effort: effort.load,
    wanted: options.cases,
    mock,
  });
  figures.cases.push(...measurements);
  figures.missing.push(...missing);
}

/** A peer that cannot be installed does not prevent the measurement of the others. */
async function prepareMock(
  folder: string,
  quick: boolean,
  { missing }: Figures,
): Promise<Program | undefined> {
  if (quick) {
    missing.push({ name: 'mock', reason: 'not installed in a quick run' });
    return undefined;
  }
  try {
    return await installMock(folder);
  } catch (error) {
    missing.push({ name: 'mock', reason: String(error).split('\n', 1).join() });
    return undefined;
  }
}
