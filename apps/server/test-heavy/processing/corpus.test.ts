import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Client } from '@specshelf/sdk';
import type { FetchResult } from '@specshelf/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../test/support/server/start-server.js';
import { organizationId, startWithClient } from '../../test/support/server/start-with-client.js';

// Every document of a corpus through a server with its threads: what its index says must become of it does.

interface CorpusEntry {
  file: string;
  expect: 'ok' | 'warn' | 'invalid' | 'parse-error' | 'unsupported' | 'hostile';
  /** More than one when the document is a set of files in a folder of its own. */
  files?: number;
}

const folder = process.env['SPECSHELF_CORPUS'];
const entries: CorpusEntry[] = folder ? JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) : [];
if (!folder) console.log('No corpus: SPECSHELF_CORPUS is not set, so that no real document is tried here');

/** Where we know better than the index, and why. */
const otherwise: Readonly<Record<string, CorpusEntry['expect']>> = {
  // A plus sign in a fragment is a plus sign: only forms mean a space by it. The reference leads nowhere.
  'ref-encoding3.yaml': 'invalid',
  // Numbers where versions belong are plain to understand, and read with a remark.
  'invalid/numeric-version-v2.yaml': 'warn',
  'synthetic/yaml-version-float.yaml': 'warn',
  // So are later minor versions, and candidates of known ones.
  'synthetic/v33.json': 'warn',
  'synthetic/v310-rc1.json': 'warn',
  // A style beside the content of a parameter says nothing, and is no harm.
  'trpc-app.json': 'ok',
  // The official schema takes them as they are.
  'speakeasy-test-32.yaml': 'ok',
  'synthetic/lone-surrogate.json': 'ok',
  'synthetic/empty-everything.json': 'ok',
  'synthetic/x-ext-only.json': 'ok',
  'synthetic/jsonschema-dialect.json': 'ok',
  // UTF-16 is decoded.
  'synthetic/yaml-utf16le.yaml': 'ok',
};

const internet = 'https://corpus.example/';
let asked: string[] = [];
let target: TestServer;
let client: Client;

beforeAll(async () => {
  ({ target, client } = await startWithClient({
    config: { fetchAllow: false },
    overrides: { fetchSource: async ({ url }) => answer(url) },
  }));
});

afterAll(() => target.close());

/** The corpus is all there is on the internet. */
function answer(url: string): FetchResult {
  if (url.startsWith(internet)) {
    const file = decodeURIComponent(url.slice(internet.length));
    return { kind: 'fetched', url, bytes: readFileSync(join(folder ?? '', file)), validators: {} };
  }
  asked.push(url);
  const message = 'There is no such file.';
  return { kind: 'failed', code: 'FETCH_ERROR', cause: 'not-found', message, temporary: false };
}

type Source = Parameters<Client['specs']['upsert']>[0]['source'];

function sourceOf({ file, files = 1 }: CorpusEntry): Source {
  const path = join(folder ?? '', file);
  if (files > 1) return setIn(join(folder ?? '', file.split('/')[0] ?? ''), path);
  const bytes = readFileSync(path);
  const text = bytes.toString();
  // What text cannot carry is fetched, and so is what no body may be: the empty text.
  const isText = text !== '' && Buffer.from(text).equals(bytes);
  return isText ? { text } : { url: internet + encodeURIComponent(file) };
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
  // Somebody else is answered meanwhile, whatever is processed.
  const processed = target.server.processor.idle();
  expect((await client.user.get()).id).toBe('tester');
  await processed;
  const spec = await client.specs.get({ organizationId, specSlug });
  expect(spec.processingState).toBe('complete');
  return spec;
}

/** Publishes the document that we made of a source, as any other text. */
async function publishAgain({ slug: specSlug, lastVersion: versionId = '' }: Published) {
  const document = await client.specs.versions.getDocument({ organizationId, specSlug, versionId });
  const again = 'again';
  await client.specs.upsert({
    organizationId,
    specSlug: again,
    source: { text: JSON.stringify(document) },
  });
  await target.server.processor.idle();
  return client.specs.get({ organizationId, specSlug: again });
}

type Published = Awaited<ReturnType<typeof publish>>;

const errorCodes = ({ lastProcessedErrors }: Published) =>
  new Set(lastProcessedErrors.filter(({ severity }) => severity === 'error').map(({ code }) => code));

const those = (...expected: CorpusEntry['expect'][]) =>
  entries
    .filter((entry) => expected.includes(otherwise[entry.file] ?? entry.expect))
    .map((entry) => [entry.file, entry] as const);

describe.skipIf(!folder)('a document of the corpus (PA30)', () => {
  it.each(those('ok'))('%s is a version without errors', async (_file, entry) => {
    const spec = await publish(entry);
    expect(spec.lastVersion).toBeDefined();
    expect(spec).not.toHaveProperty('lastProcessErrorCode');
    expect(spec.lastProcessedErrors.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it.each(those('warn'))('%s is a version with remarks', async (_file, entry) => {
    const spec = await publish(entry);
    expect(spec.lastVersion).toBeDefined();
    expect(spec).not.toHaveProperty('lastProcessErrorCode');
    expect(spec.lastProcessedErrorCount).toBeGreaterThan(0);
  });

  it.each(those('invalid'))('%s is called wrong, with a place', async (_file, entry) => {
    const spec = await publish(entry);
    const errors = spec.lastProcessedErrors.filter(({ severity }) => severity === 'error');
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.every(({ message, code, line }) => message && code && line)).toBe(true);
  });

  it.each(those('ok', 'warn', 'invalid'))(
    '%s has no new error when its document is published',
    async (_file, entry) => {
      const spec = await publish(entry);
      const again = await publishAgain(spec);
      expect(again.lastVersion).toBeDefined();
      expect(again).not.toHaveProperty('lastProcessErrorCode');
      expect([...errorCodes(again)].filter((code) => !errorCodes(spec).has(code))).toEqual([]);
    },
  );

  it.each(those('parse-error'))('%s is refused with a reason', async (_file, entry) => {
    const spec = await publish(entry);
    expect(spec.lastProcessErrorCode).toBe('PARSE_ERROR');
    expect(spec.lastProcessedErrors[0]).toMatchObject({ severity: 'error', message: expect.any(String) });
  });

  it.each(those('unsupported'))('%s is refused, and named for what it is', async (_file, entry) => {
    const spec = await publish(entry);
    expect(spec.lastProcessErrorCode).toBe('PARSE_ERROR');
    expect(spec.lastProcessedErrors[0]?.message).toBeTruthy();
  });

  it.each(those('hostile'))('%s does no harm', async (_file, entry) => {
    asked = [];
    const spec = await publish(entry);
    expect(asked).toEqual([]);
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
