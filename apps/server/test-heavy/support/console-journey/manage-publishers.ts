import { expect } from 'vitest';
import type { Visit } from './visit.js';

/** Adds a trusted publisher after an error in the form, and deletes it. Begins signed in, with a token that manages tokens. */
export async function managePublishers(visit: Visit): Promise<void> {
  const { page, root, organizationId, specSlug, check } = visit;
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
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
}
