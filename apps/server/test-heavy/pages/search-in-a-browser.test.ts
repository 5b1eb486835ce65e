import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { DocumentationBrowser, validFixtures } from '../support/documentation/browse-documentation.js';

const executable = findChromium('search in a browser');

const script = '<script>alert(1)</script><img src=x onerror=alert(2)>';

const hostile = {
  openapi: '3.1.0',
  info: { title: `Hostile ${script}`, version: '1' },
  paths: {
    [`/hostile/${script}`]: { get: { summary: script, operationId: `hostile ${script}`, responses: {} } },
  },
  components: { schemas: { Hostile: { description: script } } },
};

const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'light', viewport: { width: 390, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 800 } },
] as const;

describe.skipIf(executable === undefined)('search in a browser', () => {
  let site: DocumentationBrowser;
  const root = () => `${site.target.url}/orgs/acme`;

  beforeAll(async () => {
    site = await DocumentationBrowser.start(executable ?? '');
    await site.publish('ferry', validFixtures.get('ferry-yaml') ?? '');
    await site.publish('hostile', JSON.stringify(hostile));
    const place = { organizationId: 'acme', specSlug: 'lighthouse' };
    await site.client.specs.upsert({
      ...place,
      source: { text: validFixtures.get('lighthouse-30-json') ?? '' },
    });
    await site.target.server.processor.idle();
  });

  afterAll(() => site?.close());

  const optionsOf = (page: Page) => page.locator('#shelf-suggestions').getByRole('option');

  async function openCatalog(page: Page): Promise<void> {
    await page.goto(root());
    await site.signIn(page);
    await page.getByRole('heading', { level: 1, name: 'Specifications' }).waitFor();
    // A script gives the field this role.
    await page.getByRole('combobox', { name: 'Search all specifications' }).waitFor();
  }

  /** Collects the requests for suggestions. */
  function requestsOf(page: Page): string[] {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/orgs/acme/search.json') requests.push(searchParams.get('q') ?? '');
    });
    return requests;
  }

  it('suggests what the visitor may read, operations before schemas, and opens it with the keyboard', async () => {
    await site.withPage({}, async (page, failures) => {
      await openCatalog(page);
      await page.keyboard.press('/');
      await page.keyboard.type('sailing');
      await optionsOf(page).first().waitFor();
      const groups = page.locator('#shelf-suggestions').getByRole('group');
      const names = await groups.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
      expect(names.slice(0, 2)).toEqual(['Operations', 'Schemas']);
      expect(names.at(-1)).toBe('Further results');
      const combobox = page.getByRole('combobox', { name: 'Search all specifications' });
      expect(await combobox.getAttribute('aria-expanded')).toBe('true');
      expect(await page.locator('shelf-search').getByRole('status').textContent()).toMatch(
        /^\d+ suggestions$/,
      );
      await page.keyboard.press('ArrowDown');
      const marked = await combobox.getAttribute('aria-activedescendant');
      expect(marked).toBe(await optionsOf(page).first().getAttribute('id'));
      // The last suggestion leads to all results, and the position before the first one is the field.
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      expect(await optionsOf(page).last().getAttribute('aria-selected')).toBe('true');
      expect(await optionsOf(page).last().textContent()).toBe('All results');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/openapi\/ferry\/docs\//);
      expect(failures.filter((text) => !text.includes('401'))).toEqual([]);
    });
  });

  it('finds only whole words after a space, in all specifications and in one', async () => {
    await site.withPage({}, async (page) => {
      await openCatalog(page);
      const requests = requestsOf(page);
      const status = page.locator('shelf-search').getByRole('status');
      for (const address of [root(), `${root()}/openapi/ferry`]) {
        await page.goto(address);
        await page.keyboard.press('/');
        await page.keyboard.type(' sailin');
        await optionsOf(page).first().waitFor();
        expect(await status.textContent()).toMatch(/^\d+ suggestions$/);
        await page.keyboard.type(' ');
        await expect.poll(() => status.textContent()).toBe('No matches');
      }
      expect(requests.at(-1)).toBe('sailin ');
      const further = await optionsOf(page).evaluateAll((all) =>
        all.map((each) => each.getAttribute('href')),
      );
      expect(further.map((href) => href?.replace(/^.*\?/, ''))).toEqual(['q=sailin+', 'q=sailin+']);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/ferry\/search\?q=/);
      expect(await page.locator('shelf-search input').inputValue()).toBe(' sailin ');
    });
  });

  it.each(['Control+k', 'Meta+k'])('%s moves the focus to the search, also from a field', async (keys) => {
    await site.withPage({}, async (page) => {
      await openCatalog(page);
      await page.getByRole('searchbox', { name: /^Filter by title/ }).focus();
      await page.keyboard.press('/');
      expect(await page.getByRole('searchbox', { name: /^Filter by title/ }).inputValue()).toBe('/');
      await page.keyboard.press(keys);
      await page.keyboard.type('lighthouse');
      await optionsOf(page).first().waitFor();
      // A specification whose name is the text is the best result.
      expect(await optionsOf(page).first().getAttribute('href')).toBe('/orgs/acme/openapi/lighthouse');
    });
  });

  it('asks once for a word, when the visitor stops typing', async () => {
    await site.withPage({}, async (page) => {
      await openCatalog(page);
      const requests = requestsOf(page);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.keyboard.press('/');
      await page.keyboard.type('sail');
      await page.clock.runFor(100);
      expect(requests).toEqual([]);
      await page.keyboard.type('ing');
      await page.clock.runFor(119);
      expect(requests).toEqual([]);
      await page.clock.runFor(1);
      await optionsOf(page).first().waitFor();
      expect(requests).toEqual(['sailing']);
    });
  });

  it('forgets the answer to an earlier text, and to one that was closed', async () => {
    await site.withPage({}, async (page) => {
      await openCatalog(page);
      const held: (() => Promise<void>)[] = [];
      await page.route('**/search.json?q=sail', (route) => void held.push(() => route.continue()));
      const asked = () => page.waitForRequest('**/search.json?q=sail');
      const first = asked();
      await page.keyboard.press('/');
      await page.keyboard.type('sail');
      await first;
      await page.keyboard.type('ingzzz');
      const status = page.locator('shelf-search').getByRole('status');
      await expect.poll(() => status.textContent()).toBe('No matches');
      // The browser has cancelled the request for the earlier text.
      await Promise.allSettled(held.map((release) => release()));
      expect(await status.textContent()).toBe('No matches');
      await page.keyboard.press('Escape');
      expect(await status.textContent()).toBe('');
      expect(await page.getByRole('combobox', { name: /^Search/ }).inputValue()).toBe('sailingzzz');
    });
  });

  it('shows no suggestions when they cannot be loaded, and Enter still leads to the results', async () => {
    await site.withPage({}, async (page) => {
      await openCatalog(page);
      await page.route('**/search.json?*', (route) => route.fulfill({ status: 503 }));
      const failed = page.waitForResponse('**/search.json?*');
      await page.keyboard.press('/');
      await page.keyboard.type('sailing');
      await failed;
      expect(await optionsOf(page).count()).toBe(0);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${root()}/search?q=sailing`);
      expect(await page.locator('.results > li').count()).toBeGreaterThan(2);
    });
  });

  it('suggests another word for a typing error', async () => {
    await site.withPage({}, async (page) => {
      await openCatalog(page);
      await page.keyboard.press('/');
      await page.keyboard.type('saliing');
      await optionsOf(page).first().waitFor();
      expect(await optionsOf(page).first().textContent()).toBe('Did you mean sailing?');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${root()}/search?q=sailing`);
    });
  });

  it('shows hostile titles as text', async () => {
    await site.withPage({}, async (page, failures) => {
      await openCatalog(page);
      await page.keyboard.press('/');
      await page.keyboard.type('hostile');
      await optionsOf(page).first().waitFor();
      expect(await page.locator('#shelf-suggestions').textContent()).toContain('<script>alert(1)</script>');
      expect(await page.locator('#shelf-suggestions').locator('script, img').count()).toBe(0);
      await page.goto(`${root()}/search?q=${encodeURIComponent(`hostile "${script}`)}`);
      await page.goto(`${root()}/search?q=hostile`);
      expect(await page.locator('.results').textContent()).toContain('<script>alert(1)</script>');
      expect(failures.filter((text) => !text.includes('401'))).toEqual([]);
    });
  });

  it('works without script, by kind, and for visitors without a session', async () => {
    await site.withPage({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } }, async (page) => {
      await page.goto(`${root()}/search`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Search');
      await page.getByRole('searchbox', { name: 'Search all specifications' }).fill('sailing');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${root()}/search?q=sailing`);
      await page.getByRole('link', { name: 'Schemas', exact: true }).click();
      await page.waitForURL(`${root()}/search?q=sailing&kind=schema`);
      await page.locator('.results').getByRole('link', { name: 'Sailing', exact: true }).click();
      await page.waitForURL(site.urlOf('ferry', '/schemas/Sailing'));
      // Private specifications are not found.
      await page.goto(`${root()}/search?q=lighthouse&kind=spec`);
      expect(await page.locator('.results').count()).toBe(0);
      await page.getByRole('link', { name: 'Sign in' }).click();
      await site.signIn(page);
      expect(page.url()).toBe(`${root()}/search?q=lighthouse&kind=spec`);
      expect(await page.locator('.results > li').count()).toBe(1);
    });
  });

  it('leads from the documentation of a specification to all specifications', async () => {
    await site.withPage({}, async (page) => {
      await page.goto(site.urlOf('ferry'));
      await page.keyboard.press('Control+k');
      await page.keyboard.type('sailing');
      await optionsOf(page).first().waitFor();
      await page.keyboard.press('ArrowUp');
      expect(await optionsOf(page).last().getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${root()}/search?q=sailing`);
    });
  });

  it.each(looks)('has no violation, $colorScheme, $viewport.width px', async (look) => {
    await site.withPage(look, async (page) => {
      const violations: string[] = [];
      const check = async (where: string) => {
        expect([where, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
          where,
          look.viewport.width,
        ]);
        const found = await new AxeBuilder({ page }).setLegacyMode().analyze();
        violations.push(
          ...found.violations.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html.slice(0, 300)}`),
        );
      };
      await page.goto(`${root()}/search?q=sailing`);
      await check('public results');
      await page.goto(site.urlOf('ferry'));
      await page.keyboard.press('/');
      await page.keyboard.type('sailing');
      await optionsOf(page).first().waitFor();
      await check('suggestions in the documentation');
      await openCatalog(page);
      await check('catalog');
      for (const query of [
        '',
        '?q=sailing',
        '?q=saliing&kind=schema',
        '?q=sailing&spec=ferry',
        '?q=a&kind=none',
      ]) {
        await page.goto(`${root()}/search${query}`);
        await check(`results ${query}`);
      }
      for (const text of ['sailing', 'saliing', 'qqqq']) {
        await page.goto(root());
        await page.keyboard.press('/');
        await page.keyboard.type(text);
        await page.locator('.shelf-suggestion-box.shelf-open').waitFor();
        await page.keyboard.press('ArrowDown');
        await check(`suggestions for ${text}`);
      }
      expect(violations).toEqual([]);
    });
  });
});
