import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { checkLooks } from '../support/browser/check-looks.js';
import { buoys } from '../support/console-journey/documents.js';
import { DocumentationBrowser } from '../support/documentation/browse-documentation.js';
import { boatRental } from '../support/documents/boat-rental.js';

const executable = findChromium('refused uploads in a browser');

describe.skipIf(executable === undefined)('an upload that is refused', () => {
  let site: DocumentationBrowser;
  let folder: string;

  beforeAll(async () => {
    site = await DocumentationBrowser.start(executable ?? '');
    for (const specSlug of ['boats', 'yachts']) {
      const place = { organizationId: 'acme', specSlug };
      await site.client.specs.upsert({ ...place, source: { text: boatRental(1) } });
      await site.target.server.processor.idle();
      await site.client.specs.update({ ...place, compatibility: { refuse: 'breaking' } });
    }
    folder = await mkdtemp(join(tmpdir(), 'specshelf-refused-'));
    await writeFile(join(folder, 'boats.yaml'), boatRental(3));
    await writeFile(join(folder, 'buoys.json'), buoys);
    await writeFile(join(folder, 'large.json'), Buffer.alloc(50 * 1024 * 1024, ' '));
  });

  afterAll(async () => {
    await site?.close();
    await rm(folder, { recursive: true });
  });

  /** Opens the form that publishes files, chooses one, and sends it. */
  async function send(query: string, file: string, use: (page: Page) => Promise<void>, slug?: string) {
    await site.withMember({ viewport: { width: 1280, height: 800 } }, async (page) => {
      await page.goto(`${site.target.url}/orgs/acme/publish${query}`);
      await page.locator('.drop-list').waitFor({ state: 'attached' });
      await page.getByLabel('A file, or several').setInputFiles(join(folder, file));
      await page.getByText(`Chosen: ${file}`).waitFor();
      if (slug !== undefined) await page.getByLabel('Slug').fill(slug);
      await use(page);
    });
  }

  const submit = (page: Page) => page.getByRole('button', { name: /^Publish(?: a new version)?$/ }).click();

  async function expectAlert(page: Page, text: string): Promise<void> {
    await expect
      .poll(() => page.getByRole('alert').allTextContents())
      .toEqual([expect.stringContaining(text)]);
    await page.locator('[role=alert]:focus').waitFor();
  }

  async function expectChosen(page: Page, file: string): Promise<void> {
    await page.getByText(`Chosen: ${file}`).waitFor();
    const names = () =>
      page.getByLabel('A file, or several').evaluate((input) => {
        const files = input instanceof HTMLInputElement ? input.files : null;
        return [...(files ?? [])].map(({ name }) => name);
      });
    await expect.poll(names).toEqual([file]);
  }

  it('for its changes shows them, and is published when they are acknowledged', async () => {
    await send('?slug=boats', 'boats.yaml', async (page) => {
      await submit(page);
      await expectAlert(page, 'The specification refuses');
      await page.getByRole('heading', { name: 'Refused changes' }).waitFor();
      await page.locator('#refused-changes li', { hasText: 'DELETE' }).first().waitFor();
      await expectChosen(page, 'boats.yaml');
      await expect.poll(() => page.getByText('Files have to be chosen again').isVisible()).toBe(false);
      await checkLooks(page, 'refused changes');
      await page.getByLabel('Acknowledge these changes and publish them').check();
      await page.getByLabel('Reason').fill('Agreed with all clients');
      await submit(page);
      await page.waitForURL(/\/boats\/versions$/);
      await page.getByRole('heading', { name: 'Published', exact: true }).waitFor();
    });
  });

  it('for its changes shows them again when they are not acknowledged', async () => {
    await send('?slug=yachts', 'boats.yaml', async (page) => {
      for (const _attempt of [1, 2]) {
        await submit(page);
        await expectAlert(page, 'The specification refuses');
        await expect.poll(() => page.locator('#refused-changes').count()).toBe(1);
        await expectChosen(page, 'boats.yaml');
      }
    });
  });

  it('for a slug shows the error, and is published with another one', async () => {
    await send(
      '',
      'buoys.json',
      async (page) => {
        await submit(page);
        await expectAlert(page, 'Must be lowercase');
        const slug = page.getByLabel('Slug');
        await expect.poll(() => slug.getAttribute('aria-invalid')).toBe('true');
        await expect.poll(() => slug.getAttribute('aria-describedby')).toBe('slug-error slug-hint');
        await expectChosen(page, 'buoys.json');
        await page.getByLabel('Slug').fill('boats');
        await submit(page);
        await expectAlert(page, 'exists already');
        await page.getByRole('link', { name: 'Publish a new version of boats' }).waitFor();
        await page.getByLabel('Slug').fill('right');
        await submit(page);
        await page.waitForURL(/\/right\/versions$/);
      },
      'Not A Slug',
    );
  });

  it('for its size keeps the form', async () => {
    await send(
      '',
      'large.json',
      async (page) => {
        await submit(page);
        await expectAlert(page, 'The files are too large');
        await expectChosen(page, 'large.json');
        await expect.poll(() => page.getByLabel('Slug').inputValue()).toBe('large');
        await page.getByLabel('A file, or several').setInputFiles(join(folder, 'buoys.json'));
        await submit(page);
        await page.waitForURL(/\/large\/versions$/);
      },
      'large',
    );
  });

  it('after the end of the session keeps the form until the visitor has signed in again', async () => {
    await send(
      '',
      'buoys.json',
      async (page) => {
        await page.context().clearCookies();
        await submit(page);
        await expectAlert(page, 'You are signed out');
        await expectChosen(page, 'buoys.json');
        const [other] = await Promise.all([
          page.waitForEvent('popup'),
          page.getByRole('link', { name: 'Sign in in a new tab' }).click(),
        ]);
        await site.signIn(other);
        await submit(page);
        await page.waitForURL(/\/after-sign-in\/versions$/);
      },
      'after-sign-in',
    );
  });
});
