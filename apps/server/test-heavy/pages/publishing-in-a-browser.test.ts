import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { recordRequests } from '../support/browser/record-requests.js';
import { buoys } from '../support/console-journey/documents.js';
import { DocumentationBrowser } from '../support/documentation/browse-documentation.js';

const executable = findChromium('publishing in a browser');

describe.skipIf(executable === undefined)('publishing in a browser', () => {
  let site: DocumentationBrowser;

  beforeAll(async () => {
    site = await DocumentationBrowser.start(executable ?? '');
  });

  afterAll(async () => {
    await site?.close();
  });

  /** Opens the form that publishes files. */
  async function withForm(use: (page: Page) => Promise<void>): Promise<void> {
    await site.withMember({ viewport: { width: 1280, height: 800 } }, async (page) => {
      await page.goto(`${site.target.url}/orgs/acme/publish`);
      // The script has run.
      await page.locator('.drop-list').waitFor({ state: 'attached' });
      await use(page);
    });
  }

  it('shows an error of the files, and removes it when they are right', async () => {
    await withForm(async (page) => {
      await choose(page, { 'buoys.json': '\0' });
      await page.getByLabel('Slug').fill('right-files');
      await publish(page);
      await page.locator('#files-error').waitFor();
      const isInvalid = () => page.locator('#files').getAttribute('aria-invalid');
      await expect.poll(isInvalid).toBe('true');
      await choose(page, { 'buoys.json': buoys });
      await page.getByText('Chosen: buoys.json').waitFor();
      await expect.poll(() => page.getByRole('alert').count()).toBe(0);
      await expect.poll(isInvalid).toBeNull();
      await page.getByLabel('Slug').fill('Wrong');
      await publish(page);
      await page.locator('#slug-error').waitFor();
      await expect.poll(() => page.locator('#files-error').count()).toBe(0);
      await expect.poll(isInvalid).toBeNull();
    });
  });

  it.each([
    { problem: 'without a connection', status: undefined, message: 'The server could not be reached' },
    { problem: 'while the server is busy', status: 503, message: 'The server is full. Try again later.' },
  ])('keeps the form $problem', async ({ status, message }) => {
    await withForm(async (page) => {
      const body = '<main><h1>The request failed</h1><section><p>The server is full. Try again later.</p>';
      await page.route('**/publish?*', (route) =>
        status === undefined ? route.abort() : route.fulfill({ status, contentType: 'text/html', body }),
      );
      await choose(page, { 'buoys.json': buoys });
      await page.getByLabel('Slug').fill(`kept-after-${status}`);
      await publish(page);
      await expect.poll(() => page.getByRole('alert').textContent()).toContain(message);
      await page.unroute('**/publish?*');
      await publish(page);
      await published(page);
    });
  });

  it('sends the files that the browser restores when the visitor goes back', async () => {
    await withForm(async (page) => {
      await choose(page, { 'buoys.json': buoys });
      await page.getByLabel('Slug').fill('first');
      await publish(page);
      await published(page);
      await page.goBack();
      await page.getByText('Chosen: buoys.json').waitFor();
      await page.getByLabel('Slug').fill('second');
      await publish(page);
      await published(page);
      await page.waitForURL(/\/openapi\/second\//);
    });
  });

  it('suggests the slug that the server derives', async () => {
    await withForm(async (page) => {
      const slug = page.getByLabel('Slug');
      const titled = buoys.replace('"Buoys"', '"Harbour Buoys"');
      await choose(page, { 'Häfen (v2).json': buoys });
      await expect.poll(() => slug.getAttribute('placeholder')).toBe('hafen-v2');
      await choose(page, { 'openapi.json': titled, 'api.json': buoys });
      await page.getByLabel('Root document').fill('openapi.json');
      await expect.poll(() => slug.getAttribute('placeholder')).toBe('harbour-buoys');
      await publish(page);
      await published(page);
      await page.waitForURL(/\/openapi\/harbour-buoys\//);
    });
  });

  it('keeps the root document that the visitor has entered', async () => {
    await withForm(async (page) => {
      const entry = page.getByLabel('Root document');
      await choose(page, { 'a.json': buoys, 'b.json': buoys });
      await expect.poll(() => entry.inputValue()).toBe('a.json');
      await choose(page, { 'c.json': buoys, 'd.json': buoys });
      await expect.poll(() => entry.inputValue()).toBe('c.json');
      await entry.fill('f.json');
      await choose(page, { 'e.json': buoys, 'f.json': buoys });
      await page.locator('#entry-options option[value="f.json"]').waitFor({ state: 'attached' });
      await expect.poll(() => entry.inputValue()).toBe('f.json');
    });
  });

  it('follows a run through temporary failures', async () => {
    await withForm(async (page) => {
      const answers: ('abort' | { status: number; headers?: Record<string, string> })[] = [
        'abort',
        { status: 503, headers: { 'retry-after': '5' } },
      ];
      const body = '<main><h1>The request failed</h1></main>';
      await page.route('**/versions', async (route) => {
        const isPoll = route.request().resourceType() === 'fetch' && !page.url().includes('/publish');
        const answer = isPoll ? answers.shift() : undefined;
        if (answer === 'abort') return route.abort();
        if (answer) return route.fulfill({ ...answer, contentType: 'text/html', body });
        if (isPoll) return route.continue();
        // The run has not ended when its page is loaded.
        const progress = '<main><shelf-progress data-state="In the queue"></shelf-progress></main>';
        const response = await route.fetch();
        const html = (await response.text()).replace(/<main[\s\S]*<\/main>/, progress);
        return route.fulfill({ response, body: html });
      });
      await page.clock.install();
      await page.addInitScript(recordRequests);
      await choose(page, { 'buoys.json': buoys });
      await page.getByLabel('Slug').fill('followed');
      await publish(page);
      await page.waitForURL(/\/followed\/versions$/);
      const ends = page.getByRole('heading', { name: 'Published', exact: true });
      const advance = async () => {
        await page.clock.runFor(500);
        return ends.count();
      };
      await expect.poll(advance).toBe(1);
      const requests = await page.evaluate((): number[] => Reflect.get(globalThis, 'requests'));
      const [first = 0, second = 0, third = 0] = requests;
      expect(requests).toHaveLength(3);
      expect(second - first).toBeGreaterThanOrEqual(2_000);
      expect(third - second).toBeGreaterThanOrEqual(5_000);
    });
  });
});

async function choose(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-publishing-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const paths = Object.keys(files).map((name) => join(folder, name));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await page.getByLabel('A file, or several').setInputFiles(paths);
  await page.getByText('Chosen: ').waitFor();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
}

async function published(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Published', exact: true }).waitFor();
}
