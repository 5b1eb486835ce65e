import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ToolResult } from '../../test/support/mcp/connect.js';
import { leastBurst } from '../../test/support/processing/cpu-bursts.js';
import {
  type CorpusSpec,
  type CorpusWorld,
  hasCorpus,
  startCorpusWorld,
} from '../support/mcp/start-corpus-world.js';

/** The largest answers in bytes. */
const budgets: Readonly<Record<string, number>> = {
  get_operation: 20 * 1024,
  get_schema: 12 * 1024,
  list_operations: 24 * 1024,
  list_changes: 8 * 1024,
};

/** In milliseconds of CPU time. */
const mostBlocked = 30;

/** Each call of the sample; all with `TEST_SAMPLE=1`. */
const sample = Number(process.env['TEST_SAMPLE'] ?? 12);

describe.skipIf(!hasCorpus())('the answers about large documents', () => {
  let world: CorpusWorld;

  beforeAll(async () => {
    world = await startCorpusWorld();
  });

  afterAll(() => world?.close());

  async function call(name: string, values: Record<string, unknown>): Promise<ToolResult> {
    const result = await world.client.call(name, values);
    const size = Buffer.byteLength(result.text);
    expect([name, values, result.isError, size <= (budgets[name] ?? 0) ? 'fits' : size]).toEqual([
      ...[name, values, false, 'fits'],
    ]);
    return result;
  }

  /** Lists all operations, page by page. */
  async function operationsOf(spec: CorpusSpec): Promise<string[]> {
    const found = new Set<string>();
    const tags = new Set<string | undefined>([undefined]);
    for (const tag of tags) {
      for (let offset = 0, more = true; more; offset += 100) {
        const { text } = await call('list_operations', {
          spec,
          offset,
          ...(tag === undefined ? {} : { tag }),
        });
        more = text.includes('\nMore: ');
        if (text.includes('| tag | title |')) {
          for (const [, name] of text.matchAll(/^\| ([^ |]+) \| [^|]* \| \d+ \|$/gm)) tags.add(name);
        }
        for (const [, address = ''] of text.matchAll(/^\| ([A-Z]+ \S+)(?: \(webhook\))? \|/gm))
          found.add(address);
      }
    }
    return [...found];
  }

  it.each([
    ['github', 1223 + 270],
    ['stripe', 402],
  ] as const)('lists all operations of %s', async (spec, count) => {
    expect((await operationsOf(spec)).length).toBe(count);
  });

  it.each(['github', 'stripe'] as const)(
    'fit into their budgets for each sampled operation of %s',
    async (spec) => {
      const operations = (await operationsOf(spec)).filter((_, index) => index % sample === 0);
      const schemas = new Set<string>();
      for (const operation of operations) {
        for (const depth of [0, 2, 5]) {
          const { text } = await call('get_operation', { spec, operation, depth });
          expect(text).toContain(operation.slice(operation.indexOf(' ') + 1));
          for (const [, name = ''] of text.matchAll(/get_schema \{[^}]*"name": "([^"]+)"/g))
            schemas.add(name);
        }
        await call('get_operation', { spec, operation, format: 'json' });
      }
      for (const name of schemas) {
        for (const format of ['md', 'json']) await call('get_schema', { spec, name, format });
      }
      console.log(`${spec}: ${operations.length} operations, ${schemas.size} schemas`);
    },
  );

  it('do not block the event loop', async () => {
    const bursts: [number, string][] = [];
    const calls = [
      ...['actions', 'repos', 'webhooks'].map((tag) => ['list_operations', { spec: 'github', tag }] as const),
      ...['repos/get', 'pulls/get', 'actions/list-workflow-runs'].map(
        (operation) => ['get_operation', { spec: 'github', operation }] as const,
      ),
      ...['PostCharges', 'PostAccounts', 'PostSubscriptions'].flatMap((operation) =>
        [2, 5].map((depth) => ['get_operation', { spec: 'stripe', operation, depth }] as const),
      ),
      ['get_schema', { spec: 'stripe', name: 'charge', depth: 5 }] as const,
      ['get_schema', { spec: 'github', name: 'full-repository', depth: 5 }] as const,
      ['get_operation', { spec: 'github', operation: 'nothing of this kind' }] as const,
    ];
    for (const [name, values] of calls) {
      // The first call also compiles code, which later ones do not.
      await world.client.call(name, values);
      const burst = await leastBurst(() => world.client.call(name, values), mostBlocked);
      bursts.push([burst, `${name} ${JSON.stringify(values)}`]);
    }
    bursts.sort(([a], [b]) => b - a);
    console.log(
      bursts
        .slice(0, 3)
        .map(([burst, what]) => `${burst.toFixed(1)} ms: ${what}`)
        .join('\n'),
    );
    // The client runs in the same thread.
    expect(bursts[0]?.[0]).toBeLessThanOrEqual(mostBlocked);
  });
});
