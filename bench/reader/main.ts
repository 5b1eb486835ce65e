import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../scripts/install/find-chromium.js';
import { documentsToRead, type ReadDocument } from './documents-to-read.js';
import { goalsOf } from './goals.js';
import { measureLargest } from './measure-largest.js';
import { measurePages } from './measure-pages.js';
import { measureReaders } from './measure-readers.js';
import { type OwnReader, startOwnReader } from './own-reader.js';
import { isSelected, readReaderOptions } from './reader-options.js';
import { ours } from './reader-subject.js';
import { type ReaderFigures, report } from './report.js';
import { staticSubjects } from './static-subjects.js';

const options = readReaderOptions(process.argv.slice(2), process.env);
const chromium = findChromium('the benchmark of the documentation reader');
if (chromium !== undefined) await main(chromium);

async function main(executable: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-bench-'));
  // Also after a failure: unpacked packages take a hundred megabytes.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const figures = await measure(executable, folder, documentsToRead(options));
  const goals = goalsOf(figures);
  console.log(`\n${report(figures, goals)}`);
  if (options.json !== undefined) {
    await writeFile(options.json, JSON.stringify({ ...figures, goals }, undefined, 2));
  }
}

async function measure(
  executable: string,
  folder: string,
  documents: readonly ReadDocument[],
): Promise<ReaderFigures> {
  const isCompared = options.parts.includes('readers');
  const others = isCompared ? await staticSubjects(folder, documents, options) : undefined;
  const own = isSelected(options, ours) ? await startOwnReader(documents) : undefined;
  const figures: ReaderFigures = {
    read: [],
    unread: [],
    pages: [],
    largest: [],
    missing: others?.missing ?? [],
  };
  try {
    if (own && options.parts.includes('pages')) await measureOwnPages(executable, own, documents, figures);
    const subjects = [...(own ? [own.subject] : []), ...(others?.subjects ?? [])];
    const effort = { executable, rounds: options.quick ? 1 : 3, timeout: 60_000 };
    for (const document of isCompared ? documents : []) {
      const { read, unread } = await measureReaders(subjects, document, effort);
      figures.read.push(...read);
      figures.unread.push(...unread);
    }
  } finally {
    await own?.server.stop();
    await others?.close();
  }
  return figures;
}

async function measureOwnPages(
  executable: string,
  { server }: OwnReader,
  documents: readonly ReadDocument[],
  { pages, largest }: ReaderFigures,
): Promise<void> {
  for (const document of documents) {
    console.error(`rendering all pages of ${document.name}`);
    const measured = await measurePages(server, document);
    pages.push(measured);
    largest.push(...(await measureLargest(executable, server.url, measured)));
  }
}
