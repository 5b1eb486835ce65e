import { readFileSync } from 'node:fs';
import { Client, type ClientOptions } from '@specshelf/sdk';
import { afterAll, describe, expect, it } from 'vitest';
import { examplesIn } from '../../../scripts/examples-in.js';
import { runExample } from '../../../scripts/run-example.js';
import { startMocks } from '../src/node.js';

const world = { organizations: [{ id: 'default' }, { id: 'acme' }] };
const mocks = startMocks();
afterAll(() => mocks.close());

/** The address and the token come from the environment in the README. */
class MockedClient extends Client {
  constructor(options: ClientOptions = {}) {
    const { baseUrl, token } = mocks.scope('examples', { world });
    super({ baseUrl, token, ...options });
  }
}

const sources = ['README.md', 'src/client.ts', 'src/typed-fetch.ts'];
const examples = sources.flatMap((name) =>
  examplesIn(readFileSync(new URL(`../../sdk/${name}`, import.meta.url), 'utf8'))
    .filter((code) => code.includes('fetch.'))
    .map((code, index) => [`${name} ${index + 1}`, code] as const),
);

describe('the examples of client.fetch', () => {
  it('are those of the README and of the docstrings', () => {
    expect(examples.length).toBeGreaterThanOrEqual(7);
  });

  it.each(examples)('%s runs', async (_, code) => {
    const values = code.includes('new Client') ? {} : { client: new MockedClient() };
    const lines = await runExample(code, { '@specshelf/sdk': { Client: MockedClient } }, values);
    expect(lines.join('\n')).not.toMatch(/undefined|not found/i);
  });
});
