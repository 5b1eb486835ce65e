import { document } from '@specshelf/contract/document';
import { describe, expect, it } from 'vitest';
import { crossCheck } from './cross-check/cross-check.js';
import { startValidatedServer, type ValidatedServer } from './cross-check/start-validated-server.js';

const seed = Number(process.env['SPECSHELF_TWIN_SEED'] ?? 1);
const count = Number(process.env['SPECSHELF_TWIN_REQUESTS'] ?? 3000);

async function withServer<T>(
  apiDocument: Readonly<Record<string, unknown>>,
  work: (server: ValidatedServer) => Promise<T>,
): Promise<T> {
  const server = await startValidatedServer(apiDocument);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

describe('the unmodified middleware of express-openapi-validator', () => {
  it(`agrees with the server on ${count} requests, and accepts every response`, async () => {
    const result = await withServer(document, (server) => crossCheck(server, { count, seed }));
    const { accepted, rejected, validatedResponses, listed, differences, violations } = result;
    const occurred = [...listed].map(([reason, times]) => `${times}x ${reason}`);
    console.log(
      `seed ${seed}: ${accepted} accepted, ${rejected} rejected, ${validatedResponses} responses validated; ` +
        `listed differences: ${occurred.join('; ')}`,
    );
    expect(differences).toEqual([]);
    expect(violations).toEqual([]);
    expect(accepted).toBeGreaterThan(count / 4);
    expect(rejected).toBeGreaterThan(count / 4);
    expect(validatedResponses).toBeGreaterThan(count * 0.8);
    const never = [...listed].filter(([, times]) => times === 0).map(([reason]) => reason);
    expect(never, 'listed differences that never occurred').toEqual([]);
  });

  describe('detects', () => {
    const { components } = document;
    const { schemas } = Object(components);
    const withSchema = (name: string, changes: object) => ({
      ...document,
      components: {
        ...Object(components),
        schemas: { ...schemas, [name]: { ...schemas[name], ...changes } },
      },
    });
    const headers = { authorization: 'Bearer {editor}', 'content-type': 'application/json' };
    const specs = '/v1/orgs/acme/openapi';
    // A fixed seed, so that the requests are always the same.
    const few = {
      ...{ count: 300, seed: 1 },
      requests: [
        { method: 'GET', target: `${specs}/ferry`, headers },
        { method: 'POST', target: specs, headers, body: '{"source":{"text":"openapi: 3.1.0"}}' },
        { method: 'PATCH', target: `${specs}/ferry`, headers, body: '{"visibility":"private"}' },
      ],
    };

    it('a stored value of another type than the document allows', async () => {
      const { violations } = await withServer(document, async (server) => {
        await server.overwriteSpecs({ visibility: 'hidden' });
        return crossCheck(server, few);
      });
      expect(violations.length).toBeGreaterThan(0);
      expect(violations[0]).toContain('visibility must be equal to one of the allowed values');
    });

    it('a document that requires less of a request than the server', async () => {
      const lenient = withSchema('CreateOpenAPISpec', { required: ['source'] });
      const { differences, violations } = await withServer(lenient, (server) => crossCheck(server, few));
      expect(violations).toEqual([]);
      expect(differences.length).toBeGreaterThan(0);
      for (const difference of differences) {
        expect(difference).toMatch(/^POST \/v1\/orgs\/acme\/openapi\b/);
        expect(difference).toMatch(/^Middleware: accepted\nServer: 400 .*\/body\/slug/m);
      }
    });

    it('a document that requires more of a request than the server', async () => {
      const strict = withSchema('UpdateOpenAPISpec', { required: ['visibility', 'reason'] });
      const { differences } = await withServer(strict, (server) => crossCheck(server, few));
      expect(differences.length).toBeGreaterThan(0);
      expect(differences[0]).toMatch(/^Middleware: 400 .*reason/m);
    });

    it('a response without a member that the document requires', async () => {
      const { required } = schemas.OpenAPISpec;
      const strict = withSchema('OpenAPISpec', { required: [...required, 'owner'] });
      const { differences, violations } = await withServer(strict, (server) => crossCheck(server, few));
      expect(differences).toEqual([]);
      expect(violations.length).toBeGreaterThan(0);
      expect(violations[0]).toContain("must have required property 'owner'");
    });
  });
});
