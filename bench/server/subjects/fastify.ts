import Fastify from 'fastify';
import { databaseURL, port } from './place.js';
import { findToken, specResponse, specsPage } from './responses.js';
import { openTables } from './tables.js';

// The prepared statements of the baseline behind a fast framework.
const tables = openTables(databaseURL);
const cursorKey = (await tables.find('cursorKey'))[0]?.value ?? '';
const app = Fastify();

app.get<{ Params: { slug: string } }>('/v1/orgs/default/openapi/:slug', async (request, reply) => {
  const token = await findToken(tables, request.headers.authorization);
  if (token === undefined) return reply.code(401).send({});
  const [row] = await tables.find('spec', request.params.slug);
  return row === undefined ? reply.code(404).send({}) : specResponse(row, token);
});

app.get<{ Querystring: { limit: string } }>('/v1/orgs/default/openapi', async (request, reply) => {
  const token = await findToken(tables, request.headers.authorization);
  if (token === undefined) return reply.code(401).send({});
  return specsPage(tables, Number(request.query.limit), { cursorKey, token });
});

await app.listen({ port, host: '127.0.0.1' });
