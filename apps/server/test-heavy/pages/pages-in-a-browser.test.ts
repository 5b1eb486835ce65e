import { Client } from '@specshelf/sdk';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { startWeb, type Web } from '../../test/support/http/start-web.js';
import { startServer, type TestServer } from '../../test/support/server/start-server.js';

const executable = findChromium('pages in a browser');

/** State, problems, and versions of a specification. */
const ferry = '/orgs/acme/openapi/ferry/versions';
/** Has a problem whose pointer is longer than a line. */
const text = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Ferry', version: '1' },
  paths: { [`/${'sailings'.repeat(30)}/{id}`]: { get: { responses: {} } } },
});

describe.skipIf(executable === undefined)('pages in a browser', () => {
  let target: TestServer;
  let otherSite: Web;
  let browser: Browser;
  let token: string;

  beforeAll(async () => {
    target = await startServer({ databaseFile: ':memory:' });
    const createdAt = target.now().toISOString();
    const { organizations } = target.server.stores;
    await organizations.insert({ id: 'acme', title: 'Acme', createdAt, emailDomains: [], type: 'business' });
    token = await target.token({ scopes: ['openapi:read', 'openapi:write'] });
    const { specs } = new Client({ baseUrl: target.url, token });
    await specs.upsert({ organizationId: 'acme', specSlug: 'ferry', source: { text } });
    await target.server.processor.idle();
    otherSite = await startWeb({
      '/links': (_request, response) => {
        response.setHeader('content-type', 'text/html').end(`<a href="${target.url}${ferry}">Ferry</a>`);
      },
    });
    browser = await chromium.launch({ executablePath: executable ?? '', args: ['--no-sandbox'] });
  });

  afterAll(async () => {
    await browser?.close();
    await otherSite?.close();
    await target?.close();
  });

  async function signIn(width = 1280): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    await page.goto(target.url + ferry);
    await sendToken(page);
    return page;
  }

  async function sendToken(page: Page): Promise<void> {
    await page.getByLabel('Access token').fill(token);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Access token').waitFor({ state: 'detached' });
  }

  it.each([1280, 390])(
    'a page that is %i pixels wide does not scroll horizontally after sign-in',
    async (width) => {
      const page = await signIn(width);
      expect(page.url()).toBe(target.url + ferry);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Ferry');
      await page.getByRole('heading', { name: /^\d problems?$/ }).waitFor();
      const { scrollWidth, background } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        background: getComputedStyle(document.body).backgroundColor,
      }));
      expect(scrollWidth).toBe(width);
      expect(background).toBe('rgb(255, 255, 255)');
      await page.context().close();
    },
  );

  it('a link on another site keeps the session', async () => {
    const page = await signIn();
    await page.goto(`${otherSite.url.replace('127.0.0.1', 'localhost')}/links`);
    await page.getByRole('link').click();
    await page.waitForURL(target.url + ferry);
    await page.getByRole('heading', { name: 'ferry' }).waitFor();
    await page.context().close();
  });

  it('a link on another site leads to the sign-in form without a session', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${otherSite.url.replace('127.0.0.1', 'localhost')}/links`);
    await page.getByRole('link').click();
    await sendToken(page);
    expect(page.url()).toBe(target.url + ferry);
    await context.close();
  });

  it('sign-out ends the session', async () => {
    const page = await signIn();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Access token').waitFor();
    await page.goto(target.url + ferry);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.context().close();
  });
});
