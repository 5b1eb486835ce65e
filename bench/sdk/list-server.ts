import { createServer } from 'node:http';
import { parentPort } from 'node:worker_threads';

// Responds like a Specshelf with ten specifications, from its own thread, at minimal cost.
const spec = {
  ...{ object: 'openapi-spec', id: 'x3k9', slug: 'pets', processingState: 'complete', visibility: 'private' },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
  ...{ lastProcessedErrors: [], lastProcessedErrorCount: 0 },
  permissions: { view: true, edit: true },
  urls: { location: 'http://127.0.0.1/', app: 'http://127.0.0.1/' },
};
const one = Buffer.from(JSON.stringify(spec));
const list = Buffer.from(JSON.stringify({ items: Array.from({ length: 10 }, () => spec), count: 10 }));

const server = createServer((request, response) => {
  const body = request.url?.endsWith('/pets') ? one : list;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => parentPort?.postMessage(server.address()));
