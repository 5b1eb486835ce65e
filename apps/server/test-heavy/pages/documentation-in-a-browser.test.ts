import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { expectWidth } from '../support/browser/check-looks.js';
import { DocumentationBrowser, validFixtures } from '../support/documentation/browse-documentation.js';

const executable = findChromium('documentation in a browser');

describe.skipIf(executable === undefined)('documentation in a browser', () => {
  let site: DocumentationBrowser;
  const ferryURL = (path = '') => site.urlOf('ferry-yaml', path);

  beforeAll(async () => {
    site = await DocumentationBrowser.start(executable ?? '');
    for (const [slug, text] of validFixtures) await site.publish(slug, text);
  });

  afterAll(() => site?.close());

  it.each([...validFixtures.keys()])('does not scroll horizontally at 320 px: %s', async (slug) => {
    await site.withPage({ viewport: { width: 320, height: 700 } }, async (page) => {
      for await (const url of site.visitPages(page, slug)) await expectWidth(page, url, 320);
    });
  });

  const withoutScript = { javaScriptEnabled: false, viewport: { width: 390, height: 700 } };

  it('is readable without script', async () => {
    await site.withPage(withoutScript, async (page) => {
      await page.goto(ferryURL('/docs/sailings/list-the-sailings-of-a-day'));
      await page.locator('.shelf-endpoint').first().waitFor();
      // The choice of the theme and the copy buttons need script.
      await expect.poll(() => page.locator('select, shelf-copy button').count()).toBe(0);
      await page.locator('summary', { hasText: 'Python' }).first().click();
      await page.getByText('import requests').first().waitFor();
    });
  });

  it('is navigable without script', async () => {
    await site.withPage(withoutScript, async (page) => {
      await page.goto(ferryURL());
      await page.getByText('Menu').click();
      const side = page.getByRole('navigation', { name: 'Documentation' });
      await side.getByRole('link', { name: 'Sailings' }).first().click();
      await page.waitForURL(ferryURL('/docs/sailings'));
      await page.locator('main .reader-list a').first().click();
      await page.waitForURL(/\/docs\/sailings\//);
      const before = page.url();
      await page.getByRole('link', { name: /^Next/ }).click();
      await page.waitForURL((url) => url.href !== before);
      await page.getByRole('link', { name: /^Previous/ }).click();
      await page.waitForURL(before);
      await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last().click();
      await page.waitForURL(ferryURL('/docs/sailings'));
    });
  });

  it('is searchable without script', async () => {
    await site.withPage(withoutScript, async (page) => {
      await page.goto(ferryURL());
      await page.getByRole('searchbox').fill('get');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.waitForURL(`${ferryURL('/search')}?q=get`);
      await page.locator('main .reader-list a').first().waitFor();
      await page.goto(ferryURL('/schemas/Sailing?part=Sailing'));
      await page.getByRole('link', { name: 'Show the whole page' }).click();
      await page.waitForURL(ferryURL('/schemas/Sailing'));
    });
  });

  it('copies the code beside the button, and remembers the language of samples', async () => {
    await site.withPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await page.goto(ferryURL('/docs/sailings/list-the-sailings-of-a-day'));
      const endpoint = page.locator('.shelf-endpoint').first();
      await endpoint.getByRole('button', { name: 'Copy' }).click();
      await endpoint.getByRole('button', { name: 'Copied' }).waitFor();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      const code = await endpoint.locator('code').textContent();
      await expect.poll(copied).toBe(code);
      await page.getByRole('tab', { name: 'Python' }).click();
      await page.goto(ferryURL('/docs/bookings-and-tickets/book-a-place'));
      const tab = page.getByRole('tab', { name: 'Python' });
      await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
      const sample = page.locator('.shelf-panels details[open]').first();
      await sample.getByRole('button', { name: 'Copy' }).click();
      await sample.getByRole('button', { name: 'Copied' }).waitFor();
      await expect.poll(copied).toContain('import requests');
    });
  });

  it('shows short samples without empty space, below tabs that do not move', async () => {
    await site.withPage({ viewport: { width: 1400, height: 900 } }, async (page) => {
      await page.goto(ferryURL('/docs/sailings/list-the-sailings-of-a-day'));
      const panels = page.getByRole('region', { name: 'Code samples' });
      const bottomOf = (place: Locator) => place.evaluate((each) => each.getBoundingClientRect().bottom);
      await expect.poll(() => panels.getByRole('tab').count()).toBeGreaterThan(2);
      const position = await panels.getByRole('tablist').boundingBox();
      for (const tab of await panels.getByRole('tab').all()) {
        await tab.click();
        await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
        const sample = panels.locator('details[open] .shelf-code');
        const emptySpace = async () => (await bottomOf(panels)) - (await bottomOf(sample));
        await expect.poll(emptySpace).toBeLessThan(3);
        await expect.poll(() => panels.getByRole('tablist').boundingBox()).toEqual(position);
      }
      // Where there is no place for both, the panels do not shrink to nothing.
      await page.setViewportSize({ width: 1400, height: 320 });
      for (const each of await page.locator('.shelf-panels').all()) {
        const height = async () => (await each.boundingBox())?.height;
        await expect.poll(height).toBeGreaterThanOrEqual(180);
      }
    });
  });

  it('opens the details around the target of a deep link', async () => {
    await site.withPage({}, async (page) => {
      const url = ferryURL('/docs/sailings/list-the-sailings-of-a-day');
      await page.goto(url);
      const field = page.locator('[id="response-200.items.id"]');
      await field.waitFor({ state: 'hidden' });
      // The same page with another fragment is not loaded again.
      for (const target of [`${url}#response-200.items.id`, `${url}?#response-200.items.id`]) {
        await page.goto(target);
        await field.waitFor({ state: 'visible' });
        const isInView = () =>
          field.evaluate((each) => {
            const { top } = each.getBoundingClientRect();
            return top >= 0 && top < innerHeight;
          });
        await expect.poll(isInView).toBe(true);
      }
    });
  });

  it('shows the focus, and skips the navigation', async () => {
    await site.withPage({}, async (page) => {
      await page.goto(ferryURL('/operations'));
      await page.keyboard.press('Tab');
      const skip = page.locator('a.reader-skip');
      await expect.poll(() => skip.evaluate(isFocused)).toBe(true);
      await skip.waitFor({ state: 'visible' });
      await page.keyboard.press('Enter');
      await page.waitForURL(/#/);
      await page.keyboard.press('Tab');
      const focused = () =>
        page.evaluate(() => {
          const element = document.activeElement;
          return element && [element.closest('main') !== null, getComputedStyle(element).outlineStyle];
        });
      await expect.poll(focused).toEqual([true, 'solid']);
    });
  });

  it('prints all details, without navigation', async () => {
    await site.withPage({ viewport: { width: 800, height: 1000 } }, async (page) => {
      await page.goto(ferryURL('/docs/sailings/list-the-sailings-of-a-day'));
      const closed = page.locator('main details:not([open]) .shelf-field');
      await expect.poll(() => closed.count()).toBeGreaterThan(0);
      const visible = () =>
        closed.evaluateAll((fields) => fields.filter((each) => each.checkVisibility()).length);
      await expect.poll(visible).toBe(0);
      await page.emulateMedia({ media: 'print' });
      for (const name of ['Documentation', 'Site', 'Previous and next page'])
        await page.getByRole('navigation', { name }).waitFor({ state: 'hidden' });
      await expect.poll(visible).toBe(await closed.count());
    });
  });

  it('suggests pages while the reader types, and asks the server for the words of descriptions once', async () => {
    await site.withPage({}, async (page) => {
      const requests: string[] = [];
      const asked: (string | null)[] = [];
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.pathname.includes('/search')) requests.push(url.href);
        if (url.pathname.endsWith('/suggestions.json')) asked.push(url.searchParams.get('q'));
      });
      await page.goto(ferryURL());
      await page.keyboard.press('/');
      await page.keyboard.type('get', { delay: 5 });
      const options = page.locator('#shelf-suggestions').getByRole('option');
      await options.first().waitFor();
      await page
        .locator('shelf-search')
        .getByText(/^\d+ suggestions$/)
        .waitFor({ state: 'attached' });
      expect(requests).toEqual([ferryURL('/search.json')]);
      expect(asked).toEqual(['get']);
      await page.keyboard.press('Escape');
      await expect.poll(() => options.count()).toBe(0);
      await page.keyboard.type(' ');
      await options.first().waitFor();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => options.first().getAttribute('aria-selected')).toBe('true');
      const address = await options.first().getAttribute('href');
      await page.keyboard.press('Enter');
      await page.waitForURL(({ pathname }) => pathname === address);
      expect(address).toMatch(/\/(?:docs|schemas)\//);
    });
  });

  it('says that nothing matches, until the reader types something else', async () => {
    await site.withPage({}, async (page) => {
      await page.goto(ferryURL());
      const status = page.locator('shelf-search').getByRole('status');
      await page.keyboard.press('/');
      await page.keyboard.type('qqqq');
      await expect.poll(() => status.textContent()).toBe('No matches');
      await expect.poll(async () => (await status.boundingBox())?.height).toBeGreaterThan(30);
      await page.keyboard.press('Escape');
      await expect.poll(() => status.textContent()).toBe('');
      const combobox = page.getByRole('combobox', { name: 'Search' });
      await expect.poll(() => combobox.inputValue()).toBe('qqqq');
      await page.keyboard.type('q');
      await expect.poll(() => status.textContent()).toBe('No matches');
      await combobox.fill('sail');
      await page.locator('#shelf-suggestions').getByRole('option').first().waitFor();
      await expect.poll(() => status.textContent()).toMatch(/^\d+ suggestions$/);
      await combobox.fill(' ');
      await page.locator('#shelf-suggestions').waitFor({ state: 'hidden' });
      await expect.poll(() => status.textContent()).toBe('');
    });
  });

  it('suggests the pages that the page of results lists first', async () => {
    await site.withPage({}, async (page) => {
      await page.goto(ferryURL('/search?q=sailing'));
      const results = await page.locator('main .reader-list a').evaluateAll(hrefsOf);
      await page.getByRole('combobox', { name: 'Search' }).fill('sailing');
      const suggested = () => page.locator('.shelf-suggestion-group a').evaluateAll(hrefsOf);
      await expect.poll(async () => (await suggested()).length).toBeGreaterThan(5);
      const found = await suggested();
      expect(found.toSorted()).toEqual(results.slice(0, found.length).toSorted());
      // Parameters and properties are found, too.
      await page.getByRole('combobox', { name: 'Search' }).fill('leaves');
      await page.locator('#shelf-suggestions a[href$="/schemas/Sailing"]').waitFor();
    });
  });

  it('closes the menu of the page on Escape, on a click elsewhere, and when the focus leaves it', async () => {
    await site.withPage({}, async (page) => {
      await page.goto(ferryURL('/docs/sailings/list-the-sailings-of-a-day'));
      const summary = page.locator('summary', { hasText: 'Open as' });
      const link = page.getByRole('link', { name: 'Page as Markdown' });
      const openMenu = async () => {
        await summary.click();
        await link.waitFor();
      };
      await openMenu();
      await page.keyboard.press('Tab');
      await expect.poll(() => link.evaluate(isFocused)).toBe(true);
      await page.keyboard.press('Escape');
      await link.waitFor({ state: 'hidden' });
      await expect.poll(() => summary.evaluate(isFocused)).toBe(true);
      await openMenu();
      await page.locator('h1').click();
      await link.waitFor({ state: 'hidden' });
      await openMenu();
      await page.keyboard.press('Shift+Tab');
      await link.waitFor({ state: 'hidden' });
    });
  });

  it('remembers the theme', async () => {
    await site.withPage({ colorScheme: 'light' }, async (page) => {
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await page.goto(ferryURL());
      const light = await background();
      await page.getByLabel('Theme').selectOption('dark');
      await expect.poll(background).not.toBe(light);
      await page.addInitScript(() => {
        // The first paint follows.
        document.addEventListener(
          'DOMContentLoaded',
          () => Reflect.set(globalThis, 'firstTheme', document.documentElement.dataset['theme']),
          { once: true },
        );
      });
      await page.goto(ferryURL('/operations'));
      await expect.poll(background).not.toBe(light);
      const firstTheme = () => page.evaluate(() => Reflect.get(globalThis, 'firstTheme'));
      await expect.poll(firstTheme).toBe('dark');
    });
  });
});

const isFocused = (element: Element) => element === document.activeElement;
const hrefsOf = (links: Element[]) => links.map((each) => each.getAttribute('href'));
