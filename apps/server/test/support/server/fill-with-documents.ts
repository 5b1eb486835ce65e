import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from '@specshelf/sdk';
import { spec } from '@specshelf/service/test/records';
import { type SourceSite, startSourceSite } from '../http/source-site.js';
import { createClient } from './create-client.js';
import type { TestServer } from './start-server.js';

const fixtures = fileURLToPath(new URL('../../../../../fixtures', import.meta.url));

/** Stores records of every kind in an empty server, and returns a token that can read all of them. */
export async function fillWithDocuments(target: TestServer, more: readonly string[] = []): Promise<string> {
  const { operator, stores, processor } = target.server;
  for (const id of ['acme', 'zenith']) {
    const createdAt = target.now().toISOString();
    const organization = { id, title: `${id} – Ünï`, createdAt, emailDomains: ['b.example', 'a.example'] };
    await stores.organizations.insert({ ...organization, type: 'business' });
    await stores.spaces.insert({ id: `${id}-docs`, organizationId: id, createdAt });
    await operator.hooks.add({
      organizationId: id,
      url: 'http://127.0.0.1:9/closed',
      secret: 'a secret for tests',
    });
    await operator.call('createTrustedPublisher', {
      path: { organizationId: id },
      body: {
        name: `${id} – Ünï`,
        provider: 'gitlab',
        repository: `${id}/apis`,
        branches: ['main'],
        environment: 'production',
        specSlugs: ['*'],
        scopes: ['openapi:read'],
      },
    });
  }
  await operator.integrations.add({
    name: 'times',
    endpoint: 'http://127.0.0.1:9',
    secret: 'a secret for tests',
  });
  const token = await target.token({ scopes: ['openapi:read', 'openapi:write', 'space:read'] });
  const client = createClient({ baseUrl: target.url, token, maxRetries: 0 });
  const site = await startSourceSite();
  const text = (name: string) => readFileSync(join(fixtures, name), 'utf8');
  const publish: Publish = async (specSlug, source, { organizationId = 'acme', ...about } = {}) => {
    await client.specs.upsert({ organizationId, specSlug, source, ...about });
    await processor.idle();
    target.advance(1000);
  };

  const files = readdirSync(fixtures, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) await publish(slugOf(name), { text: text(name) });
  for (const file of more) await publish(slugOf(file), { text: readFileSync(file, 'utf8') });
  const split = ['openapi.yaml', 'paths/buoys.yaml', 'schemas/buoy.json'];
  await publish('split', {
    files: Object.fromEntries(split.map((name) => [name, text(`split/${name}`)])),
    entry: 'openapi.yaml',
  });
  const headers = { authorization: 'Bearer of a source' };
  await publish(
    'fetched',
    { url: site.publish('ferry.yaml', text('ferry.yaml')), headers },
    { organizationId: 'zenith' },
  );
  for (const version of ['1', '2', '3', '4', '5', '6', '7']) await publish('often', documentOf(version));
  const often = { organizationId: 'acme', specSlug: 'often' };
  await client.specs.setVisibility({ ...often, visibility: 'public' });
  await client.specs.update({ ...often, deprecation: { sunset: '2026-01-01T00:00:00Z', note: 'Use rare.' } });
  await fillWithChanges(target, client, site, publish);
  await site.close();
  await fillWithLabels(target, client, publish);
  await stores.specs.insert(runningSpec(target.now().toISOString()));
  return token;
}

type Submitted = Parameters<Client['specs']['upsert']>[0];
type Source = Submitted['source'];
type About = Pick<Submitted, 'labels' | 'provenance'> & { organizationId?: string };
type Publish = (specSlug: string, source: Source, about?: About) => Promise<void>;

/** Publishes a specification with changes, compatibility settings, an acknowledgment, and a refused source. */
async function fillWithChanges(
  target: TestServer,
  { specs }: Client,
  site: SourceSite,
  publish: Publish,
): Promise<void> {
  const guarded = { organizationId: 'acme', specSlug: 'guarded' };
  const source = (...paths: string[]) => ({
    url: site.publish('guarded.json', JSON.stringify({ ...emptyDocument, paths: pathsOf(paths) }, null, 2)),
  });
  await publish('guarded', source('/a', '/b', '/c'));
  await publish('guarded', source('/a', '/b'));
  const rules = { 'path-added': 'risky' } as const;
  await specs.update({ ...guarded, compatibility: { refuse: 'breaking', rules, sunsetDays: 30 } });
  await publish('guarded', source('/a'));
  const { lastProcessErrorCode } = await specs.get(guarded);
  if (lastProcessErrorCode !== 'INCOMPATIBLE') throw new Error('The source was not refused');
  await target.server.operator.call('acknowledgeOpenAPISpecChanges', {
    path: guarded,
    body: { changes: ['0123456789abcdef'], reason: 'Nö client uses it' },
  });
}

const emptyDocument = { openapi: '3.1.0', info: { title: 'Guarded', version: '1' } };
const pathsOf = (paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, { get: { responses: { 200: { description: 'x' } } } }]));

/** Publishes a specification whose labels have moved, with publications, a deprecated version, and readers. */
async function fillWithLabels(target: TestServer, { specs }: Client, publish: Publish): Promise<void> {
  const labeled = { organizationId: 'acme', specSlug: 'labeled' };
  const provenance = { commit: '4f1c92ab70d3', message: 'Ünï 🚢', url: 'https://git.example/acme?a=1' };
  await publish('labeled', documentOf('1'), { labels: ['prod'], provenance });
  await publish('labeled', documentOf('2'));
  await publish('labeled', documentOf('2'), { provenance: { branch: 'main' } });
  await publish('labeled', documentOf('3'));
  const [third, second, first] = (await specs.versions.list(labeled)).items.map(({ id }) => id);
  if (!first || !second || !third) throw new Error('The specification has no three versions');
  for (const [label, version] of [
    ['prod', second],
    ['prod', third],
    ['beta', first],
    ['stable', second],
  ] as const) {
    await specs.labels.set({ ...labeled, label, version });
    target.advance(1000);
  }
  await specs.labels.delete({ ...labeled, label: 'beta' });
  await specs.update({ ...labeled, defaultLabel: 'prod', visibility: 'public' });
  await specs.versions.update({ ...labeled, versionId: first, deprecation: { note: 'Use the next one.' } });
  await specs.versions.get({ ...labeled, versionId: first });
  await specs.versions.get({ ...labeled, versionId: 'label:prod' });
  await fetch(`${target.url}/published/acme/labeled@stable.json`);
  await target.server.service.flushUsage();
}

/** A specification with a submission. Its run belongs to another process and never ends, so that no server changes it. */
function runningSpec(now: string) {
  const content = 'digest of a source';
  const publisher = { id: 'tester', displayName: 'Tester' };
  return spec({
    id: 'running',
    slug: 'running',
    createdAt: now,
    updatedAt: now,
    source: { kind: 'text', content },
    usesNetwork: false,
    processingState: 'progress',
    claimedAt: now,
    leaseExpiresAt: '2999-01-01T00:00:00.000Z',
    queuedAt: now,
    submissions: [
      {
        ...{ id: 'submission', submittedAt: now, publisher, source: content },
        ...{ labels: ['prod'], provenance: { commit: '4f1c' } },
      },
    ],
  });
}

function documentOf(version: string): Source {
  return { text: JSON.stringify({ openapi: '3.1.0', info: { title: 'Often', version }, paths: {} }) };
}

function slugOf(file: string): string {
  return file
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .slice(-100)
    .replace(/^-/, '');
}
