import { document } from '@specshelf/contract/document';
import express, { type NextFunction, type Request, type Response } from 'express';
import { middleware } from 'express-openapi-validator';
import knex from 'knex';
// Keywords of our contract that the validator does not support are removed for all subjects.
import { toValidatorDocument } from '../../../apps/server/src/http/validation/to-validator-document.js';
import { databaseURL, port } from './place.js';
import { pageResponse, sha256, specResponse } from './responses.js';
import type { SpecRow, TokenRow } from './rows.js';

// A server written with these libraries as their documentation shows, without any optimization.
const database = knex(
  databaseURL.startsWith('postgres')
    ? { client: 'pg', connection: databaseURL }
    : { client: 'better-sqlite3', connection: { filename: databaseURL }, useNullAsDefault: true },
);
const cursorKey = (
  await database<{ name: string; value: string }>('settings').where({ name: 'cursor-key' }).first()
)?.value;
const tokens = new WeakMap<Request, TokenRow>();
const app = express();
app.use(express.json());
app.use(
  middleware({
    apiSpec: toValidatorDocument(document),
    validateApiSpec: false,
    validateRequests: true,
    validateResponses: false,
    validateSecurity: false,
  }),
);
app.use(async (request, response, next) => {
  const hash = sha256(request.get('authorization')?.slice('Bearer '.length) ?? '');
  const token = await database<TokenRow & { hash: string }>('access_tokens').where({ hash }).first();
  const now = new Date().toISOString();
  if (!token || token.revoked_at !== null || (token.expires_at !== null && token.expires_at <= now)) {
    response.status(401).json({});
    return;
  }
  tokens.set(request, token);
  next();
});

app.get('/v1/orgs/:organizationId/openapi', async (request, response) => {
  const organization = await findOrganization(request.params.organizationId);
  const limit = Number(request.query['limit'] ?? 50);
  const rows = await database<SpecRow & { organization_id: string }>('openapi_specs')
    .where({ organization_id: organization.id })
    .orderBy(['created_at', 'id'])
    .limit(limit + 1);
  const page = {
    limit,
    count: organization.spec_count,
    list: 'specs of default',
    cursorKey: cursorKey ?? '',
  };
  response.json(pageResponse(rows, page, (row) => specResponse(row, tokenOf(request))));
});

app.get('/v1/orgs/:organizationId/openapi/:specSlug', async (request, response) => {
  const organization = await findOrganization(request.params.organizationId);
  const row = await database<SpecRow & { organization_id: string; slug_key: string }>('openapi_specs')
    .where({ organization_id: organization.id, slug_key: request.params.specSlug.toLowerCase() })
    .first();
  if (row === undefined) response.status(404).json({});
  else response.json(specResponse(row, tokenOf(request)));
});

app.use((error: Error, _request: Request, response: Response, _next: NextFunction) => {
  console.error(error);
  response.status(500).json({ message: error.message });
});
app.listen(port, '127.0.0.1');

async function findOrganization(id: string): Promise<{ id: string; spec_count: number }> {
  const row = await database<{ id: string; spec_count: number }>('organizations').where({ id }).first();
  if (row === undefined) throw new Error(`There is no organization ${id}`);
  return row;
}

function tokenOf(request: Request): TokenRow {
  const token = tokens.get(request);
  if (token === undefined) throw new Error('The request has no token');
  return token;
}
