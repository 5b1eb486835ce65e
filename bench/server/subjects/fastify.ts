import Fastify from 'fastify';
import { openTables } from './open-tables.js';
import { place } from './place.js';
import { findToken, pageResponse, specResponse } from './responses.js';

// The prepared statements of the baseline behind a fast framework.
const { port, url, databaseURL } = place(process.env);
const tables = openTables(databaseURL);
const cursorKey = await tables.cursorKey();
const app = Fastify();

app.get<{ Params: { slug: string } }>('/v1/orgs/default/openapi/:slug', async (request, reply) => {
  const token = await findToken(tables, request.headers.authorization);
  if (token === undefined) return reply.code(401).send({});
  const row = await tables.spec(request.params.slug);
  return row === undefined ? reply.code(404).send({}) : specResponse(url, row, token);
});

app.get<{ Querystring: { limit: string } }>('/v1/orgs/default/openapi', async (request, reply) => {
  const token = await findToken(tables, request.headers.authorization);
  if (token === undefined) return reply.code(401).send({});
  const limit = Number(request.query.limit);
  const rows = await tables.specs(limit);
  const page = { limit, count: await tables.countSpecs(), list: 'specs of default', cursorKey };
  return pageResponse(rows, page, (row) => specResponse(url, row, token));
});

await app.listen({ port, host: '127.0.0.1' });
