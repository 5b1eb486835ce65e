import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { requestProblems } from '../../support/request-problems.js';
import type { SuiteContext } from '../../support/suite-context.js';

const ferry = fixture('ferry.yaml');
const spec = { organizationId: 'acme', specSlug: 'ferry' };
const path = '/v1/orgs/acme/openapi/ferry';
const link = { title: 'Runbook', url: 'https://wiki.example/ferry#alerts' };

export function metadataSuite(context: SuiteContext): void {
  describe('metadata of a specification', () => {
    context.test('is empty by default', async () => {
      const created = await context.publish('ferry', ferry);
      expect(created).toMatchObject({ tags: [], links: [] });
      for (const member of ['owner', 'lifecycle']) expect(created).not.toHaveProperty(member);
    });

    context.test('is set with any subset of its members, and the others remain', async () => {
      const { specs } = context.client();
      await context.publish('ferry', ferry);
      const first = await specs.update({ ...spec, owner: 'Team Tide', tags: ['Booking', 'sea'] });
      expect(first).toMatchObject({ owner: 'Team Tide', tags: ['Booking', 'sea'], visibility: 'private' });
      const second = await specs.update({
        ...spec,
        lifecycle: 'deprecated',
        links: [link],
        visibility: 'public',
      });
      expect(second).toMatchObject({
        owner: 'Team Tide',
        tags: ['Booking', 'sea'],
        lifecycle: 'deprecated',
        links: [link],
        visibility: 'public',
      });
      expect(await specs.get(spec)).toEqual(second);
      expect((await specs.list({ organizationId: 'acme' })).items).toEqual([second]);
    });

    context.test('is removed with null and empty lists', async () => {
      const { specs } = context.client();
      await context.publish('ferry', ferry);
      await specs.update({ ...spec, owner: 'Tide', lifecycle: 'retired', tags: ['a'], links: [link] });
      const removed = await specs.update({ ...spec, owner: null, lifecycle: null, tags: [], links: [] });
      expect(removed).toMatchObject({ tags: [], links: [] });
      for (const member of ['owner', 'lifecycle']) expect(removed).not.toHaveProperty(member);
    });

    context.test('remains when the source is replaced, and does not process it again', async () => {
      const { specs } = context.client();
      const before = await context.publish('ferry', ferry);
      await context.target.advanceClock(1000);
      const updated = await specs.update({ ...spec, owner: 'Tide' });
      expect(updated.processingState).toBe('complete');
      expect(updated.lastProcessedAt).toBe(before.lastProcessedAt);
      expect(updated.updatedAt > before.updatedAt).toBe(true);
      expect((await context.publish('ferry', `${ferry}\n# changed\n`)).owner).toBe('Tide');
    });

    context.test('is trimmed', async () => {
      await context.publish('ferry', ferry);
      const links = [{ ...link, title: ' Runbook ' }];
      const updated = await context.client().specs.update({ ...spec, owner: ' Tide ', tags: [' a '], links });
      expect(updated).toMatchObject({ owner: 'Tide', tags: ['a'], links: [link] });
    });

    context.test('is deleted with the specification', async () => {
      const { specs } = context.client();
      await context.publish('ferry', ferry);
      await specs.update({ ...spec, owner: 'Tide', tags: ['a'] });
      await specs.delete(spec);
      const created = await context.publish('ferry', ferry);
      expect(created).not.toHaveProperty('owner');
      expect((await specs.list({ organizationId: 'acme', tag: 'a' })).count).toBe(0);
    });

    context.test('notifies a hook when it changes', async () => {
      await context.publish('ferry', ferry);
      const { tags: notifications } = await context.target.registerHook('acme');
      await context.client().specs.update({ ...spec, owner: 'Tide' });
      await context.target.drainQueue();
      expect(notifications).toEqual([['organization:acme:openapi:ferry']]);
    });

    const many = (count: number) => Array.from({ length: count }, (_, place) => `tag ${place}`);
    const problemsOf = requestProblems(context);
    for (const [title, body, at, words] of [
      ['an empty object', {}, '/body', 'at least one of `visibility`'],
      ['only unknown members', { color: 'red' }, '/body', 'at least one of'],
      ['an empty owner', { owner: '' }, '/body/owner', ''],
      ['a blank owner', { owner: '  ' }, '/body/owner', 'must not be empty'],
      ['an owner of 101 characters', { owner: 'x'.repeat(101) }, '/body/owner', '100'],
      ['an owner with a control character', { owner: 'a\u0000b' }, '/body/owner', 'control characters'],
      ['an owner that is not text', { owner: 5 }, '/body/owner', ''],
      ['an unknown lifecycle', { lifecycle: 'beta' }, '/body/lifecycle', 'experimental'],
      ['21 tags', { tags: many(21) }, '/body/tags', '20'],
      ['a tag of 51 characters', { tags: ['x'.repeat(51)] }, '/body/tags/0', '50'],
      ['a repeated tag', { tags: ['sea', 'Séa'] }, '/body/tags/1', 'repeats the tag "Séa"'],
      ['null instead of tags', { tags: null }, '/body/tags', ''],
      ['21 links', { links: many(21).map((name) => ({ ...link, title: name })) }, '/body/links', '20'],
      ['a link without a title', { links: [{ url: link.url }] }, '/body/links/0/title', ''],
      ['a link with a blank title', { links: [{ ...link, title: ' ' }] }, '/body/links/0/title', 'empty'],
      [
        'a link to a script',
        { links: [{ ...link, url: 'javascript:alert(1)' }] },
        '/body/links/0/url',
        'http',
      ],
      [
        'a link with a password',
        { links: [{ ...link, url: 'https://a:b@example.org/' }] },
        '/body/links/0/url',
        'password',
      ],
      ['a relative link', { links: [{ ...link, url: '/wiki' }] }, '/body/links/0/url', ''],
    ] as const) {
      context.test(`rejects ${title}`, async () => {
        await context.publish('ferry', ferry);
        const { status, message, paths } = await problemsOf('PATCH', path, body);
        expect(status).toBe(400);
        expect(paths).toContain(at);
        expect(message).toContain(words);
      });
    }

    context.test('accepts the longest values', async () => {
      await context.publish('ferry', ferry);
      const owner = '🐟'.repeat(100);
      const tags = many(20).map((tag) => tag.padEnd(50, 'ﷺ'));
      const links = tags.map((title) => ({ title, url: `https://example.org/${'x'.repeat(2000)}` }));
      const updated = await context.client().specs.update({ ...spec, owner, tags, links });
      expect(updated).toMatchObject({ owner, tags, links });
      expect((await context.client().specs.list({ organizationId: 'acme', owner })).count).toBe(1);
    });
  });
}
