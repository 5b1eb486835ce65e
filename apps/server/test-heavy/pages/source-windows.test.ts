import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PagesWorld, startPagesWorld } from '../../test/support/pages/pages-world.js';
import type { Visitor } from '../../test/support/pages/visitor.js';
import { leastBurst } from '../../test/support/processing/cpu-bursts.js';

// Prints the figures of bench/results/reader.md.

let world: PagesWorld;
let visitor: Visitor;

beforeAll(async () => {
  world = await startPagesWorld();
  visitor = await world.visitorWith(world.reader);
  // Loads the modules first: their compilation from TypeScript sources also takes time on this thread.
  for (const query of ['', '?pointer=%2Finfo']) await visitor.see(`/orgs/acme/openapi/open/source${query}`);
});

afterAll(() => world.close());

const layouts = [
  { name: 'one member per line', indent: 2 },
  { name: 'all on one line', indent: undefined },
];

it.each(layouts)(
  'windows of a source of 13 MB block the event loop for at most 20 ms: $name',
  async ({ name, indent }) => {
    const document: unknown = JSON.parse(largeDocument());
    const text = JSON.stringify(document, null, indent);
    const slug = indent === undefined ? 'compact' : 'printed';
    await world.publish(slug, { text });
    const root = `/orgs/acme/openapi/${slug}/source`;
    const lines = text.split('\n').length;
    const middle = indent === undefined ? `?line=1&column=${text.length >> 1}` : `?line=${lines >> 1}`;
    const views = {
      submitted: (index: number) => `${root}${middle}&from=${1 + index * 7}`,
      processed: (index: number) => `${root}?text=processed&line=${1000 + index * 7}`,
      'a reference': () => `${root}?pointer=%2Fcomponents`,
    };
    for (const [view, addressOf] of Object.entries(views)) {
      const cold = await measure(addressOf(0));
      const warm = [];
      for (let index = 1; index <= 20; index += 1) warm.push(await measure(addressOf(index)));
      const times = warm.map(({ time }) => time).sort((a, b) => a - b);
      const burst = Math.max(cold.burst, ...warm.map(({ burst }) => burst));
      const figures = [
        `${(text.length / 1e6).toFixed(1)} MB, ${name}, ${view}:`,
        `cold ${cold.time.toFixed(0)} ms, warm ${times[10]?.toFixed(0)} ms (at most ${times.at(-1)?.toFixed(0)} ms),`,
        `event loop ${burst.toFixed(0)} ms, page ${(cold.size / 1000).toFixed(0)} kB`,
      ];
      console.log(figures.join(' '));
      expect([view, Math.max(0, burst - longest)]).toEqual([view, 0]);
      expect(cold.size).toBeLessThan(300_000);
    }
  },
);

const longest = 20;

/** Requests a page, and measures the longest CPU time for which the event loop was blocked. */
async function measure(address: string): Promise<Measurement> {
  const sizes: number[] = [];
  const times: number[] = [];
  const see = async () => {
    const start = performance.now();
    const seen = await visitor.see(address);
    times.push(performance.now() - start);
    sizes.push(seen.text.length);
    expect([200, 303]).toContain(seen.status);
  };
  const burst = await leastBurst(see, longest);
  return { time: times[0] ?? 0, burst, size: sizes[0] ?? 0 };
}

interface Measurement {
  /** The elapsed time of the first request, in milliseconds, for the figures only. */
  time: number;
  burst: number;
  size: number;
}

/** The largest document of the corpus, or one of the same size. */
function largeDocument(): string {
  const corpus = process.env['SPECSHELF_CORPUS'];
  if (corpus !== undefined) return readFileSync(join(corpus, 'github-api.json'), 'utf8');
  const properties = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `field${index}`,
      { type: 'string', description: 'A field of the record. '.repeat(4) },
    ]),
  );
  const schemas = Object.fromEntries(
    Array.from({ length: 2200 }, (_, index) => [`Schema${index}`, { type: 'object', properties }]),
  );
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Large', version: '1' },
    paths: {},
    components: { schemas },
  });
}
