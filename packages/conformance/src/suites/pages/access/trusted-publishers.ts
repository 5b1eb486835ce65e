import { describe, expect } from 'vitest';
import { githubJob, hostIssuer } from '../../../support/ci/ci-issuer.js';
import { createPublisher, exchange } from '../../../support/ci/exchange.js';
import type { SuiteContext } from '../../../support/suite-context.js';
import { publishOpenPages, publishPages, script } from '../../../support/web/publish-pages.js';
import { type Visitor, visitorWith, visitorWithScopes } from '../../../support/web/visitor.js';

const page = '/orgs/acme/trusted-publishers';
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

export function trustedPublisherPagesSuite(context: SuiteContext): void {
  describe('the page of trusted publishers', () => {
    context.test('adds, lists and deletes them by a form', async () => {
      const visitor = await visitorWith(context, 'editor');
      (await visitor.open(page)).shows('No trusted publishers yet');
      (await visitor.send(page, valid)).redirectsTo(page);
      const list = await visitor.open(page);
      list.shows('Orders', 'acme/orders', 'main', 'release/*', 'orders-*', 'Environment production');
      list.shows('ID of the first job');
      const form = { delete: list.valuesOf('delete')[0] ?? '' };
      (await visitor.send(page, form, { 'sec-fetch-site': 'cross-site' })).isPage(403);
      (await visitor.send(page, form)).redirectsTo(page);
      (await visitor.see(page)).shows('No trusted publishers yet');
    });

    context.test('shows the audience of identity tokens', async () => {
      const { html } = await (await visitorWith(context, 'editor')).see(page);
      expect(html).toContain(`aud: ${context.target.baseUrl}`);
      expect(html).toContain('id-token: write');
    });

    context.test('adds none with an invalid field, and keeps the others', async () => {
      const visitor = await visitorWith(context, 'editor');
      for (const [field, changes] of [
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
      ] as const) {
        const { html } = (await visitor.send(page, { ...valid, ...changes })).isPage(400);
        expect([changes, html.includes(`id="${field}-error"`)]).toEqual([changes, true]);
        expect(html).toContain(`href="#${field}"`);
        expect(html).toContain('value="production"');
      }
    });

    context.test('gives the jobs no more scopes than the visitor has', async () => {
      const visitor = await visitorWithScopes(context, 'tokens:write', 'openapi:read');
      expect((await visitor.see(page)).valuesOf('scopes')).toEqual(['openapi:read']);
      (await visitor.send(page, valid)).isPage(403);
      (await (await visitorWith(context, 'manager')).see(page)).shows('Jobs get a part of your scopes');
    });

    context.test('is visible with `tokens:write` only', async () => {
      const reader = await visitorWithScopes(context, 'openapi:read', 'openapi:write');
      await reader.open(page, 403);
      (await reader.send(page, valid)).isPage(403);
      expect((await reader.see('/orgs/acme/tokens')).links).not.toContain(page);
      (await (await visitorWith(context, 'editor')).see('/orgs/acme/tokens')).leadsTo(page);
    });

    context.test('escapes names', async () => {
      const visitor = await visitorWith(context, 'editor');
      await visitor.send(page, { ...valid, name: script });
      expect((await visitor.see(page)).html).not.toContain(script);
    });
  });

  describe('a visitor with the token of a CI job', () => {
    /** Signs in with the token of a job for these specifications. */
    const signIn = async (issuer: string, specSlugs: string[]): Promise<Visitor> => {
      const ci = await hostIssuer(context, issuer);
      await createPublisher(context, ci, { specSlugs });
      return visitorWith(context, (await exchange(context, await ci.sign(githubJob))).secret);
    };

    context.test('sees the pages of its specifications only', async () => {
      await publishPages(context, 'ferry');
      await publishPages(context, 'secret');
      await publishOpenPages(context, 'open');
      const visitor = await signIn('pages', ['ferry']);
      await visitor.open('/orgs/acme/openapi/ferry/versions');
      for (const path of ['', '/tokens', '/audit']) await visitor.open(`/orgs/acme${path}`, 403);
      for (const path of ['versions', 'source', 'problems', 'labels', 'manage'])
        await visitor.open(`/orgs/acme/openapi/secret/${path}`, 403);
      await visitor.open('/spaces/docs', 403);
      expect((await visitor.see('/orgs/acme/openapi/secret')).status).toBe(404);
      // Public, as for everyone.
      expect((await visitor.see('/orgs/acme/openapi/open')).status).toBe(200);
    });

    context.test(
      'learns why its search finds no private specifications, and searches in its own',
      async () => {
        const operation = (title: string) => ({ get: { operationId: `read${title}Map`, responses: {} } });
        const documentOf = (title: string) => ({
          ...{ openapi: '3.1.0', info: { title, version: '1' }, paths: { '/maps': operation(title) } },
        });
        await publishPages(context, 'tides', documentOf('Tides'));
        await publishPages(context, 'harbour', documentOf('Harbour'));
        await publishOpenPages(context, 'shown', documentOf('Shown'));
        const visitor = await signIn('searching', ['tid*']);
        const search = '/orgs/acme/search';
        const because = 'because your token is limited to some specifications';
        const only = 'Only public specifications are searched';
        const found = await visitor.see(`${search}?q=map&kind=operation`);
        expect(found.html).toContain('/openapi/shown/docs/');
        expect(found.html).not.toContain('/openapi/tides/docs/');
        expect(found.html).not.toContain('harbour');
        const own = `${search}?q=map&kind=operation&spec=tides`;
        found.shows(because).leadsTo(own);
        const inOwn = (await visitor.see(own)).hides(only);
        expect(inOwn.html).toContain('/openapi/tides/docs/');
        (await visitor.see(search)).shows(because);
        (await visitor.see('/orgs/globex/search?q=map')).shows(`${only}.`).hides(because);
        const stranger = await visitorWith(context, 'stranger');
        (await stranger.see(`${search}?q=map`)).shows(`${only}.`).hides(because);
      },
    );
  });
}
