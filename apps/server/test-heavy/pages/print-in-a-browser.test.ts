import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { expectWidth } from '../support/browser/check-looks.js';
import { DocumentationBrowser } from '../support/documentation/browse-documentation.js';

const executable = findChromium('printing');

const properties = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field${index}`, {}]));
const content = { 'application/json': { schema: { type: 'object', properties } } };
const operation = (summary: string) => ({
  ...{ summary, tags: ['Boats'], requestBody: { content } },
  responses: { 200: { description: 'A boat.', content }, 404: { description: 'No boat.', content } },
});
const text = JSON.stringify({
  ...{ openapi: '3.1.0', info: { title: 'Boats', version: '1' }, tags: [{ name: 'Boats' }] },
  paths: { '/boats': { post: operation('Add a boat'), put: operation('Replace all boats') } },
});

/** Widths of A4, of A3, and of A4 at 60 %. */
const widths = [673, 1_000, 1_180, 1_500];

describe.skipIf(executable === undefined)('printed documentation', () => {
  let site: DocumentationBrowser;

  beforeAll(async () => {
    site = await DocumentationBrowser.start(executable ?? '');
    await site.publish('boats', text);
  });

  afterAll(() => site?.close());

  it.each(['/docs/boats/add-a-boat', '/print/boats'])(
    'shows samples below each other at %s',
    async (path) => {
      await site.withPage({}, async (page) => {
        await page.emulateMedia({ media: 'print' });
        const response = await page.goto(site.urlOf('boats', path));
        expect(response?.status()).toBe(200);
        await page.locator('.shelf-code pre').first().waitFor();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 1_000 });
          await expectWidth(page, path, width);
          await expect.poll(() => overlapsOf(page)).toEqual([]);
        }
      });
    },
  );

  it('prints the catalog within the width of A4', async () => {
    await site.withMember({ viewport: { width: 673, height: 1_000 } }, async (page) => {
      await page.emulateMedia({ media: 'print' });
      await page.goto(`${site.target.url}/orgs/acme`);
      await page.getByRole('link', { name: 'Boats' }).first().waitFor();
      await expectWidth(page, 'catalog', 673);
    });
  });
});

/** Blocks of code that begin above the end of the one before, or that are cut. */
async function overlapsOf(page: Page): Promise<string[]> {
  const blocks = await page.locator('.shelf-code pre').evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { top } = each.getBoundingClientRect();
        return { top, bottom: top + each.scrollHeight, text: each.textContent.slice(0, 40) };
      }),
  );
  return blocks.flatMap(({ top, text }, index) => {
    const before = blocks[index - 1];
    return before && top < before.bottom ? [`${text} at ${top}, after ${before.bottom}`] : [];
  });
}
