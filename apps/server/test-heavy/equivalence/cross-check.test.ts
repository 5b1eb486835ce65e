import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentHash } from '@specshelf/contract';
import { document } from '@specshelf/contract/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomSeed } from '../../../../scripts/testing/random-seed.js';
import { isRelease } from '../../../../scripts/testing/test-length.js';
import { type CrossCheck, crossCheck } from './cross-check/cross-check.js';
import { hashesIn } from './cross-check/hashes-in.js';
import { startValidatedServer, type ValidatedServer } from './cross-check/start-validated-server.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const seed = randomSeed(1);
const count = Number(process.env['SPECSHELF_TWIN_REQUESTS'] ?? (isRelease ? 3000 : 500));

const headers = { authorization: 'Bearer {editor}', 'content-type': 'application/json' };
const specs = '/v1/orgs/acme/openapi';
// A fixed seed, so that the requests are always the same.
const few = {
  ...{ count: isRelease ? 300 : 50, seed: 1 },
  requests: [
    { method: 'GET', target: `${specs}/ferry`, headers },
    { method: 'POST', target: specs, headers, body: '{"source":{"text":"openapi: 3.1.0"}}' },
    { method: 'PATCH', target: `${specs}/ferry`, headers, body: '{"visibility":"private"}' },
  ],
};

// Each package is built separately and contains the document or code generated from it.
describe('the build output', () => {
  it.each(['packages/contract', 'packages/mocks', 'apps/server'])(
    'contains the current contract: %s',
    async (folder) => {
      const hashes = await hashesIn(join(root, folder, 'dist'));
      expect(hashes.length).toBeGreaterThanOrEqual(2);
      expect([...new Set(hashes)]).toEqual([documentHash]);
    },
  );
});

// The middleware takes many seconds to compile a document, so tests share a server.
describe('the unmodified middleware of express-openapi-validator', () => {
  describe('with the document', () => {
    let server: ValidatedServer;

    beforeAll(async () => {
      server = await startValidatedServer(document);
    });

    afterAll(() => server?.close());

    it(`agrees with the server on ${count} requests, and accepts every response`, async () => {
      const result = await crossCheck(server, { count, seed });
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
      // Rare differences need not occur among few requests.
      if (!isRelease) return;
      const never = [...listed].filter(([, times]) => times === 0).map(([reason]) => reason);
      expect(never, 'listed differences that never occurred').toEqual([]);
    });

    it('detects a stored value of another type than the document allows', async () => {
      // The requests before may have deleted it.
      const text = '{"openapi":"3.1.0","info":{"title":"Ferry","version":"1"},"paths":{}}';
      const body = JSON.stringify({ source: { text } });
      await server.exchange({ method: 'PUT', target: `${specs}/ferry`, headers, body });
      await server.overwriteSpecs({ visibility: 'hidden' });
      const { violations } = await crossCheck(server, few);
      expect(violations.length).toBeGreaterThan(0);
      expect(violations[0]).toContain('visibility must be equal to one of the allowed values');
    });
  });

  describe('with a document that differs from the server, detects', () => {
    let result: CrossCheck;

    beforeAll(async () => {
      const server = await startValidatedServer(
        withRequired({
          CreateOpenAPISpec: ['source'],
          UpdateOpenAPISpec: ['visibility', 'reason'],
          OpenAPISpec: [...schemas.OpenAPISpec.required, 'owner'],
        }),
      );
      result = await crossCheck(server, few);
      await server.close();
    });

    it('that it requires less of a request', () => {
      const differences = result.differences.filter((difference) => !difference.startsWith('PATCH '));
      expect(differences.length).toBeGreaterThan(0);
      for (const difference of differences) {
        expect(difference).toMatch(/^POST \/v1\/orgs\/acme\/openapi\b/);
        expect(difference).toMatch(/^Middleware: accepted\nServer: 400 .*\/body\/slug/m);
      }
    });

    it('that it requires more of a request', () => {
      const differences = result.differences.filter((difference) => difference.startsWith('PATCH '));
      expect(differences.length).toBeGreaterThan(0);
      for (const difference of differences) expect(difference).toMatch(/^Middleware: 400 .*reason/m);
    });

    it('that it requires another member of a response', () => {
      expect(result.violations.length).toBeGreaterThan(0);
      for (const violation of result.violations)
        expect(violation).toContain("must have required property 'owner'");
    });
  });
});

const { components } = document;
const { schemas } = Object(components);

/** The document with other required members of schemas. */
function withRequired(required: Readonly<Record<string, readonly string[]>>) {
  const changed = Object.entries(required).map(([name, members]) => [
    name,
    { ...schemas[name], required: members },
  ]);
  const changedSchemas = { ...schemas, ...Object.fromEntries(changed) };
  return { ...document, components: { ...Object(components), schemas: changedSchemas } };
}
