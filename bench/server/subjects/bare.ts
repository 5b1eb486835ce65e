import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { databaseURL, port, responses } from './place.js';
import { findToken, pageResponse, sha256, specResponse, specsPage, versionResponse } from './responses.js';
import { newTexts, noValues, type TokenRow, zeros } from './rows.js';
import { openTables } from './tables.js';

// The baseline: Node.js and the database driver alone.
const tables = openTables(databaseURL);
const cursorKey = (await tables.find('cursorKey'))[0]?.value ?? '';
const inMemory = new Map(
  ['revision', 'document'].map((name) => [
    `/v1/spaces/docs/content/computed/${name}`,
    readFileSync(join(responses, `${name}.json`)),
  ]),
);
const specsPath = '/v1/orgs/default/openapi';

createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    console.error(error);
    send(response, 500, Buffer.from('{}'));
  });
}).listen(port, '127.0.0.1');

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const token = await findToken(tables, request.headers.authorization);
  if (token === undefined) return send(response, 401, Buffer.from('{}'));
  const [path = '', search = ''] = (request.url ?? '').split('?');
  if (request.method === 'PUT') return publish(path.slice(specsPath.length + 1), request, response, token);
  const computed = inMemory.get(path);
  if (computed !== undefined) {
    await readBody(request);
    return send(response, 200, computed);
  }
  const found = await find(path, limitOf(search), token);
  return send(response, found === undefined ? 404 : 200, encode(found ?? {}));
}

async function find(path: string, limit: number, token: TokenRow): Promise<object | undefined> {
  if (path === specsPath) return specsPage(tables, limit, { cursorKey, token });
  const [slug = '', below] = path.slice(specsPath.length + 1).split('/');
  const [row] = await tables.find('spec', slug);
  if (row === undefined) return undefined;
  if (below !== 'versions') return specResponse(row, token);
  const page = { limit, count: row.version_count, list: `versions of ${row.id}`, cursorKey };
  return pageResponse(await tables.find('versions', row.id, limit + 1), page, (version) =>
    versionResponse(slug, version),
  );
}

async function publish(
  slug: string,
  request: IncomingMessage,
  response: ServerResponse,
  token: TokenRow,
): Promise<void> {
  const { source }: { source: { text: string } } = JSON.parse((await readBody(request)).toString());
  const text = Buffer.from(source.text);
  const id = randomBytes(10).toString('hex');
  const now = new Date().toISOString();
  await tables.publish({ id, slug, now, digest: sha256(text), text });
  const row = { id, slug, created_at: now, updated_at: now, ...newTexts, ...noValues, ...zeros };
  send(response, 201, encode(specResponse(row, token)));
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function limitOf(search: string): number {
  return Number(/limit=(\d+)/.exec(search)?.[1] ?? 50);
}

function encode(value: object): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function send(response: ServerResponse, status: number, body: Buffer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}
