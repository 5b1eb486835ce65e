import { expect } from 'vitest';
import type { Visit } from './journey.js';

/** Adds a trusted publisher after an error in the form, and deletes it. The token of the visitor manages tokens. */
export async function managePublishers(visit: Visit): Promise<void> {
  const { page, root, organizationId, specSlug, token, check } = visit;
  await page.goto(`${root}/sign-in`);
  await page.getByLabel('Access token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Access token').waitFor({ state: 'detached' });
  await page.goto(`${root}/orgs/${organizationId}/tokens`);
  await page.getByRole('link', { name: 'Trusted publishers' }).click();
  await page.getByLabel('Repository', { exact: true }).waitFor();
  await check('trusted publishers');
  await page.getByLabel('Name', { exact: true }).fill(specSlug);
  await page.getByLabel('Repository', { exact: true }).fill(`acme/${specSlug}`);
  await page.getByLabel('Specifications', { exact: true }).fill(specSlug);
  await page.getByRole('button', { name: 'Add trusted publisher' }).click();
  await page.getByRole('alert').waitFor();
  await check('trusted publisher without scopes');
  await page.getByLabel(/Read specifications and documentation/).check();
  await page.getByRole('button', { name: 'Add trusted publisher' }).click();
  const row = page.locator('tr').filter({ hasText: `acme/${specSlug}` });
  await row.locator('summary').click();
  await check('list of trusted publishers');
  await row.getByRole('button', { name: 'Delete publisher' }).click();
  await row.waitFor({ state: 'detached' });
  expect(await page.getByRole('alert').count()).toBe(0);
}
