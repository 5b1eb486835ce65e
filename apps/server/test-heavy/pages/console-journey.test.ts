import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { approveDeviceLogin } from '../support/console-journey/approve-device-login.js';
import { checkPage } from '../support/console-journey/check-page.js';
import { buoys } from '../support/console-journey/documents.js';
import {
  manageSpecifications,
  manageTokens,
  shareSpecification,
} from '../support/console-journey/journey.js';
import { managePublishers } from '../support/console-journey/manage-publishers.js';
import { DocumentationBrowser } from '../support/documentation/browse-documentation.js';

const executable = findChromium('the console from sign-in to sign-out');

const visits = [
  { name: 'wide, light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'narrow, dark', viewport: { width: 390, height: 800 }, colorScheme: 'dark' },
  {
    ...{ name: 'narrow, light, without script', javaScriptEnabled: false },
    ...{ viewport: { width: 390, height: 800 }, colorScheme: 'light' },
  },
  {
    ...{ name: 'wide, dark, without script', javaScriptEnabled: false },
    ...{ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  },
] as const satisfies ({ name: string } & BrowserContextOptions)[];

describe.skipIf(executable === undefined)('the console from sign-in to sign-out', () => {
  let site: DocumentationBrowser;

  beforeAll(async () => {
    site = await DocumentationBrowser.start(executable ?? '');
  });

  afterAll(async () => {
    await site?.close();
  });

  describe.each(visits)('$name', ({ name, ...look }) => {
    it.each([
      { does: 'publishes, breaks, repairs, and shares a specification', take: shareSpecification },
      { does: 'publishes folders and texts, and describes and deletes them', take: manageSpecifications },
      { does: 'approves and refuses device logins', take: approveDeviceLogin },
      { does: 'creates a token and reads the audit log', take: manageTokens },
      { does: 'adds and deletes a trusted publisher', take: managePublishers },
    ])('$does', async ({ take }) => {
      const hasScript = !('javaScriptEnabled' in look);
      await site.withPage(look, async (page, failures) => {
        await take({
          page,
          root: site.target.url,
          organizationId: 'acme',
          token: site.token,
          specSlug: name.replaceAll(/\W+/g, '-'),
          hasScript,
          check: (where) => checkPage(page, { where, hasScript, width: look.viewport.width }),
        });
        expect(failures.filter((text) => !/status of 40[014]/.test(text))).toEqual([]);
      });
    });
  });

  it('publishes with the keyboard alone', async () => {
    const look = { viewport: { width: 1280, height: 800 } };
    await site.withPage(look, async (page, failures) => {
      await page.goto(`${site.target.url}/orgs/acme/publish?from=text`);
      await tabTo(page, 'input[name=token]');
      await page.keyboard.type(site.token);
      await page.keyboard.press('Enter');
      await page.getByLabel('OpenAPI document').waitFor();
      await tabTo(page, 'textarea[name=text]');
      await page.keyboard.insertText(buoys);
      await tabTo(page, 'input[name=slug]');
      await page.keyboard.type('typed');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Published', exact: true }).waitFor();
      await tabTo(page, 'a:has-text("Read the documentation")');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Buoys' }).waitFor();
      expect(failures.filter((text) => !/status of 40[01]/.test(text))).toEqual([]);
    });
  });
});

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 50; presses++) {
    if (await page.locator(selector).evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${selector}.`);
}
