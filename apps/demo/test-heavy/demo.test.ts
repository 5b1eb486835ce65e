import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findChromium } from '../../../scripts/install/find-chromium.js';
import { buildDemo } from '../scripts/build.js';
import { type StaticServer, serve } from '../scripts/serve.js';

// Waits end with an error long before the limit of a test.
const timeout = 20_000;

const executable = findChromium('the demo in a browser');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specshelf-demo-'));
  const { workerSize } = await buildDemo(folder);
  console.log(`The worker of the demo has ${Math.round(workerSize / 1000)} kB (gzip).`);
  expect(workerSize).toBeLessThan(770_000);
});

afterAll(() => rm(folder, { recursive: true }));

describe.skipIf(executable === undefined).each(['/', '/preview/specshelf/'])('the demo at %s', (prefix) => {
  let browser: Browser;
  let server: StaticServer;

  beforeAll(async () => {
    server = await serve(folder, { port: 0, prefix });
    browser = await chromium.launch({ executablePath: executable ?? '', args: ['--no-sandbox'] });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  /** Opens a page of a new visitor. Images of other sites are answered here. */
  async function visit(prepare: (context: BrowserContext) => Promise<unknown> = async () => undefined) {
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    await context.route(
      (url) => url.origin !== new URL(server.url).origin,
      (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await prepare(context);
    context.setDefaultTimeout(timeout);
    const page = await context.newPage();
    return { context, page, failures: watch(page) };
  }

  const open = async (page: Page) => {
    await page.goto(server.url);
    await page.waitForURL(`${server.url}orgs/examples`);
  };

  const at = (path: string) => `${server.url}orgs/examples/openapi/${path}`;

  it('opens the list of examples, and its pages by links, a search, and a reload', async () => {
    const { page, failures } = await visit();
    await open(page);
    await page.getByRole('link', { name: 'museum' }).click();
    await page.waitForURL(at('museum'));
    await page.getByRole('link', { name: 'All operations' }).first().click();
    await page.waitForURL(at('museum/operations'));
    await page
      .getByRole('link', { name: /Get museum hours/ })
      .first()
      .click();
    await expect.poll(() => page.locator('h1').textContent()).toBe('Get museum hours');
    const address = page.url();
    await page.reload();
    expect([page.url(), await page.locator('h1').textContent()]).toEqual([address, 'Get museum hours']);

    await page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', { name: /Search/ }))
      .fill('ticket');
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.goto(`${at('museum/search')}?q=ticket`);
    expect(await page.locator('main').textContent()).toContain('results');
    await page.goBack();
    expect(page.url()).toBe(address);
    expect(failures).toEqual([]);
  });

  it('searches in all examples, with and without suggestions', async () => {
    const { context, page, failures } = await visit();
    await open(page);
    // The worker answers; there is no server.
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ticket');
    const options = page.locator('#shelf-suggestions').getByRole('option');
    await options.first().waitFor();
    expect(await options.first().getAttribute('href')).toContain('/orgs/examples/openapi/museum/docs/');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${server.url}orgs/examples/search?q=ticket`);
    await page.getByRole('link', { name: 'Schemas', exact: true }).click();
    await page.waitForURL(`${server.url}orgs/examples/search?q=ticket&kind=schema`);
    expect(await page.locator('.results > li').count()).toBeGreaterThan(0);
    await page.goto(`${server.url}orgs/examples/search?q=tikcet`);
    await page.locator('main').getByRole('link', { name: 'ticket', exact: true }).click();
    await page.waitForURL(`${server.url}orgs/examples/search?q=ticket`);
    await page.locator('.results a').first().click();
    await page.waitForURL(/\/openapi\/museum\//);
    // From the documentation to all examples.
    await page.keyboard.press('/');
    await page.keyboard.type('planet');
    await options.last().click();
    await page.waitForURL(`${server.url}orgs/examples/search?q=planet`);
    expect(await page.locator('.results a').first().getAttribute('href')).toContain('/openapi/galaxy/');
    expect(failures).toEqual([]);
  });

  it('shows all links of all examples', async () => {
    const { page, failures } = await visit();
    await open(page);
    // The policy of documentation pages allows requests to this origin.
    await page.goto(at('museum'));
    const visited = await page.evaluate(followLinks, { base: server.url, limit: 6000 });
    expect(visited.filter(({ status }) => status !== 200)).toEqual([]);
    const documented = visited.filter(({ address }) => address.includes('/docs/'));
    expect(documented.length).toBeGreaterThan(40);
    for (const text of [
      '/galaxy',
      '/library',
      '/museum',
      '/published/',
      '/versions/',
      '/print/',
      '/schemas/',
    ]) {
      expect([text, visited.some(({ address }) => address.includes(text))]).toEqual([text, true]);
    }
    expect(failures).toEqual([]);
  });

  it('keeps its theme, its session, and its pages after the browser has stopped the worker', async () => {
    const { context, page, failures } = await visit();
    await open(page);
    const addresses = ['', '/openapi/museum', '/openapi/galaxy/versions', '/openapi/library/operations'].map(
      (path) => `${server.url}orgs/examples${path}`,
    );
    const read = () => page.evaluate(readPages, addresses);
    await page.goto(at('library'));
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
    const before = await read();
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const devTools = await context.newCDPSession(page);
    await devTools.send('ServiceWorker.enable');
    await devTools.send('ServiceWorker.stopAllWorkers');
    expect(await read()).toEqual(before);
    await devTools.send('ServiceWorker.stopAllWorkers');
    await page.reload();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.locator('h1').textContent()).toBe('みどり図書館 API');
    expect(failures).toEqual([]);
  });

  it('shows the progress of a specification, and keeps it after the browser has stopped the worker', async () => {
    const { context, page, failures } = await visit();
    await open(page);
    await page.goto(`${server.url}orgs/examples/publish?from=text`);
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
    expect(await page.locator('h1').textContent()).toBe('Buoys');
    expect(failures).toEqual([]);
  });

  it('works without a connection', async () => {
    const { context, page } = await visit();
    await open(page);
    await context.setOffline(true);
    await page.goto(at('museum/operations'));
    expect(await page.locator('h1').textContent()).toBe('All operations');
  });

  it('signs out, and in with its token', async () => {
    const { page } = await visit();
    await open(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${server.url}sign-in`);
    await page.goto(`${server.url}orgs/examples`);
    await page.getByLabel('Token').fill('demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'museum' }).waitFor();
    expect(page.url()).toBe(`${server.url}orgs/examples`);
  });

  it('rejects a sign-in form of another site', async () => {
    const html = `<form method="post" action="${server.url}sign-in"><input name="token" value="demo"></form>`;
    const { page } = await visit((context) =>
      context.route('https://other.example/', (route) =>
        route.fulfill({ contentType: 'text/html', body: html }),
      ),
    );
    await open(page);
    await page.goto('https://other.example/');
    const [response] = await Promise.all([
      page.waitForResponse(`${server.url}sign-in`),
      page.evaluate(() => document.forms[0]?.submit()),
    ]);
    expect(response.status()).toBe(403);
  });

  it('opens the page of a link for a new visitor, also without the worker for one request', async () => {
    const { page } = await visit();
    await page.goto(at('museum/docs/events'));
    await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
    expect(page.url()).toBe(at('museum/docs/events'));
  });

  it('explains an address without a page', async () => {
    const { page } = await visit();
    await open(page);
    await page.goto(`${server.url}nothing`);
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
    await page.goto(server.url);
    await expect.poll(() => page.locator('main').textContent()).toContain(text);
    expect(await page.getByRole('link', { name: 'Run it on a server' }).isVisible()).toBe(true);
    expect(failures).toEqual([]);
  });

  it('explains that it needs scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(server.url);
    expect(await page.locator('main').textContent()).toContain('which needs JavaScript');
  });
});

/** Collects errors and failed requests of a page, except files that the browser no longer needs when the page is left. */
function watch(page: Page): string[] {
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  page.on('pageerror', (error) => failures.push(String(error)));
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText;
    const isCancelled = error === 'net::ERR_ABORTED' && !request.isNavigationRequest();
    if (!isCancelled) failures.push(`${request.url()}: ${error}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.url()}: ${response.status()}`);
  });
  return failures;
}

// These functions run in the page.

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

/** Visits all pages that links lead to. Rejects when there are more of them than `limit`, as with an unbounded parameter. */
async function followLinks({ base, limit }: { base: string; limit: number }) {
  const addresses = new Set([`${base}orgs/examples`]);
  const visited: { address: string; status: number }[] = [];
  // The loop also visits addresses that are added to the set while it runs.
  for (const address of addresses) {
    if (addresses.size > limit)
      throw new Error(`The pages have more than ${limit} links, such as ${address}.`);
    const response = await fetch(address);
    visited.push({ address, status: response.status });
    if (!response.headers.get('content-type')?.includes('html')) continue;
    // Not `DOMParser`: it would report the style sheets of pages with another content security policy.
    for (const [, link = ''] of (await response.text()).matchAll(/ (?:href|src)="([^"]*)"/g)) {
      const target = new URL(link.replaceAll('&amp;', '&'), address);
      target.hash = '';
      if (target.href.startsWith(base)) addresses.add(target.href);
    }
  }
  return visited;
}
