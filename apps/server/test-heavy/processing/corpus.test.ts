import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Client } from '@specshelf/sdk';
import type { FetchResult } from '@specshelf/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../test/support/server/start-server.js';
import { organizationId, startWithClient } from '../../test/support/server/start-with-client.js';

// Processes every document of a corpus on a server with worker threads, and expects the outcome in the index.

interface CorpusEntry {
  file: string;
  expect: 'ok' | 'warn' | 'invalid' | 'parse-error' | 'unsupported' | 'hostile';
  /** More than one for a set of files in its own folder. */
  files?: number;
}

const folder = process.env['SPECSHELF_CORPUS'];
const entries: CorpusEntry[] = folder ? JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) : [];
if (!folder) console.log('No corpus: SPECSHELF_CORPUS is not set. No real documents are tested.');

/** Corrections of the index, with their reasons. */
const corrections: Readonly<Record<string, CorpusEntry['expect']>> = {
  // A plus sign in a fragment is literal; it encodes a space only in forms. The reference has no target.
  'ref-encoding3.yaml': 'invalid',
  // A number as version is unambiguous and produces a warning.
  'invalid/numeric-version-v2.yaml': 'warn',
  'synthetic/yaml-version-float.yaml': 'warn',
  // So do later minor versions and release candidates of known versions.
  'synthetic/v33.json': 'warn',
  'synthetic/v310-rc1.json': 'warn',
  // A style beside the content of a parameter has no effect.
  'trpc-app.json': 'ok',
  // Valid according to the official schema.
  'speakeasy-test-32.yaml': 'ok',
  'synthetic/lone-surrogate.json': 'ok',
  'synthetic/empty-everything.json': 'ok',
  'synthetic/x-ext-only.json': 'ok',
  'synthetic/jsonschema-dialect.json': 'ok',
  // UTF-16 is decoded.
  'synthetic/yaml-utf16le.yaml': 'ok',
};

const corpusURL = 'https://corpus.example/';
let requestedURLs: string[] = [];
let target: TestServer;
let client: Client;

beforeAll(async () => {
  ({ target, client } = await startWithClient({
    config: { fetchAllow: false },
    overrides: { fetchSource: async ({ url }) => fetchFromCorpus(url) },
  }));
});

afterAll(() => target.close());

/** Serves files of the corpus; every other URL is not found. */
function fetchFromCorpus(url: string): FetchResult {
  if (url.startsWith(corpusURL)) {
    const file = decodeURIComponent(url.slice(corpusURL.length));
    return { kind: 'fetched', url, bytes: readFileSync(join(folder ?? '', file)), validators: {} };
  }
  requestedURLs.push(url);
  const message = 'There is no such file.';
  return { kind: 'failed', code: 'FETCH_ERROR', cause: 'not-found', message, temporary: false };
}

type Source = Parameters<Client['specs']['upsert']>[0]['source'];

function sourceOf({ file, files = 1 }: CorpusEntry): Source {
  const path = join(folder ?? '', file);
  if (files > 1) return setIn(join(folder ?? '', file.split('/')[0] ?? ''), path);
  const bytes = readFileSync(path);
  const text = bytes.toString();
  // Other encodings cannot be sent as text, and the empty text is not allowed: entriesExpecting are fetched by URL.
  const isText = text !== '' && Buffer.from(text).equals(bytes);
  return isText ? { text } : { url: corpusURL + encodeURIComponent(file) };
}

function setIn(root: string, entry: string): Source {
  const set = dirname(entry).startsWith(join(root, 'multi')) ? join(root, 'multi') : root;
  const paths = readdirSync(set, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => relative(set, join(item.parentPath, item.name)));
  const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(set, path), 'utf8')]));
  return { files, entry: relative(set, entry) };
}

async function publish(entry: CorpusEntry) {
  const specSlug = entry.file.replaceAll(/[^a-zA-Z0-9]+/g, '-').slice(0, 100);
  await client.specs.upsert({ organizationId, specSlug, source: sourceOf(entry) });
  // The server must respond to other requests while it processes any document.
  const processed = target.server.processor.idle();
  expect((await client.user.get()).id).toBe('tester');
  await processed;
  const spec = await client.specs.get({ organizationId, specSlug });
  expect(spec.processingState).toBe('complete');
  return spec;
}

/** In bytes. The parser repeats the processed documents of all files, without a server (`packages/console/test-heavy/corpus.test.ts`). */
const largestRepublished = 512 * 1024;

/** Publishes the processed document of a specification as the source of another one, which must have no new errors. */
async function expectSameErrorsAgain({ file }: CorpusEntry, spec: Published): Promise<void> {
  if (statSync(join(folder ?? '', file)).size > largestRepublished) return;
  const { slug: specSlug, lastVersion: versionId = '' } = spec;
  const document = await client.specs.versions.getDocument({ organizationId, specSlug, versionId });
  const place = { organizationId, specSlug: 'again' };
  await client.specs.upsert({ ...place, source: { text: JSON.stringify(document) } });
  await target.server.processor.idle();
  const again = await client.specs.get(place);
  expect(again.lastVersion).toBeDefined();
  expect(again).not.toHaveProperty('lastProcessErrorCode');
  expect([...errorCodes(again)].filter((code) => !errorCodes(spec).has(code))).toEqual([]);
}

type Published = Awaited<ReturnType<typeof publish>>;

const errorCodes = ({ lastProcessedErrors }: Published) =>
  new Set(lastProcessedErrors.filter(({ severity }) => severity === 'error').map(({ code }) => code));

const entriesExpecting = (...expected: CorpusEntry['expect'][]) =>
  entries
    .filter((entry) => expected.includes(corrections[entry.file] ?? entry.expect))
    .map((entry) => [entry.file, entry] as const);

describe.skipIf(!folder)('a document of the corpus (PA30)', () => {
  it.each(entriesExpecting('ok'))('%s becomes a version without errors', async (_file, entry) => {
    const spec = await publish(entry);
    expect(spec.lastVersion).toBeDefined();
    expect(spec).not.toHaveProperty('lastProcessErrorCode');
    expect(spec.lastProcessedErrors.filter(({ severity }) => severity === 'error')).toEqual([]);
    await expectSameErrorsAgain(entry, spec);
  });

  it.each(entriesExpecting('warn'))('%s becomes a version with warnings', async (_file, entry) => {
    const spec = await publish(entry);
    expect(spec.lastVersion).toBeDefined();
    expect(spec).not.toHaveProperty('lastProcessErrorCode');
    expect(spec.lastProcessedErrorCount).toBeGreaterThan(0);
    await expectSameErrorsAgain(entry, spec);
  });

  it.each(entriesExpecting('invalid'))('%s has errors with line numbers', async (_file, entry) => {
    const spec = await publish(entry);
    const errors = spec.lastProcessedErrors.filter(({ severity }) => severity === 'error');
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.every(({ message, code, line }) => message && code && line)).toBe(true);
    await expectSameErrorsAgain(entry, spec);
  });

  it.each(entriesExpecting('parse-error'))('%s is rejected with a reason', async (_file, entry) => {
    const spec = await publish(entry);
    expect(spec.lastProcessErrorCode).toBe('PARSE_ERROR');
    expect(spec.lastProcessedErrors[0]).toMatchObject({ severity: 'error', message: expect.any(String) });
  });

  it.each(entriesExpecting('unsupported'))('%s is rejected as unsupported', async (_file, entry) => {
    const spec = await publish(entry);
    expect(spec.lastProcessErrorCode).toBe('PARSE_ERROR');
    expect(spec.lastProcessedErrors[0]?.message).toBeTruthy();
  });

  it.each(entriesExpecting('hostile'))('%s does no harm', async (_file, entry) => {
    requestedURLs = [];
    const spec = await publish(entry);
    expect(requestedURLs).toEqual([]);
    const { lastVersion: versionId } = spec;
    if (versionId) {
      const { slug: specSlug } = spec;
      const document = await client.specs.versions.getDocument({ organizationId, specSlug, versionId });
      expect(JSON.stringify(document)).not.toContain('root:x:0:0');
    } else expect(spec.lastProcessErrorCode).toBe('PARSE_ERROR');
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect((await publish({ file: 'petstore-expanded.json', expect: 'ok' })).lastVersion).toBeDefined();
  });
});
