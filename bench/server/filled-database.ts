import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../shared/on-databases.js';
import {
  type BenchRequest,
  computedPath,
  expectResponse,
  organizationPath,
  publishAndWait,
  type Site,
} from '../shared/servers/exchange.js';
import { ours, type SubjectPlace, startSubject } from '../shared/servers/start-subject.js';
import { type Documents, smallOf } from './documents.js';

/** A database filled by our server, with responses from it. */
export interface FilledDatabase extends SubjectPlace {
  engine: Engine['name'];
  /** The page of an operation, by its name in the revision. */
  documentRequest: BenchRequest;
}

export const contentSizes = ['small', 'medium', 'large'] as const;

// More than a page of fifty each.
const specCount = 60;
const versionCount = 120;

/** Fills the database over HTTP, like a user. */
export async function fillOverHTTP(
  engine: Engine,
  documents: Documents,
  run: string,
): Promise<FilledDatabase> {
  const folder = join(run, engine.name);
  await mkdir(join(folder, 'responses'), { recursive: true });
  const place = {
    databaseURL: await engine.create('served'),
    folder,
    firstPath: `${organizationPath}/spec-0`,
  };
  const server = await startSubject(ours, place);
  try {
    const numbers = Array.from({ length: specCount }, (_, number) => number);
    await Promise.all(numbers.map((number) => publishAndWait(`spec-${number}`, smallOf(number), server)));
    for (const size of contentSizes) {
      await publishAndWait(`content-${size}`, documents[size], server);
      const path = `${organizationPath}/content-${size}/versions/latest/content`;
      await saveResponse(folder, `content-${size}.json`, { path }, server);
      const zipped: BenchRequest = { path, headers: { 'accept-encoding': 'gzip' } };
      const { headers } = await expectResponse(zipped, server);
      if (headers['content-encoding'] === 'gzip')
        await saveResponse(folder, `content-${size}.json.gz`, zipped, server);
    }
    for (let number = 0; number < versionCount; number++) {
      await publishAndWait('many', smallOf(number), server);
    }
    const revision = await saveResponse(folder, 'revision.json', revisionRequest, server);
    const documentRequest = firstOperationRequest(JSON.parse(revision.toString()).pages);
    await saveResponse(folder, 'document.json', documentRequest, server);
    return { ...place, engine: engine.name, documentRequest };
  } finally {
    await server.stop();
  }
}

/** Saves the bytes of a response of ours, for subjects that only send them. */
async function saveResponse(
  folder: string,
  file: string,
  request: BenchRequest,
  site: Site,
): Promise<Buffer> {
  const { body } = await expectResponse(request, site);
  await writeFile(join(folder, 'responses', file), body);
  return body;
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

interface Page {
  computed?: { props?: { doc?: string } };
  computedSeed?: string;
  pages?: Page[];
}

/** Returns the first page of an operation. */
function firstOperationRequest(pages: readonly Page[]): BenchRequest {
  const all = (some: readonly Page[]): Page[] => some.flatMap((page) => [page, ...all(page.pages ?? [])]);
  const page = all(pages).find(({ computed }) => computed?.props?.doc === 'operation');
  if (page === undefined) throw new Error('The revision has no page of an operation');
  const body = JSON.stringify({ source: page.computed, seed: page.computedSeed });
  return { path: `${computedPath}/document`, method: 'POST', body };
}
