import type { NewTrustedPublisher } from '@specshelf/sdk';
import { describe, expect } from 'vitest';
import { errorOf } from '../../support/error-of.js';
import type { SuiteContext } from '../../support/suite-context.js';

const organizationId = 'acme';

const ferry: NewTrustedPublisher = {
  name: 'Ferry',
  provider: 'github',
  repository: 'acme/ferry',
  branches: ['main'],
  specSlugs: ['Ferry'],
  scopes: ['openapi:write', 'openapi:read'],
};

export function trustedPublishersSuite(context: SuiteContext): void {
  describe('trusted publishers', () => {
    const create = (changes: Partial<NewTrustedPublisher> = {}, token = 'editor') =>
      context.client(token).trustedPublishers.create({ organizationId, ...ferry, ...changes });
    const list = async (token = 'manager') =>
      (await context.client(token).trustedPublishers.list({ organizationId })).items;

    context.test('creates a trusted publisher with the issuer of its provider', async () => {
      const created = await create();
      expect(created).toEqual({
        object: 'trusted-publisher',
        id: expect.stringMatching(/^[a-z0-9]+$/),
        name: 'Ferry',
        provider: 'github',
        issuer: 'https://token.actions.githubusercontent.com',
        repository: 'acme/ferry',
        branches: ['main'],
        tags: [],
        pullRequests: false,
        specSlugs: ['ferry'],
        scopes: ['openapi:read', 'openapi:write'],
        createdAt: '2026-03-01T08:00:00.000Z',
        createdBy: { id: 'ada', displayName: 'Ada Editor' },
      });
      const gitlab = await create({ provider: 'gitlab', repository: 'acme/a/b', branches: [], tags: ['v*'] });
      expect(gitlab.issuer).toBe('https://gitlab.com');
      expect(await list()).toEqual(expect.arrayContaining([created, gitlab]));
    });

    context.test('accepts every member of a trusted publisher', async () => {
      const given = {
        issuer: 'https://gitlab.example.org:8443/gitlab',
        repositoryId: '22',
        branches: ['main', 'release/*'],
        tags: ['*'],
        environment: 'Production east',
        specSlugs: ['ferry-*', '*'],
      };
      const repository = 'acme/platform.team/ferry_apis';
      const created = await create({ provider: 'gitlab', repository, ...given });
      expect(created).toMatchObject({ repository, ...given });
      expect((await list())[0]).toEqual(created);
    });

    context.test('deletes a trusted publisher', async () => {
      const { id: trustedPublisherId } = await create();
      const { trustedPublishers } = context.client('manager');
      await trustedPublishers.delete({ organizationId, trustedPublisherId });
      expect(await list()).toEqual([]);
      const error = await errorOf(trustedPublishers.delete({ organizationId, trustedPublisherId }));
      expect([error.status, error.message]).toEqual([404, expect.stringContaining(trustedPublisherId)]);
    });

    context.test('rejects scopes that the caller does not have', async () => {
      const error = await errorOf(create({}, 'manager'));
      expect([error.status, error.message]).toEqual([403, expect.stringContaining('openapi:write')]);
      expect(await list()).toEqual([]);
    });

    for (const [path, changes] of [
      ['/body/name', { name: '' }],
      ['/body/name', { name: 'two\nlines' }],
      ['/body/provider', { provider: 'jenkins' }],
      ['/body/issuer', { issuer: 'http://gitlab.example.org' }],
      ['/body/issuer', { issuer: 'https://user@gitlab.example.org' }],
      ['/body/issuer', { issuer: 'https://gitlab.example.org?a=b' }],
      ['/body/issuer', { issuer: 'gitlab.example.org' }],
      ['/body/repository', { repository: 'ferry' }],
      ['/body/repository', { repository: 'acme/platform/ferry' }],
      ['/body/repository', { repository: 'https://github.com/acme/ferry' }],
      ['/body/repository', { repository: 'acme/*' }],
      ['/body/repositoryId', { repositoryId: 'seven' }],
      ['/body/branches', { branches: [] }],
      ['/body/branches/0', { branches: ['refs/heads/main'] }],
      ['/body/tags/0', { tags: ['two\nlines'] }],
      ['/body/scopes', { pullRequests: true }],
      ['/body/environment', { environment: '' }],
      ['/body/specSlugs', { specSlugs: [] }],
      ['/body/specSlugs/0', { specSlugs: ['ferry/api'] }],
      ['/body/scopes', { scopes: [] }],
      ['/body/scopes/0', { scopes: ['tokens:write'] }],
    ] as const) {
      context.test(`rejects a trusted publisher with ${JSON.stringify(changes)}`, async () => {
        const { status, text } = await context.request('POST', '/v1/orgs/acme/trusted-publishers', {
          body: { ...ferry, ...changes },
        });
        expect([status, JSON.parse(text).error.details?.[0]?.path]).toEqual([400, path]);
      });
    }

    context.test('rejects the hundred and first trusted publisher', async () => {
      for (let number = 0; number < 100; number += 1) await create();
      const error = await errorOf(create());
      expect([error.status, error.message]).toEqual([409, expect.stringContaining('100 trusted publishers')]);
      expect(await list()).toHaveLength(100);
    });

    context.test('records the changes of trusted publishers', async () => {
      const { id } = await create();
      await context.target.advanceClock(60_000);
      await context.client('manager').trustedPublishers.delete({ organizationId, trustedPublisherId: id });
      const { items } = await context.client('auditor').audit.list({ organizationId });
      expect(items.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
        'max trusted-publisher.delete',
        'ada trusted-publisher.create',
      ]);
      expect(items[1]?.details).toMatchObject({
        trustedPublisher: {
          id,
          name: 'Ferry',
          repository: 'acme/ferry',
          scopes: ['openapi:read', 'openapi:write'],
        },
      });
    });

    context.test('keeps the trusted publishers of organizations separate', async () => {
      const { id } = await create();
      const { trustedPublishers } = context.client('stranger');
      expect((await trustedPublishers.list({ organizationId: 'globex' })).items).toEqual([]);
      const deletion = trustedPublishers.delete({ organizationId: 'globex', trustedPublisherId: id });
      expect((await errorOf(deletion)).status).toBe(404);
      expect(await list()).toHaveLength(1);
    });
  });
}
