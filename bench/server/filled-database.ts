import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Documents } from './documents.js';
import type { Engine } from './engine.js';
import { type BenchRequest, computedPath, organizationPath } from './load/bench-request.js';
import { type ExchangeOptions, expectResponse } from './load/exchange.js';
import { publishAndWait } from './load/publish-and-wait.js';
import { ours, type SubjectPlace, startSubject } from './processes/start-subject.js';

/** A database filled by our server, with responses from it. */
export interface FilledDatabase extends SubjectPlace {
  engine: Engine['name'];
  /** The page of an operation, by its name in the revision. */
  documentRequest: BenchRequest;
}

export const token = `shelf_${'benchmark0'.repeat(4)}`;
export const contentSizes = ['small', 'medium', 'large'] as const;

// More than a page of fifty each.
const specCount = 60;
const versionCount = 120;
const atOnce = 10;

/** Fills the database over HTTP, like a user. */
export async function fillOverHTTP(engine: Engine, documents: Documents): Promise<FilledDatabase> {
  const folder = join(engine.folder, engine.name);
  await mkdir(join(folder, 'responses'), { recursive: true });
  const place = { databaseURL: await engine.create('served'), token, folder };
  const server = await startSubject(ours, place);
  const options = { url: server.url, token };
  try {
    await publishMany(documents, options);
    for (const size of contentSizes) {
      await publishAndWait(`content-${size}`, documents[size], options);
      await saveContent(folder, size, options);
    }
    for (let number = 0; number < versionCount; number++) {
      await publishAndWait('many', documents.smallOf(number), options);
    }
    const documentRequest = await saveComputed(folder, options);
    return { ...place, engine: engine.name, documentRequest, firstPath: `${organizationPath}/spec-0` };
  } finally {
    await server.stop();
  }
}

async function publishMany({ smallOf }: Documents, options: ExchangeOptions): Promise<void> {
  for (let first = 0; first < specCount; first += atOnce) {
    const numbers = Array.from({ length: atOnce }, (_, index) => first + index);
    await Promise.all(numbers.map((number) => publishAndWait(`spec-${number}`, smallOf(number), options)));
  }
}

/** Saves the bytes of our responses, for subjects that only send them. */
async function saveContent(folder: string, size: string, options: ExchangeOptions): Promise<void> {
  const path = `${organizationPath}/content-${size}/versions/latest/content`;
  const file = join(folder, 'responses', `content-${size}.json`);
  const zipped = await expectResponse({ path, headers: { 'accept-encoding': 'gzip' } }, options);
  await writeFile(file, (await expectResponse({ path }, options)).body);
  if (zipped.headers['content-encoding'] !== 'gzip') return;
  gunzipSync(zipped.body);
  await writeFile(`${file}.gz`, zipped.body);
}

export const revisionRequest: BenchRequest = {
  path: `${computedPath}/revision`,
  method: 'POST',
  body: JSON.stringify({
    source: {
      type: 'builtin:openapi',
      props: { models: true, grouping: 'by-operation' },
      dependencies: { spec: { ref: { kind: 'openapi', spec: 'content-medium' } } },
    },
    seed: 'measured',
  }),
};

async function saveComputed(folder: string, options: ExchangeOptions): Promise<BenchRequest> {
  const revision = (await expectResponse(revisionRequest, options)).body;
  await writeFile(join(folder, 'responses', 'revision.json'), revision);
  const documentRequest = firstOperationRequest(JSON.parse(revision.toString()).pages);
  await writeFile(
    join(folder, 'responses', 'document.json'),
    (await expectResponse(documentRequest, options)).body,
  );
  return documentRequest;
}

interface Page {
  computed?: { props?: { doc?: string } };
  computedSeed?: string;
  pages?: Page[];
}

/** Returns the first page of an operation. */
export function firstOperationRequest(pages: readonly Page[]): BenchRequest {
  const all = (some: readonly Page[]): Page[] => some.flatMap((page) => [page, ...all(page.pages ?? [])]);
  const page = all(pages).find(({ computed }) => computed?.props?.doc === 'operation');
  if (page === undefined) throw new Error('The revision has no page of an operation');
  const body = JSON.stringify({ source: page.computed, seed: page.computedSeed });
  return { path: `${computedPath}/document`, method: 'POST', body };
}
