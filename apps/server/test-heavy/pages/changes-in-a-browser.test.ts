import { Client } from '@specshelf/sdk';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { startWeb, type Web } from '../../test/support/http/start-web.js';
import { startServer, type TestServer } from '../../test/support/server/start-server.js';
import { checkPage } from '../support/console-journey/check-page.js';
import { boatRental } from '../support/documents/boat-rental.js';

const executable = findChromium('the pages of changes');
const place = { organizationId: 'acme', specSlug: 'boats' };
const root = '/orgs/acme/openapi/boats';

const looks = [
  { name: 'wide, light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'wide, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  { name: 'narrow, light', viewport: { width: 390, height: 800 }, colorScheme: 'light' },
  { name: 'narrow, dark', viewport: { width: 390, height: 800 }, colorScheme: 'dark' },
] as const satisfies ({ name: string } & BrowserContextOptions)[];

const pages = [
  { name: 'versions', path: `${root}/versions` },
  { name: 'changelog', path: `${root}/changelog` },
  { name: 'changes', path: `${root}/changes?impact=docs` },
  { name: 'comparison', path: `${root}/changes?from=label:first` },
  { name: 'settings', path: `${root}/manage` },
  { name: 'refused', path: '/orgs/acme/openapi/fetched/refused' },
  { name: 'refused run', path: '/orgs/acme/openapi/fetched/versions' },
  { name: 'documentation', path: root },
  { name: 'rules', path: '/docs/changes' },
];

describe.skipIf(executable === undefined)('the pages of changes', () => {
  let target: TestServer;
  let web: Web;
  let browser: Browser;
  let token: string;
  let served = boatRental(1);

  beforeAll(async () => {
    target = await startServer({ databaseFile: ':memory:' });
    web = await startWeb({ '/boats.yaml': (_request, response) => response.end(served) });
    const createdAt = target.now().toISOString();
    const { organizations } = target.server.stores;
    await organizations.insert({ id: 'acme', title: 'Acme', createdAt, emailDomains: [], type: 'business' });
    token = await target.token({ scopes: ['openapi:read', 'openapi:write', 'openapi:acknowledge'] });
    const { specs } = new Client({ baseUrl: target.url, token });
    for (const number of [1, 2, 3] as const) {
      await specs.upsert({ ...place, source: { text: boatRental(number) } });
      await target.server.processor.idle();
      target.advance(86_400_000);
    }
    await specs.setVisibility({ ...place, visibility: 'public' });
    const [first] = (await specs.versions.list(place)).items.slice(-1);
    await send('PUT', `${root}/labels/first`, { version: first?.id });
    const source = { url: `${web.url}/boats.yaml` };
    const fetched = '/orgs/acme/openapi/fetched';
    await send('PUT', fetched, { source });
    await send('PATCH', fetched, { compatibility: { refuse: 'breaking' } });
    await target.server.processor.idle();
    served = boatRental(3);
    target.advance(60_000);
    await send('PUT', fetched, { source });
    await target.server.processor.idle();
    browser = await chromium.launch({ executablePath: executable ?? '', args: ['--no-sandbox'] });
  });

  afterAll(async () => {
    await browser?.close();
    await web?.close();
    await target?.close();
  });

  async function send(method: 'PUT' | 'PATCH', path: string, body: object): Promise<void> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const url = `${target.url}/v1${path}`;
    const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
    expect([response.ok, await response.text()]).toEqual([true, expect.anything()]);
  }

  async function signIn(page: Page): Promise<void> {
    await page.goto(`${target.url}${root}/versions`);
    await page.getByLabel('Access token').fill(token);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Boat rental' }).waitFor();
  }

  it.each(looks)('are accessible and do not scroll horizontally: $name', async ({ name: _, ...look }) => {
    const context = await browser.newContext(look);
    const page = await context.newPage();
    const { width } = look.viewport;
    await page.goto(`${target.url}${root}/changelog`);
    await checkPage(page, { where: 'public changelog', hasScript: true, width });
    await signIn(page);
    for (const { name, path } of pages) {
      const response = await page.goto(target.url + path);
      expect([name, response?.status()]).toEqual([name, 200]);
      await checkPage(page, { where: name, hasScript: true, width });
    }
    await context.close();
  });

  it('compare two versions by keyboard and without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await signIn(page);
    await page.getByRole('link', { name: 'Changelog', exact: true }).press('Enter');
    await page.getByLabel('From').selectOption({ label: 'Label first' });
    await page.getByRole('button', { name: 'Compare' }).press('Enter');
    await page.getByRole('heading', { name: /^Breaking/ }).waitFor();
    expect(page.url()).toContain('from=label%3Afirst');
    await context.close();
  });
});
