import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BenchDocument, DocumentSet } from '../shared/bench-document.js';
import type { MemoryReading } from './memory-process.js';

export interface MemoryReport {
  /** A process that has loaded our code without using it. */
  idle: MemoryReading;
  /** The largest document of one file. */
  largest: { name: string; bytes: number; whole: MemoryReading; withoutEnrichment: MemoryReading };
  hostile: { name: string; reading: MemoryReading }[];
}

/** Measures time and memory of single runs, each in its own process. */
export async function measureMemory({ documents, hostile }: DocumentSet): Promise<MemoryReport | undefined> {
  const [largest] = documents.filter(({ files }) => files.size === 1).sort((a, b) => b.bytes - a.bytes);
  if (largest === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-bench-'));
  try {
    const path = join(folder, 'document');
    const readings: MemoryReport['hostile'] = [];
    for (const { name, bytes } of hostile) {
      await writeFile(path, bytes);
      readings.push({ name, reading: await readingOf('pipeline', path) });
    }
    await writeFile(path, entryOf(largest));
    return {
      idle: await readingOf('idle', path),
      largest: {
        name: largest.name,
        bytes: largest.bytes,
        whole: await readingOf('pipeline', path),
        withoutEnrichment: await readingOf('without enrichment', path),
      },
      hostile: readings,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function entryOf({ entry, files }: BenchDocument): Uint8Array {
  return files.get(entry) ?? new Uint8Array();
}

const run = promisify(execFile);

async function readingOf(mode: string, path: string): Promise<MemoryReading> {
  const program = fileURLToPath(new URL('memory.js', import.meta.url));
  const { stdout } = await run(process.execPath, [program, mode, path]);
  return JSON.parse(stdout);
}
