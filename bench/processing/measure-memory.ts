import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DocumentSet, textOf } from '../shared/bench-document.js';
import { readingOf } from '../shared/run-measured.js';
import type { Row } from '../shared/table.js';
import type { MemoryReading } from './memory-process.js';

/** Measures time and memory of single runs, each in its own process. */
export async function measureMemory({ documents, hostile }: DocumentSet, folder: string): Promise<Row[]> {
  const path = join(folder, 'document');
  const run = (mode: string) => readingOf<MemoryReading>('memory-process', [mode, path]);
  const idle = await run('idle');
  const row = (document: string, what: string, { outcome, milliseconds, peak }: MemoryReading): Row => {
    return { document, what, outcome, ms: milliseconds, 'peak MB': peak, 'above idle MB': peak - idle.peak };
  };
  const rows = [row('none', 'idle', idle)];
  const [largest] = documents.filter(({ files }) => files.size === 1).sort((a, b) => b.bytes - a.bytes);
  if (largest !== undefined) {
    await writeFile(path, textOf(largest));
    rows.push(row(largest.name, 'largest', await run('pipeline')));
    rows.push(row(`${largest.name}, without enrichment`, 'largest', await run('without enrichment')));
  }
  for (const { name, bytes } of hostile) {
    await writeFile(path, bytes);
    rows.push(row(name, 'hostile', await run('pipeline')));
  }
  return rows;
}
