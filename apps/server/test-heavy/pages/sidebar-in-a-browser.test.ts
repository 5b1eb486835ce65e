import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { DocumentationBrowser } from '../support/documentation/browse-documentation.js';

const executable = findChromium('the sidebar');

const responses = { 204: { description: 'Done.' } };
const paths = Object.fromEntries(
  Array.from({ length: 1_000 }, (_, index) => [
    `/buoys/${index}`,
    { get: { summary: `Light ${index}`, tags: ['Buoys'], responses } },
  ]),
);
const text = JSON.stringify({
  ...{ openapi: '3.1.0', info: { title: 'Buoys', version: '1' }, tags: [{ name: 'Buoys' }], paths },
});

describe.skipIf(executable === undefined)('the sidebar', () => {
  let site: DocumentationBrowser;

  beforeAll(async () => {
    site = await DocumentationBrowser.start(executable ?? '');
    await site.publish('buoys', text);
  });

  afterAll(() => site?.close());

  const last = () => site.urlOf('buoys', '/docs/buoys/light-999');

  it('shows the entry of the open page, and does not scroll the page', async () => {
    await site.withPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
      await page.addInitScript(recordShifts);
      await page.goto(last());
      await expect.poll(() => isEntryVisible(page)).toBe(true);
      expect(await page.evaluate(() => [scrollY, Reflect.get(globalThis, 'shifts')])).toEqual([0, []]);
    });
  });

  it('shows it when the menu of a narrow page opens', async () => {
    await site.withPage({ viewport: { width: 390, height: 800 } }, async (page) => {
      await page.goto(last());
      await page.getByText('Menu', { exact: true }).click();
      await expect.poll(() => isEntryVisible(page)).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });

  it('stays at the top if the entry is visible there', async () => {
    await site.withPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
      await page.goto(site.urlOf('buoys'));
      await expect.poll(() => isEntryVisible(page)).toBe(true);
      const scrollTop = () => page.locator('.reader-side').evaluate((side) => side.scrollTop);
      await expect.poll(scrollTop).toBe(0);
    });
  });
});

/** Lists the parts of the sidebar that move without being scrolled, in the global variable `shifts`. */
function recordShifts(): void {
  const shifts: string[] = [];
  Reflect.set(globalThis, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      for (const { node } of Reflect.get(entry, 'sources') ?? [])
        if (node instanceof Element && node.closest('.reader-side')) shifts.push(node.outerHTML);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Whether nothing covers the entry of the open page. */
function isEntryVisible(page: Page): Promise<boolean> {
  return page.locator('.reader-side a[aria-current=page]').evaluate((entry) => {
    const { left, top, bottom } = entry.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => entry.contains(document.elementFromPoint(left + 4, y)));
  });
}
