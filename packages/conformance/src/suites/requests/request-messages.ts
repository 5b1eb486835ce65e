import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { requestProblems } from '../../support/request-problems.js';
import type { SuiteContext } from '../../support/suite-context.js';

const list = '/v1/orgs/acme/openapi';
const text = fixture('ferry.yaml');

export function requestMessagesSuite(context: SuiteContext): void {
  describe('messages for malformed requests', () => {
    const problemsOf = requestProblems(context);

    for (const [source, received] of [
      [{ url: 'https://a.example/', text }, 'Received `url` and `text`'],
      [{}, 'Received an object with none of them'],
      ['openapi: 3.1.0', 'Received a string'],
      [null, 'Received null'],
      [{ files: { 'a.yaml': text } }, 'Received `files`'],
    ] as const) {
      context.test(`names the forms of a source: ${received}`, async () => {
        const { message } = await problemsOf('PUT', `${list}/ferry`, { source });
        expect(message).toContain(`\`url\`, \`text\`, or \`files\` with \`entry\`. ${received}`);
      });
    }

    context.test('quotes a relative URL and shows an example of an absolute one', async () => {
      const { message } = await problemsOf('PUT', `${list}/ferry`, { source: { url: 'openapi.yaml' } });
      expect(message).toContain('must be an absolute URL such as https://api.example.com/openapi.json');
      expect(message).toContain('Received "openapi.yaml"');
      expect(message).toContain('`files` with `entry`');
    });

    context.test('names the other forms for an empty text', async () => {
      const { message, paths } = await problemsOf('PUT', `${list}/ferry`, { source: { text: '' } });
      expect(message).toContain('must not be empty');
      expect(paths).toContain('/body/source/text');
    });

    context.test('describes how to send a document that was sent as the body', async () => {
      for (const body of [{ openapi: '3.1.0', info: {}, paths: {} }, { swagger: '2.0' }]) {
        const { status, message } = await problemsOf('PUT', `${list}/ferry`, body);
        expect(status).toBe(400);
        expect(message).toContain('the body is an OpenAPI document itself');
        expect(message).toContain('{ "source": { "text": "<the document>" } }');
      }
      const { message } = await problemsOf('PUT', `${list}/ferry`, {});
      expect(message).toContain('is missing. Send an object with `url`, `text`, or `files` with `entry`');
    });

    context.test('quotes an invalid slug and names the rule', async () => {
      const rule = 'letters, digits and single hyphens, such as my-api. Received';
      const created = await problemsOf('POST', list, { slug: 'My API', source: { text } });
      expect(created.message).toContain(`${rule} "My API"`);
      const put = await problemsOf('PUT', `${list}/my_api`, { source: { text } });
      expect(put.message).toContain(`${rule} "my_api"`);
    });

    context.test('quotes the value of a query parameter', async () => {
      const { message } = await problemsOf('GET', `${list}?limit=5000`, undefined);
      expect(message).toContain('Received "5000"');
    });

    context.test('names the missing Bearer scheme without the token', async () => {
      for (const [authorization, reason] of [
        ['shelf_secret', 'has no scheme'],
        ['Basic c2hlbGZfc2VjcmV0', 'The scheme Basic is not supported'],
      ] as const) {
        const response = await context.request('GET', list, { headers: { authorization } });
        const { message } = JSON.parse(response.text).error;
        expect(response.status).toBe(401);
        expect(message).toContain(reason);
        expect(message).toContain('Authorization: Bearer <token>');
        expect(message).not.toMatch(/shelf_|c2hlbGZ/);
      }
    });

    context.test('names the base URL for a path that begins with /v1/v1', async () => {
      const { status, message } = await problemsOf('GET', '/v1/v1/orgs/acme/openapi', undefined);
      expect([status, message]).toEqual([404, expect.stringContaining('leave it out of the base URL')]);
      const other = await problemsOf('GET', '/v1/elsewhere', undefined);
      expect(other.message).not.toContain('base URL');
    });
  });
}
