import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { openTables } from './open-tables.js';
import { place } from './place.js';
import { findToken, pageResponse, sha256, specResponse, versionResponse } from './responses.js';
import type { TokenRow } from './tables.js';

// The baseline: Node.js and the database driver alone.
const { port, url, databaseURL, responses } = place(process.env);
const tables = openTables(databaseURL);
const cursorKey = await tables.cursorKey();
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
  if (path === specsPath) return findSpecs(limit, token);
  const [slug = '', below] = path.slice(specsPath.length + 1).split('/');
  const row = await tables.spec(slug);
  if (row === undefined) return undefined;
  if (below !== 'versions') return specResponse(url, row, token);
  const page = { limit, count: row.version_count, list: `versions of ${row.id}`, cursorKey };
  return pageResponse(await tables.versions(row.id, limit), page, (version) =>
    versionResponse(url, slug, version),
  );
}

async function findSpecs(limit: number, token: TokenRow): Promise<object> {
  const rows = await tables.specs(limit);
  const page = { limit, count: await tables.countSpecs(), list: 'specs of default', cursorKey };
  return pageResponse(rows, page, (row) => specResponse(url, row, token));
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
  const row = {
    id,
    slug,
    created_at: now,
    updated_at: now,
    visibility: 'private',
    processing_state: 'pending',
    last_version: null,
    last_processed_at: null,
    last_process_error_code: null,
    last_processed_errors: '[]',
    last_processed_error_count: 0,
    error_count: 0,
    warning_count: 0,
    info_count: 0,
    facts: null,
    owner: null,
    tags: '[]',
    lifecycle: null,
    links: '[]',
    compatibility: null,
    version_count: 0,
  };
  send(response, 201, encode(specResponse(url, row, token)));
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
