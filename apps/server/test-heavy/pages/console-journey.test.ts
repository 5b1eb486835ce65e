import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { bothLooks, checkLooks, checkWidths } from '../support/browser/check-looks.js';
import { approveDeviceLogin } from '../support/console-journey/approve-device-login.js';
import { buoys } from '../support/console-journey/documents.js';
import { type Journey, journeys } from '../support/console-journey/journeys.js';
import { managePublishers } from '../support/console-journey/manage-publishers.js';
import { DocumentationBrowser } from '../support/documentation/browse-documentation.js';

const executable = findChromium('the console from sign-in to sign-out');

/** Both check the pages narrow and wide. The demo takes the same journeys narrow and with script. */
const visits = [
  { name: 'with script', width: 1280, hasScript: true },
  { name: 'without script', width: 390, hasScript: false },
];

const ofServers: readonly Journey[] = [
  { does: 'approves and refuses device logins', isMember: false, take: approveDeviceLogin },
  { does: 'adds and deletes a trusted publisher', isMember: true, take: managePublishers },
];

/** Links of neighboring entries in the audit log are closer than 24 px. */
const knownOf = (where: string) => (where === 'audit log' ? ['target-size'] : []);

describe.skipIf(executable === undefined)('the console from sign-in to sign-out', () => {
  let site: DocumentationBrowser;

  beforeAll(async () => {
    site = await DocumentationBrowser.start(executable ?? '');
  });

  afterAll(async () => {
    await site?.close();
  });

  describe.each(visits)('$name', ({ name, width, hasScript }) => {
    it.each([...journeys, ...ofServers])('$does', async ({ take, isMember }) => {
      const visit = async (page: Page, failures: string[]) => {
        await take({
          page,
          root: site.target.url,
          organizationId: 'acme',
          token: site.token,
          specSlug: name.replaceAll(/\W+/g, '-'),
          hasScript,
          // The checks of accessibility are scripts, which this page does not run.
          check: (where) =>
            hasScript
              ? checkLooks(page, where, { looks: bothLooks, except: knownOf(where) })
              : checkWidths(page, where),
        });
        expect(failures.filter((text) => !/status of 40[014]/.test(text))).toEqual([]);
      };
      const options = { viewport: { width, height: 800 }, javaScriptEnabled: hasScript };
      await (isMember ? site.withMember(options, visit) : site.withPage(options, visit));
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
