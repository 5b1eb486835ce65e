import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { splitFiles } from '../../fixtures/split-files.js';
import { createSpecClient } from '../../support/spec-client.js';
import type { SuiteContext } from '../../support/suite-context.js';

const specSlug = 'api';
const ferry = fixture('ferry.yaml');

export function privateSourcesSuite(context: SuiteContext): void {
  describe('private sources', () => {
    const { path, put, publishFrom } = createSpecClient(context, specSlug);

    const secret = 'Bearer the-secret-of-the-source';
    const headers = { Authorization: secret, 'X-Api-Version': '2' };
    const needed = { authorization: secret, 'x-api-version': '2' };

    context.test('fetches a source and its references with the configured headers', async () => {
      for (const [name, text] of Object.entries(splitFiles)) {
        await context.target.hostFile(`private/${name}`, text, needed);
      }
      const url = await context.target.hostFile('private/openapi.yaml', splitFiles['openapi.yaml'], needed);
      const spec = await publishFrom({ url, headers });
      expect(spec.lastProcessedErrors).toEqual([]);
      expect(spec.lastVersion).toBeDefined();
    });

    context.test('reports FETCH_ERROR with the fix when the headers are missing', async () => {
      const url = await context.target.hostFile('private/ferry.yaml', ferry, needed);
      const spec = await publishFrom({ url });
      expect(spec.lastProcessErrorCode).toBe('FETCH_ERROR');
      expect(spec.lastProcessedErrors?.[0]?.code).toBe('fetch-unauthorized');
    });

    context.test('never returns the headers of a source', async () => {
      const url = await context.target.hostFile('private/ferry.yaml', ferry, needed);
      const responses = [await put({ url, headers })];
      await context.target.drainQueue();
      responses.push(await context.request('GET', path));
      responses.push(await put({ url, headers: { authorization: 'Bearer the-secret-is-wrong' } }));
      await context.target.drainQueue();
      responses.push(await context.request('GET', path));
      responses.push(await put({ url, headers: { authorization: 'the-secret\nis broken' } }));
      for (const { text } of responses) expect(text).not.toContain('the-secret');
      expect(responses[3]?.text).toContain('FETCH_ERROR');
    });

    context.test(
      'keeps the headers when the source is replaced without headers, and removes them with {}',
      async () => {
        const url = await context.target.hostFile('private/ferry.yaml', ferry, needed);
        const other = await context.target.hostFile('private/other.yaml', `${ferry}# other\n`, needed);
        const first = await publishFrom({ url, headers });
        const again = await publishFrom({ url });
        expect(again.lastVersion).toBe(first.lastVersion);
        expect(again).not.toHaveProperty('lastProcessErrorCode');
        const moved = await publishFrom({ url: other });
        expect(moved).not.toHaveProperty('lastProcessErrorCode');
        expect(moved.lastVersion).not.toBe(first.lastVersion);
        expect(await publishFrom({ url: other, headers: {} })).toMatchObject({
          lastProcessErrorCode: 'FETCH_ERROR',
        });
      },
    );

    const rejected: [string, Record<string, string>][] = [
      ['with a line break in its value', { 'x-a': 'b\r\nhost: evil.example' }],
      ['with a line break in its name', { 'x-a\r\nhost': 'evil.example' }],
      ['with a character outside of ASCII', { 'x-a': 'ü' }],
      ['with spaces around its value', { 'x-a': ' b' }],
      ['with an empty value', { 'x-a': '' }],
      ['without a name', { '': 'b' }],
      ['that sets the host', { Host: 'evil.example' }],
      ['that sets the message length', { 'content-length': '0' }],
      ['that sets the transfer encoding', { 'Transfer-Encoding': 'chunked' }],
      ['for the connection', { connection: 'close' }],
      ['for a proxy', { 'Proxy-Authorization': 'Basic abc' }],
      ['that makes the request conditional', { 'if-none-match': '"a"' }],
      ['that overrides the method', { 'X-HTTP-Method-Override': 'DELETE' }],
      ['that is repeated', { 'x-a': 'b', 'X-A': 'c' }],
    ];
    for (const [description, headers] of rejected) {
      context.test(`rejects a header ${description}`, async () => {
        const { status, text } = await put({ url: 'https://example.com/openapi.yaml', headers });
        expect(status).toBe(400);
        expect(text).toContain('/body/source/headers');
        expect(text).not.toContain('evil.example"');
      });
    }

    context.test('rejects more than ten headers', async () => {
      const many = Object.fromEntries(Array.from({ length: 11 }, (_, place) => [`x-${place}`, 'v']));
      const { status } = await put({ url: 'https://example.com/openapi.yaml', headers: many });
      expect(status).toBe(400);
    });
  });
}
