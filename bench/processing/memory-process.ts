import { readFileSync } from 'node:fs';
import { parse } from '@specshelf/parser';
import { runWhole } from '../shared/run-whole.js';

/** Figures of one run in a new process. */
export interface MemoryReading {
  milliseconds: number;
  /** Peak memory of the process, in MB. */
  peak: number;
  outcome: string;
}

const [mode, path = ''] = process.argv.slice(2);
const entry = 'https://document.example/openapi';
const start = performance.now();
const outcome = await run();
const milliseconds = performance.now() - start;
const reading: MemoryReading = { milliseconds, peak: peakMemory(), outcome };
process.stdout.write(JSON.stringify(reading));

async function run(): Promise<string> {
  switch (mode) {
    case 'idle':
      return 'idle';
    case 'pipeline':
      return untilDone((bytes, unavailable) => runWhole(entry, new Map([[entry, bytes]]), unavailable));
    case 'without enrichment':
      return untilDone(withoutEnrichment);
    default:
      throw new Error(`Unknown mode "${mode}"`);
  }
}

type Outcome = { kind: 'needs'; locations: string[] } | { kind: 'failed' | 'unchanged' | 'processed' };
type Step = (bytes: Uint8Array, unavailable: ReadonlyMap<string, string>) => Outcome | Promise<Outcome>;

/** Repeats a step until it needs no more files; all referenced files are unavailable. */
async function untilDone(step: Step): Promise<string> {
  const bytes = readFileSync(path);
  const unavailable = new Map<string, string>();
  for (;;) {
    const result = await step(bytes, unavailable);
    if (result.kind !== 'needs') return result.kind;
    for (const location of result.locations) unavailable.set(location, 'the benchmark fetches nothing');
  }
}

function withoutEnrichment(bytes: Uint8Array, unavailable: ReadonlyMap<string, string>): Outcome {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const result = parse({ entry, files: new Map([[entry, text]]), unavailable });
  if (result.kind !== 'parsed') return result;
  JSON.stringify(result.specification);
  return { kind: 'processed' };
}

/** On Linux, the peak of a process includes that of its parent at the fork; its current memory does not. */
function peakMemory(): number {
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
  const kilobytes = /^VmHWM:\s*(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
  return Number(kilobytes) / 1024;
}
