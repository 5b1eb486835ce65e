import { readFileSync } from 'node:fs';
import { parse } from '@specshelf/parser';
import { memoryOf } from '../../apps/server/test/support/server/memory-of.js';
import { runWhole } from '../shared/run-whole.js';

/** Figures of one run in a new process. */
export interface MemoryReading {
  milliseconds: number;
  /** Peak memory of the process, in MB. */
  peak: number;
  outcome: string;
}

type Unavailable = ReadonlyMap<string, string>;
type Outcome = { kind: 'needs'; locations: string[] } | { kind: 'failed' | 'unchanged' | 'processed' };

const [mode = '', path = ''] = process.argv.slice(2);
const entry = 'https://document.example/openapi';
const steps: Readonly<
  Record<string, (bytes: Uint8Array, unavailable: Unavailable) => Outcome | Promise<Outcome>>
> = {
  pipeline: (bytes, unavailable) => runWhole(entry, new Map([[entry, bytes]]), unavailable),
  'without enrichment': withoutEnrichment,
};

const start = performance.now();
const outcome = await run();
const milliseconds = performance.now() - start;
const peak = memoryOf(process.pid)?.peak ?? process.resourceUsage().maxRSS / 1000;
const reading: MemoryReading = { milliseconds, peak, outcome };
process.stdout.write(JSON.stringify(reading));

/** Repeats a step until it needs no more files; all referenced files are unavailable. */
async function run(): Promise<string> {
  const step = steps[mode];
  if (step === undefined) return mode;
  const bytes = readFileSync(path);
  const unavailable = new Map<string, string>();
  for (;;) {
    const result = await step(bytes, unavailable);
    if (result.kind !== 'needs') return result.kind;
    for (const location of result.locations) unavailable.set(location, 'the benchmark fetches nothing');
  }
}

function withoutEnrichment(bytes: Uint8Array, unavailable: Unavailable): Outcome {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const result = parse({ entry, files: new Map([[entry, text]]), unavailable });
  if (result.kind !== 'parsed') return result;
  JSON.stringify(result.specification);
  return { kind: 'processed' };
}
