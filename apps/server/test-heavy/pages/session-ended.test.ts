import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { checkLooks } from '../support/browser/check-looks.js';
import { DocumentationBrowser } from '../support/documentation/browse-documentation.js';

const executable = findChromium('the end of a session');

describe.skipIf(executable === undefined)('after the end of a session', () => {
  let site: DocumentationBrowser;

  beforeAll(async () => {
    site = await DocumentationBrowser.start(executable ?? '');
  });

  afterAll(() => site?.close());

  it.each([true, false])('a form keeps its values until the next sign-in (script: %s)', async (hasScript) => {
    await site.withMember({ javaScriptEnabled: hasScript }, async (page) => {
      await page.goto(`${site.target.url}/orgs/acme/publish?from=url`);
      await page.getByLabel('URL of the OpenAPI document').fill('https://api.example/openapi.json');
      await page.getByLabel('Slug').fill('harbor');
      await page.context().clearCookies();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('alert').getByText('Your session has ended').waitFor();
      if (hasScript) await checkLooks(page, 'ended session');
      const [other] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('link', { name: 'Sign in in a new tab' }).click(),
      ]);
      await site.signIn(other);
      await expect.poll(() => other.url()).toBe(`${site.target.url}/orgs/acme/publish?from=url`);
      await page.getByRole('button', { name: 'Back to the form' }).click();
      await page.getByRole('heading', { name: 'Publish a specification' }).waitFor();
      await expect.poll(() => page.getByLabel('Slug').inputValue()).toBe('harbor');
      await expect
        .poll(() => page.getByLabel('URL of the OpenAPI document').inputValue())
        .toBe('https://api.example/openapi.json');
    });
  });
});
