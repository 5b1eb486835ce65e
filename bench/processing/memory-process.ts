import { readFileSync } from 'node:fs';
import { parse } from '@specshelf/parser';
import { runWhole } from '../shared/run-whole.js';

/** What one run in a fresh process took. */
export interface MemoryReading {
  milliseconds: number;
  /** The most memory that the process ever had, in MB. */
  peak: number;
  answer: string;
}

const [mode, path = ''] = process.argv.slice(2);
const entry = 'https://document.example/openapi';
const start = performance.now();
const answer = await run();
const milliseconds = performance.now() - start;
const reading: MemoryReading = { milliseconds, peak: peakMemory(), answer };
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
      throw new Error(`There is no mode "${mode}"`);
  }
}

type Answer = { kind: 'needs'; locations: string[] } | { kind: 'failed' | 'unchanged' | 'processed' };
type Step = (bytes: Uint8Array, unavailable: ReadonlyMap<string, string>) => Answer | Promise<Answer>;

/** Whatever a document refers to cannot be had. */
async function untilDone(step: Step): Promise<string> {
  const bytes = readFileSync(path);
  const unavailable = new Map<string, string>();
  for (;;) {
    const result = await step(bytes, unavailable);
    if (result.kind !== 'needs') return result.kind;
    for (const location of result.locations) unavailable.set(location, 'nothing is fetched here');
  }
}

function withoutEnrichment(bytes: Uint8Array, unavailable: ReadonlyMap<string, string>): Answer {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const result = parse({ entry, files: new Map([[entry, text]]), unavailable });
  if (result.kind !== 'parsed') return result;
  JSON.stringify(result.specification);
  return { kind: 'processed' };
}

/** Linux adds what the program that started this one had to the figure of the process; not so to that of its memory. */
function peakMemory(): number {
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
  const kilobytes = /^VmHWM:\s*(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
  return Number(kilobytes) / 1024;
}
