import { inspect } from 'node:util';
import { ArgumentError, Client } from '@specshelf/sdk';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { clientOf, failure, json, spec, user } from './support/fake-server.js';
import { quickRetries } from './support/quick-retries.js';

describe('secrets', () => {
  test('are in no dump of a client or an error, and not in the log', async () => {
    quickRetries();
    const lines: unknown[] = [];
    const log = (...line: unknown[]) => lines.push(line);
    const logger = { error: log, warn: log, info: log, debug: log };
    const { client } = clientOf(failure(500), {
      logger,
      logLevel: 'debug',
      headers: { 'x-api-key': 'secret-token' },
    });
    const error = await client.user.get().catch((caught) => caught);
    const { client: broken } = clientOf(new TypeError('fetch failed'), { maxRetries: 0 });
    const lost = await broken.user.get().catch((caught) => caught);
    const deep = { depth: 20, showHidden: true, getters: true };
    expect(lines.length).toBeGreaterThan(6);
    for (const thing of [client, client.specs, client.org('acme'), error, lost, lines]) {
      expect(inspect(thing, deep)).not.toContain('secret-token');
      expect(JSON.stringify(thing)).not.toContain('secret-token');
    }
    expect(inspect(client)).toBe("Client { baseUrl: 'https://specs.test' }");
    expect(JSON.stringify(client)).toBe('{"baseUrl":"https://specs.test"}');
  });

  test('with invalid characters are rejected without being repeated', async () => {
    const { client } = clientOf(json(user), { token: 'secret\ntoken' });
    const error = await client.user.get().catch((caught) => caught);
    expect(error).toBeInstanceOf(ArgumentError);
    expect(inspect(error)).not.toContain('secret\n');
    const header = await clientOf(json(user))
      .client.user.get({ headers: { 'x-key': 'se\ncret' } })
      .catch((e) => e);
    expect(header).toBeInstanceOf(ArgumentError);
    expect(inspect(header)).not.toContain('cret');
    expect(() => new Client({ baseUrl: 'https://x', headers: { 'x-key': 'se\ncret' } })).toThrow(
      ArgumentError,
    );
  });
});

describe('paths', () => {
  test.each(['..', '.', '', undefined, null, 7])('an ID %j cannot change the endpoint', async (id) => {
    const { client, sent } = clientOf(json(spec()));
    const params: { organizationId: string; specSlug: string } = JSON.parse(
      JSON.stringify({ organizationId: 'acme', specSlug: id }),
    );
    const error = await client.specs.get(params).catch((caught) => caught);
    expect(error).toBeInstanceOf(ArgumentError);
    expect(error.message).toContain('getOpenAPISpecBySlug: `specSlug` must be a non-empty string');
    expect(sent).toHaveLength(0);
  });

  test.each([
    ['a/b', 'a%2Fb'],
    ['a b?c#d', 'a%20b%3Fc%23d'],
    ['%2e%2e', '%252e%252e'],
    ['{specSlug}$&', '%7BspecSlug%7D%24%26'],
    ['über', '%C3%BCber'],
  ])('an ID %j is encoded', async (specSlug, encoded) => {
    const { client, sent } = clientOf(json(spec()));
    await client.specs.get({ organizationId: 'acme', specSlug });
    expect(sent[0]?.url.href).toBe(`https://specs.test/v1/orgs/acme/openapi/${encoded}`);
  });

  test('a lone surrogate is rejected', async () => {
    const { client } = clientOf(json(spec()));
    await expect(client.specs.get({ organizationId: 'acme', specSlug: '\ud800' })).rejects.toBeInstanceOf(
      ArgumentError,
    );
  });
});

test('a mock of the global fetch works even if it is installed after the client was created', async () => {
  const client = new Client({ baseUrl: 'https://specs.test', token: 't' });
  vi.stubGlobal('fetch', async () => json(user));
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await client.user.get()).toEqual(user);
});
