import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { startWeb, type Web } from '../../test/support/http/start-web.js';
import { expectWidth } from '../support/browser/check-looks.js';
import { DocumentationBrowser } from '../support/documentation/browse-documentation.js';

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
  let site: DocumentationBrowser;
  let otherSite: Web;
  const address = () => site.target.url + ferry;

  beforeAll(async () => {
    site = await DocumentationBrowser.start(executable ?? '');
    await site.client.specs.upsert({ organizationId: 'acme', specSlug: 'ferry', source: { text } });
    await site.target.server.processor.idle();
    otherSite = await startWeb({
      '/links': (_request, response) => {
        response.setHeader('content-type', 'text/html').end(`<a href="${address()}">Ferry</a>`);
      },
    });
  });

  afterAll(async () => {
    await site?.close();
    await otherSite?.close();
  });

  /** Opens a page of another site, and follows its link. */
  async function followLink(page: Page): Promise<void> {
    await page.goto(`${otherSite.url.replace('127.0.0.1', 'localhost')}/links`);
    await page.getByRole('link').click();
    await page.waitForURL(address());
  }

  it.each([1280, 390])(
    'a page that is %i pixels wide does not scroll horizontally after sign-in',
    async (width) => {
      await site.withPage({ viewport: { width, height: 800 } }, async (page) => {
        await page.goto(address());
        await site.signIn(page);
        await expect.poll(() => page.url()).toBe(address());
        await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Ferry');
        await page.getByRole('heading', { name: /^\d problems?$/ }).waitFor();
        await expectWidth(page, 'versions', width);
        const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        await expect.poll(background).toBe('rgb(255, 255, 255)');
      });
    },
  );

  it('a link on another site keeps the session', async () => {
    await site.withMember({}, async (page) => {
      await followLink(page);
      await page.getByRole('heading', { name: 'ferry' }).waitFor();
    });
  });

  it('a link on another site leads to the sign-in form without a session', async () => {
    await site.withPage({}, async (page) => {
      await followLink(page);
      await site.signIn(page);
      await expect.poll(() => page.url()).toBe(address());
    });
  });
});
