import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../scripts/install/find-chromium.js';
import { DemoSite } from './support/demo-site.js';
import { followLinks } from './support/follow-links.js';

const executable = findChromium('the demo in a browser');

describe.skipIf(executable === undefined)('the demo', () => {
  let site: DemoSite;
  /** The URL of its start page, below a path. */
  let url: string;
  /** The same at the root of a host. */
  let rootURL: string;

  beforeAll(async () => {
    site = await DemoSite.start(executable ?? '');
    url = await site.serve('/preview/specshelf/');
    rootURL = await site.serve('/');
  });

  afterAll(() => site?.close());

  const visit = (prepare?: (context: BrowserContext) => Promise<unknown>) => site.visit(url, {}, prepare);

  const open = async (page: Page, start = url) => {
    await page.goto(start);
    await page.waitForURL(`${start}orgs/examples`);
  };

  const at = (path: string, start = url) => `${start}orgs/examples/openapi/${path}`;

  const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

  const starts = [
    { where: 'below a path', start: () => url },
    { where: 'at the root of a host', start: () => rootURL },
  ];

  it.each(starts)(
    'opens the list of examples, and its pages by links and a reload, $where',
    async ({ start }) => {
      const { page, failures } = await site.visit(start());
      await open(page, start());
      await page.getByRole('link', { name: 'museum' }).click();
      await page.waitForURL(at('museum', start()));
      await page.getByRole('link', { name: 'All operations' }).first().click();
      await page.waitForURL(at('museum/operations', start()));
      const link = page.getByRole('link', { name: /Get museum hours/ });
      await link.first().click();
      await expect.poll(() => titleOf(page)).toBe('Get museum hours');
      const address = page.url();
      expect(address).toContain(at('museum/docs/', start()));
      await page.reload();
      await expect.poll(() => titleOf(page)).toBe('Get museum hours');
      expect(page.url()).toBe(address);
      expect(failures).toEqual([]);
    },
  );

  it('searches in an example, and goes back', async () => {
    const { page, failures } = await visit();
    await open(page);
    await page.goto(at('museum/operations'));
    await page.getByRole('combobox', { name: /Search/ }).fill('ticket');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await page.goto(`${at('museum/search')}?q=ticket`);
    await expect.poll(() => page.locator('main').textContent()).toContain('results');
    await page.goBack();
    await page.waitForURL(at('museum/operations'));
    expect(failures).toEqual([]);
  });

  it('searches in all examples, with and without suggestions', async () => {
    const { context, page, failures } = await visit();
    await open(page);
    // The worker answers; there is no server.
    await context.setOffline(true);
    await page.getByRole('combobox', { name: 'Search all specifications' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ticket');
    const options = page.locator('#shelf-suggestions').getByRole('option');
    const first = () => options.first().getAttribute('href');
    await expect.poll(first).toContain('/orgs/examples/openapi/museum/');
    const best = new URL((await first()) ?? '', url).href;
    await page.keyboard.press('Enter');
    await page.waitForURL(best);
    await page.goto(`${url}orgs/examples/search?q=ticket`);
    await page.getByRole('link', { name: 'Schemas', exact: true }).click();
    await page.waitForURL(`${url}orgs/examples/search?q=ticket&kind=schema`);
    await page.locator('.results > li').first().waitFor();
    expect(failures).toEqual([]);
  });

  it('leads from a search to another word, to the documentation, and back to all examples', async () => {
    const { page, failures } = await visit();
    await open(page);
    await page.goto(`${url}orgs/examples/search?q=tikcet`);
    await page.locator('main').getByRole('link', { name: 'ticket', exact: true }).click();
    await page.waitForURL(`${url}orgs/examples/search?q=ticket`);
    await page.locator('.results a').first().click();
    await page.waitForURL(/\/openapi\/museum\//);
    // From the documentation to all examples.
    await page.getByRole('combobox', { name: 'Search' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('planet');
    await page.locator('#shelf-suggestions').getByRole('option').last().click();
    await page.waitForURL(`${url}orgs/examples/search?q=planet`);
    const best = () => page.locator('.results a').first().getAttribute('href');
    await expect.poll(best).toContain('/openapi/galaxy/');
    expect(failures).toEqual([]);
  });

  it('shows the links of all examples', async () => {
    const { page, failures } = await visit();
    await open(page);
    // The policy of documentation pages allows requests to this origin.
    await page.goto(at('museum'));
    const visited = await page.evaluate(followLinks, { base: url, mostOfKind: 2, limit: 6000 });
    expect(visited.filter(({ status }) => status !== 200)).toEqual([]);
    const documented = visited.filter(({ address }) => address.includes('/docs/'));
    expect(documented.length).toBeGreaterThan(40);
    const kinds = ['/galaxy', '/library', '/museum', '/published/', '/versions/', '/print/', '/schemas/'];
    for (const kind of kinds) {
      expect([kind, visited.some(({ address }) => address.includes(kind))]).toEqual([kind, true]);
    }
    expect(failures).toEqual([]);
  });

  it('keeps its theme, its session, and its pages after the browser has stopped the worker', async () => {
    const { context, page, failures } = await visit();
    await open(page);
    const addresses = ['', '/openapi/museum', '/openapi/galaxy/versions', '/openapi/library/operations'].map(
      (path) => `${url}orgs/examples${path}`,
    );
    const read = () => page.evaluate(readPages, addresses);
    await page.goto(at('library'));
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
    const html = page.locator('html');
    await expect.poll(() => html.getAttribute('data-theme')).toBe('dark');
    const before = await read();
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const devTools = await context.newCDPSession(page);
    await devTools.send('ServiceWorker.enable');
    await devTools.send('ServiceWorker.stopAllWorkers');
    expect(await read()).toEqual(before);
    await devTools.send('ServiceWorker.stopAllWorkers');
    await page.reload();
    await expect.poll(() => html.getAttribute('data-theme')).toBe('dark');
    await expect.poll(() => titleOf(page)).toBe('みどり図書館 API');
    expect(failures).toEqual([]);
  });

  it('shows the progress of a specification, and keeps it after the browser has stopped the worker', async () => {
    const { context, page, failures } = await visit();
    await open(page);
    await page.goto(`${url}orgs/examples/publish?from=text`);
    await page
      .getByLabel('OpenAPI document')
      .fill('{"openapi":"3.1.0","info":{"title":"Buoys","version":"1"},"paths":{}}');
    await page.getByLabel('Slug').fill('buoys');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('heading', { name: 'Waiting to be processed' }).waitFor();
    await page.getByRole('heading', { name: 'Published', exact: true }).waitFor();
    const devTools = await context.newCDPSession(page);
    await devTools.send('ServiceWorker.enable');
    await devTools.send('ServiceWorker.stopAllWorkers');
    await page.goto(at('buoys'));
    await expect.poll(() => titleOf(page)).toBe('Buoys');
    expect(failures).toEqual([]);
  });

  it('works without a connection', async () => {
    const { context, page } = await visit();
    await open(page);
    await context.setOffline(true);
    await page.goto(at('museum/operations'));
    await expect.poll(() => titleOf(page)).toBe('All operations');
  });

  it.each(starts)('signs out, and in with its token, $where', async ({ start }) => {
    const { page } = await site.visit(start());
    await open(page, start());
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${start()}sign-in`);
    await page.goto(`${start()}orgs/examples`);
    await page.getByLabel('Token').fill('demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'museum' }).waitFor();
    await page.waitForURL(`${start()}orgs/examples`);
  });

  it('rejects a sign-in form of another site', async () => {
    const html = `<form method="post" action="${url}sign-in"><input name="token" value="demo"></form>`;
    const { page } = await visit((context) =>
      context.route('https://other.example/', (route) =>
        route.fulfill({ contentType: 'text/html', body: html }),
      ),
    );
    await open(page);
    await page.goto('https://other.example/');
    const [response] = await Promise.all([
      page.waitForResponse(`${url}sign-in`),
      page.evaluate(() => document.forms[0]?.submit()),
    ]);
    expect(response.status()).toBe(403);
  });

  it.each(starts)(
    'opens the page of a link for a new visitor, also without the worker for one request, $where',
    async ({ start }) => {
      const { page } = await site.visit(start());
      await page.goto(at('museum/docs/events', start()));
      await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
      expect(page.url()).toBe(at('museum/docs/events', start()));
    },
  );

  it('explains an address without a page', async () => {
    const { page } = await visit();
    await open(page);
    await page.goto(`${url}nothing`);
    await expect
      .poll(() => page.locator('main').textContent())
      .toContain('There is no page at this address.');
  });

  it.each([
    [
      'the browser has no service workers',
      'this browser has none here',
      () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    ],
    [
      'the worker cannot be registered',
      'Error: not now',
      () => {
        navigator.serviceWorker.register = () => Promise.reject(new Error('not now'));
      },
    ],
  ])('explains that %s', async (_reason, text, prepare) => {
    const { page, failures } = await visit((context) => context.addInitScript(prepare));
    await page.goto(url);
    await expect.poll(() => page.locator('main').textContent()).toContain(text);
    await page.getByRole('link', { name: 'Run it on a server' }).waitFor();
    expect(failures).toEqual([]);
  });

  it('explains that it needs scripts', async () => {
    const { page } = await site.visit(url, { javaScriptEnabled: false });
    await page.goto(url);
    await expect.poll(() => page.locator('main').textContent()).toContain('which needs JavaScript');
  });
});

/** Runs in the page. */
async function readPages(addresses: readonly string[]) {
  const read = async (address: string) => {
    const response = await fetch(address);
    return {
      address,
      status: response.status,
      etag: response.headers.get('etag'),
      text: await response.text(),
    };
  };
  return Promise.all(addresses.map(read));
}
