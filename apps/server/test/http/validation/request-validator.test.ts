import { once } from 'node:events';
import { createServer } from 'node:http';
import { type OperationId, routes } from '@specshelf/contract';
import { document } from '@specshelf/contract/document';
import type { ValidatedRequest } from '@specshelf/service';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRequestValidator } from '../../../src/http/validation/create-request-validator.js';

// The request step of express-openapi-validator, which the server calls without the documented middleware, compared with the
// installed release. See docs/decisions/0028-reduce-express-and-validator-overhead.md

const validate = createRequestValidator(document);
const server = createServer();
let origin: string;
let call: { operationId: OperationId; path: Record<string, string>; body?: unknown };

beforeAll(async () => {
  const app = express();
  app.set('query parser', 'simple');
  app.use(async (request, response) => {
    const route = routes.find(({ operationId }) => operationId === call.operationId);
    if (!route) throw new Error(`No operation ${call.operationId}`);
    const { path, body } = call;
    response.json(await validate({ route, path, query: {}, body }, request, response));
  });
  server.on('request', app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterAll(async () => {
  server.close();
  await once(server, 'close');
});

async function validated(
  operationId: OperationId,
  { path = { organizationId: 'acme' }, search = '', body = undefined as unknown } = {},
): Promise<ValidatedRequest> {
  call = { operationId, path, body };
  // Neither the path nor the body of the request matters: the operation and the parsed body are arguments.
  const response = await fetch(`${origin}/elsewhere${search}`, { headers: { connection: 'close' } });
  expect(response.status, 'the step fails with an unknown error').toBe(200);
  return response.json();
}

describe('the request step of express-openapi-validator', () => {
  it('validates a query without the other steps, and converts its values', async () => {
    const { query, errors } = await validated('listOpenAPISpecs', { search: '?limit=5' });
    expect(errors).toEqual([]);
    expect(query, 'the step does not convert numbers').toEqual({ limit: 5 });
  });

  it('reports all errors with their path and keyword', async () => {
    const unknown = await validated('listOpenAPISpecs', { search: '?unknown=1' });
    expect(unknown.errors).toMatchObject([
      { path: '/query/unknown', message: "Unknown query parameter 'unknown'" },
    ]);
    const outOfRange = await validated('listOpenAPISpecs', { search: '?limit=0' });
    expect(outOfRange.errors).toMatchObject([{ path: '/query/limit', keyword: 'minimum' }]);
  });

  it('validates the body and the path parameters that it receives', async () => {
    const path = { organizationId: 'acme', specSlug: 'not a slug' };
    const { errors } = await validated('createOrUpdateOpenAPISpecBySlug', { path, body: {} });
    expect(errors).toMatchObject([
      { path: '/path/specSlug', keyword: 'pattern' },
      { path: '/body/source', keyword: 'required' },
    ]);
  });
});
