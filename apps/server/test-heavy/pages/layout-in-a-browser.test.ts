import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { DocumentationBrowser, validFixtures } from '../support/documentation/browse-documentation.js';

const executable = findChromium('the layout of documentation');
const corpus = process.env['SPECSHELF_CORPUS'];
/** Large documents: one with many tags, and one without. */
const large = ['github-api.json', 'stripe.yaml']
  .map((name) => `${corpus}/${name}`)
  .filter((file) => corpus !== undefined && existsSync(file));
const documents = new Map([
  ...[...validFixtures].filter(([slug]) => slug === 'ferry-yaml'),
  ...large.map((file) => [basename(file).replaceAll(/\W+/g, '-'), readFileSync(file, 'utf8')] as const),
]);

/** A shift that visitors do not notice. */
const mostShift = 0.02;

describe.skipIf(executable === undefined)('the layout of documentation', () => {
  let site: DocumentationBrowser;

  beforeAll(async () => {
    site = await DocumentationBrowser.start(executable ?? '');
    for (const [slug, text] of documents) await site.publish(slug, text);
  });

  afterAll(() => site?.close());

  describe.each([...documents.keys()])('of %s', (slug) => {
    it.each([1280, 390])('does not shift while a page loads slowly: %i px', async (width) => {
      await site.withPage({ viewport: { width, height: 800 } }, async (page) => {
        await page.addInitScript(recordShifts);
        await loadSlowly(page);
        const moved: unknown[] = [];
        for await (const url of site.visitPages(page, slug)) {
          await page.waitForLoadState('load');
          const { total, sources } = await page.evaluate(readShifts);
          if (total > mostShift) moved.push({ url, total, sources });
        }
        expect(moved).toEqual([]);
      });
    });
  });

  it.each([1280, 390])('keeps the badge of the version in one line: %i px', async (width) => {
    const version = '2.0.0-preview.20251128+build.1234567890';
    const info = { title: 'Long', version };
    await site.publish('long', JSON.stringify({ openapi: '3.1.0', info, paths: {} }));
    await site.withPage({ viewport: { width, height: 800 } }, async (page) => {
      await page.goto(site.urlOf('long'));
      if (width < 500) await page.getByText('Menu', { exact: true }).click();
      const badge = page.locator('.reader-badge');
      await expect.poll(() => badge.textContent()).toBe('latest');
      const isWhole = (each: Element) =>
        each.scrollWidth <= each.clientWidth && each.getBoundingClientRect().height < 30;
      await expect.poll(() => badge.evaluate(isWhole)).toBe(true);
    });
  });
});

/** Slows the processor, and the network so that a page arrives in several parts. */
async function loadSlowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const speed = { downloadThroughput: 200_000, uploadThroughput: 200_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 50, ...speed });
}

/** Sums the layout shifts of the page, with the elements that moved, in the global variable `shifts`. */
function recordShifts(): void {
  const shifts: { total: number; sources: string[] } = { total: 0, sources: [] };
  Reflect.set(globalThis, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue;
      shifts.total += Number(Reflect.get(entry, 'value'));
      for (const { node } of Reflect.get(entry, 'sources') ?? [])
        if (node instanceof Element) shifts.sources.push(node.className);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the shifts until two frames from now, which includes those of the last script. */
async function readShifts(): Promise<{ total: number; sources: string[] }> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  return Reflect.get(globalThis, 'shifts');
}
