import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn } from '../browser/sign-in.js';
import { signOut } from '../browser/sign-out.js';
import { chooseFile } from './choose-files.js';
import { broken, buoys, moreBuoys } from './documents.js';
import { save } from './save.js';
import type { Visit } from './visit.js';
import { waitUntilPublished } from './wait-until-published.js';

/** Publishes, breaks, repairs, and shares a specification, and reads it signed out. Begins signed out. */
export async function shareSpecification(visit: Visit): Promise<void> {
  await visit.page.goto(`${visit.root}/sign-in`);
  await visit.check('sign-in');
  await signIn(visit.page, visit.token);
  await publish(visit);
  await breakAndRepair(visit);
  await makePublic(visit);
  await readSignedOut(visit);
}

async function publish({ page, specSlug, hasScript, root, organizationId, check }: Visit): Promise<void> {
  await page.goto(`${root}/orgs/${organizationId}`);
  await check('catalog');
  await page.getByRole('link', { name: 'Publish', exact: true }).first().click();
  await page.getByLabel('Slug').waitFor();
  await check('publish');
  await chooseFile(page, buoys, { isDropped: hasScript });
  await page.getByLabel('Slug').fill(specSlug);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await waitUntilPublished(page);
  await check('published');
  await page.getByRole('link', { name: 'Read the documentation' }).click();
  await page.getByRole('heading', { level: 1, name: 'Buoys', exact: true }).waitFor();
  await page.goBack();
}

async function breakAndRepair({ page, hasScript, check }: Visit): Promise<void> {
  await replace(page, broken, hasScript);
  await page.getByRole('heading', { name: 'The last run failed' }).waitFor();
  await check('failed');
  await expect.poll(() => page.locator('main').textContent()).toContain('line 5');
  await page
    .getByRole('link', { name: /problem.*source/i })
    .first()
    .click();
  const marked = page.locator('.problem .marked').first();
  await marked.waitFor();
  await check('problems');
  await expect.poll(() => marked.getAttribute('id')).toBeNull();
  await page.locator('.problem .source-bar a').first().click();
  await page.locator('#L5').waitFor();
  await check('source');
  await page.goBack();
  await page.goBack();
  await replace(page, moreBuoys, hasScript);
  await waitUntilPublished(page);
  await expect.poll(() => page.locator('.added').textContent()).toContain('/buoys/{id}/light');
  await check('repaired');
}

async function makePublic(visit: Visit): Promise<void> {
  const { page, root, organizationId, specSlug, check } = visit;
  const spec = `${root}/orgs/${organizationId}/openapi/${specSlug}`;
  await signOut(page);
  expect((await page.goto(spec))?.status()).toBe(401);
  await signIn(page, visit.token);
  await page.goto(`${spec}/versions`);
  await page.getByRole('link', { name: 'Manage' }).click();
  await page.getByLabel('Who may read the documentation').waitFor();
  await check('manage');
  await page.getByLabel('Who may read the documentation').selectOption('public');
  await save(page, 'Save visibility');
  await page.getByText('The documentation is public.').waitFor();
  await check('saved');
}

async function readSignedOut({ page, root, organizationId, specSlug, check }: Visit): Promise<void> {
  const spec = `${root}/orgs/${organizationId}/openapi/${specSlug}`;
  await signOut(page);
  await page.goto(spec);
  await page
    .getByRole('link', { name: /buoys\/\{id\}\/light/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Read buoys/{id}/light' }).waitFor();
  await check('signed out');
  expect((await page.goto(`${spec}/manage`))?.status()).toBe(401);
}

async function replace(page: Page, text: string, isDropped: boolean): Promise<void> {
  await page.getByRole('link', { name: 'Publish a new version', exact: true }).click();
  await chooseFile(page, text, { isDropped });
  await page.getByRole('button', { name: 'Publish a new version' }).click();
}
