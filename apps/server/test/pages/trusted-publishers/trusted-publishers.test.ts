import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectPage,
  ferry,
  open,
  type PagesWorld,
  script,
  startPagesWorld,
  textOf,
} from '../../support/pages/pages-world.js';
import type { Visitor } from '../../support/pages/visitor.js';

let world: PagesWorld;

beforeAll(async () => {
  world = await startPagesWorld();
});

afterAll(() => world.close());

const page = '/orgs/acme/trusted-publishers';
const manager = ['tokens:write', 'openapi:read', 'openapi:write'];

async function visitorOf(subject: string, scopes: string[]): Promise<Visitor> {
  const token = await world.target.token({
    subject: { id: subject, displayName: subject },
    organizations: ['acme'],
    scopes,
  });
  return world.visitorWith(token);
}

const valid = {
  name: 'Orders',
  provider: 'github',
  repository: 'acme/orders',
  branches: 'main, release/*',
  tags: '',
  environment: 'production',
  specSlugs: 'orders orders-*',
  scopes: 'openapi:write',
};

describe('the trusted publishers of an organization', () => {
  it('are added by a form, listed and deleted', async () => {
    const visitor = await visitorOf('ann', manager);
    expect(textOf(await visitor.see(page))).toContain('No trusted publishers yet');
    const added = await visitor.send(page, valid);
    expect([added.status, added.headers.location]).toEqual([303, page]);
    const list = await visitor.see(page);
    expectPage(list, 200);
    const shown = textOf(list);
    for (const part of ['Orders', 'acme/orders', 'main', 'release/*', 'orders-*', 'Environment production'])
      expect(shown).toContain(part);
    expect(shown).toContain('ID of the first job');
    const id = /name="delete" value="([^"]+)"/.exec(list.text)?.[1] ?? '';
    expectPage(await visitor.send(page, { delete: id }, { 'sec-fetch-site': 'cross-site' }), 403);
    expect((await visitor.send(page, { delete: id })).status).toBe(303);
    expect(textOf(await visitor.see(page))).toContain('No trusted publishers yet');
  });

  it('show the audience of identity tokens', async () => {
    const seen = await (await visitorOf('ben', manager)).see(page);
    expect(seen.text).toContain(`aud: ${world.target.url}`);
    expect(seen.text).toContain('id-token: write');
  });

  it.each([
    ['name', { name: ' ' }],
    ['repository', { repository: 'orders' }],
    ['repository', { repository: '' }],
    ['repositoryId', { repositoryId: 'x' }],
    ['issuer', { issuer: 'http://gitlab.example.org' }],
    ['branches', { branches: ' ,' }],
    ['branches', { branches: 'refs/heads/main' }],
    ['specSlugs', { specSlugs: '' }],
    ['specSlugs', { specSlugs: 'a/b' }],
    ['scopes', { scopes: '' }],
    ['scopes', { pullRequests: 'on' }],
  ])('are not added with an invalid field %s, and the form keeps the others', async (field, changes) => {
    const visitor = await visitorOf('cleo', manager);
    const seen = await visitor.send(page, { ...valid, ...changes });
    expectPage(seen, 400);
    expect(seen.text).toContain(`id="${field}-error"`);
    expect(seen.text).toContain(`href="#${field}"`);
    expect(seen.text).toContain('value="production"');
  });

  it('give the jobs no more scopes than the visitor has', async () => {
    const visitor = await visitorOf('dan', ['tokens:write', 'openapi:read']);
    const { text } = await visitor.see(page);
    expect([...text.matchAll(/name="scopes" value="([^"]+)"/g)].map(([, scope]) => scope)).toEqual([
      'openapi:read',
    ]);
    expectPage(await visitor.send(page, valid), 403);
    const none = await (await visitorOf('eve', ['tokens:write'])).see(page);
    expect(textOf(none)).toContain('Jobs get a part of your scopes');
  });

  it('are visible with tokens:write only', async () => {
    const reader = await visitorOf('fay', ['openapi:read', 'openapi:write']);
    expectPage(await reader.see(page), 403);
    expectPage(await reader.send(page, valid), 403);
    expect((await reader.see('/orgs/acme/tokens')).text).not.toContain(page);
    expect((await (await visitorOf('gus', manager)).see('/orgs/acme/tokens')).text).toContain(page);
  });

  it('have escaped names', async () => {
    const visitor = await visitorOf('hal', manager);
    await visitor.send(page, { ...valid, name: script });
    expect((await visitor.see(page)).text).not.toContain(script);
  });
});

describe('a visitor with the token of a CI job', () => {
  it('sees the pages of its specifications only', async () => {
    const { operator } = world.target.server;
    const { id: publisherId } = await operator.call('createTrustedPublisher', {
      path: { organizationId: 'acme' },
      body: {
        name: 'Ferry',
        provider: 'github',
        repository: 'acme/ferry',
        branches: ['main'],
        specSlugs: ['ferry'],
        scopes: ['openapi:read', 'openapi:write'],
      },
    });
    const job = { publisher: 'Ferry', repository: 'acme/ferry', ref: 'refs/heads/main' };
    const visitor = await world.visitorWith(
      await world.target.token({
        organizations: ['acme'],
        scopes: ['openapi:read', 'openapi:write'],
        created: { name: 'Ferry' },
        exchanged: { publisherId, specSlugs: ['ferry'], job },
      }),
    );
    expect((await visitor.see(`${ferry}/versions`)).status).toBe(200);
    await world.publish('secret', { text: 'openapi: 3.1.0' });
    for (const path of [
      '/orgs/acme',
      '/orgs/acme/tokens',
      '/orgs/acme/audit',
      '/orgs/acme/openapi/secret/versions',
      '/orgs/acme/openapi/secret/source',
      '/orgs/acme/openapi/secret/problems',
      '/orgs/acme/openapi/secret/labels',
      '/orgs/acme/openapi/secret/manage',
      '/spaces/docs',
    ]) {
      expect([path, (await visitor.see(path)).status]).toEqual([path, 403]);
    }
    expect((await visitor.see('/orgs/acme/openapi/secret')).status).toBe(404);
    // Public, as for everyone.
    expect((await visitor.see(open)).status).toBe(200);
  });
});
