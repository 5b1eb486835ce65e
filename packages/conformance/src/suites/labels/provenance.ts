import { describe, expect } from 'vitest';
import { createLabelClient } from '../../support/label-client.js';
import { requestProblems } from '../../support/request-problems.js';
import type { SuiteContext } from '../../support/suite-context.js';

// The longest refresh interval: six hours with 10% jitter.
const refreshInterval = 6 * 60 * 60 * 1000 * 1.1;

const provenance = {
  repository: 'acme/ferries',
  commit: '4f1c92ab70d3',
  branch: 'main',
  author: 'Maris Lind 🚢',
  message: 'x'.repeat(200),
  url: 'https://git.example/acme/ferries/commit/4f1c92ab70d3',
};
const ada = { id: 'ada', displayName: 'Ada Editor' };

export function provenanceSuite(context: SuiteContext): void {
  describe('publications', () => {
    const { spec, path, publish, textOf, set } = createLabelClient(context);
    const versions = () => context.client().specs.versions;
    const source = { text: textOf('one') };
    const publishFrom = async (about: object) => {
      await context.client().specs.upsert({ ...spec, source, ...about });
      await context.target.drainQueue();
      return versions().getLatest(spec);
    };

    context.test('have the publisher, the time, and where the content comes from', async () => {
      const version = await publishFrom({ provenance });
      expect(version).toMatchObject({
        publication: {
          ...{ publishedAt: context.world.now, trigger: 'submitted', publisher: ada, provenance },
        },
        publicationCount: 1,
      });
      const { items, count } = await versions().publications({ ...spec, versionId: version.id });
      expect([items, count]).toEqual([[version.publication], 1]);
      const [listed] = (await versions().list(spec)).items;
      expect(listed).toEqual(version);
    });

    context.test('have a publisher and a time without a provenance', async () => {
      const create = context.client('pusher').specs.create({ ...spec, source });
      await create;
      await context.target.drainQueue();
      const { publication } = await versions().getLatest(spec);
      const publisher = { id: 'ci', displayName: 'Pipeline' };
      expect(publication).toMatchObject({ publisher, trigger: 'submitted', publishedAt: context.world.now });
      expect(publication).not.toHaveProperty('provenance');
      expect((await publishFrom({ provenance: {} })).publicationCount).toBe(2);
    });

    context.test('of the same content are added, and do not replace the first one', async () => {
      const first = await publishFrom({ provenance: { commit: 'one' } });
      await context.target.advanceClock(60_000);
      await context.client('pusher').specs.upsert({ ...spec, source, provenance: { commit: 'two' } });
      await context.target.drainQueue();
      const again = await versions().getLatest(spec);
      expect([again.id, again.publicationCount]).toEqual([first.id, 2]);
      expect(again.publication).toEqual(first.publication);
      await set('prod', again.id);
      const page = await versions().publications({ ...spec, versionId: 'label:prod', limit: 1 });
      expect([page.items.length, page.count]).toEqual([1, 2]);
      const list = versions().publications({ ...spec, versionId: again.id, limit: 1 });
      expect(await list.toArray({ limit: 9 })).toMatchObject([
        { provenance: { commit: 'two' }, publisher: { id: 'ci' }, publishedAt: '2026-03-01T08:01:00.000Z' },
        { provenance: { commit: 'one' }, publisher: ada },
      ]);
      const cursor = new URLSearchParams({ page: page.next?.page ?? '' });
      for (const query of ['', '?limit=1', `?${cursor}`, `?${cursor}&limit=1`]) {
        const list = (versionId: string) =>
          context.request('GET', `${path}/versions/${versionId}/publications${query}`);
        const byLabel = await list('label:prod');
        const location = byLabel.headers.get('content-location');
        expect(location).toBe(`${context.target.baseUrl}${path}/versions/${again.id}/publications${query}`);
        expect(byLabel.text).toBe((await list(again.id)).text);
      }
      const other = await publish('two');
      const answer = await context.request('GET', `${path}/versions/${other}/publications?${cursor}`);
      expect(answer.status).toBe(400);
    });

    context.test('of a source that fails belong to no version', async () => {
      const first = await publishFrom({ provenance: { commit: 'one' } });
      const { specs } = context.client();
      await specs.upsert({ ...spec, source: { text: 'no: description' }, provenance: { commit: 'failed' } });
      await context.target.drainQueue();
      await context.target.advanceClock(60_000);
      await publishFrom({ provenance: { commit: 'again' } });
      const { items } = await versions().publications({ ...spec, versionId: first.id });
      expect(items.map((each) => each.provenance?.commit)).toEqual(['again', 'one']);
      expect((await versions().list(spec)).count).toBe(1);
    });

    context.test('of a refresh have no publisher, and move no label', async () => {
      const url = await context.target.hostFile('ferry.yaml', textOf('one'));
      await context.client().specs.upsert({ ...spec, source: { url }, provenance, labels: ['prod'] });
      await context.target.drainQueue();
      const first = await versions().getLatest(spec);
      expect(first.publication).toMatchObject({ trigger: 'submitted', publisher: ada, provenance });
      await context.target.advanceClock(refreshInterval);
      await context.target.drainQueue();
      expect((await versions().getLatest(spec)).publicationCount).toBe(1);
      await context.target.hostFile('ferry.yaml', textOf('two'));
      await context.target.advanceClock(refreshInterval);
      await context.target.drainQueue();
      const second = await versions().getLatest(spec);
      expect(second.id).not.toBe(first.id);
      expect(second).toMatchObject({
        publication: { trigger: 'refreshed' },
        publicationCount: 1,
        labels: [],
      });
      for (const member of ['publisher', 'provenance']) expect(second.publication).not.toHaveProperty(member);
      expect((await versions().get({ ...spec, versionId: 'label:prod' })).id).toBe(first.id);
    });

    context.test('reject texts that are too long or empty, and invalid URLs', async () => {
      const problemsOf = requestProblems(context);
      for (const [member, value] of [
        ...Object.keys(provenance).map((name) => [name, 'x'.repeat(201)] as const),
        ...Object.keys(provenance).map((name) => [name, ''] as const),
        ['commit', 1],
        ['message', 'a\u0000b'],
        ['message', 'a\nb'],
        ['author', '🚢'.repeat(201)],
        ['url', 'no URL'],
        ['url', 'ftp://git.example/'],
        ['url', 'javascript:alert(1)'],
        ['url', 'https://user:secret@git.example/'],
      ] as const) {
        const body = { source, provenance: { [member]: value } };
        const title = `${member}: ${value}`;
        const { status, paths } = await problemsOf('PUT', path, body);
        expect([status, paths[0]], title).toEqual([400, `/body/provenance/${member}`]);
        const create = await problemsOf('POST', '/v1/orgs/acme/openapi', { slug: 'ferry', ...body });
        expect(create.status, title).toBe(400);
      }
      expect((await context.request('PUT', path, { body: { source, provenance: 'main' } })).status).toBe(400);
      expect((await context.request('GET', path)).status).toBe(404);
    });

    context.test('count characters, not UTF-16 code units', async () => {
      const message = '🚢'.repeat(200);
      const version = await publishFrom({ provenance: { message } });
      expect(version.publication?.provenance).toEqual({ message });
    });

    context.test('ignore unknown members', async () => {
      const version = await publishFrom({ provenance: { commit: 'c', pipeline: { id: 7 } } });
      expect(version.publication?.provenance).toEqual({ commit: 'c' });
    });
  });
}
