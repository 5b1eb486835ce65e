import { expect } from 'vitest';
import { signIn } from '../browser/sign-in.js';
import { signOut } from '../browser/sign-out.js';
import type { Visit } from './visit.js';

/** Creates a token, uses it, and reads in the audit log of it. Begins signed out. */
export async function manageTokens(visit: Visit): Promise<void> {
  const { page, root, organizationId, token, specSlug, check } = visit;
  const catalog = `${root}/orgs/${organizationId}`;
  await page.goto(`${root}/sign-in`);
  await signIn(page, token);
  await page.goto(catalog);
  await page.getByRole('link', { name: 'Tokens', exact: true }).click();
  await page.waitForURL(`${catalog}/tokens`);
  await check('tokens');
  await page.getByLabel('Name').fill(specSlug);
  await page.getByLabel(/Read specifications and documentation/).check();
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByRole('heading', { name: /^Copy the token/ }).waitFor();
  await check('created token');
  const secret = (await page.locator('.secret code').textContent()) ?? '';
  await signOut(page);
  await signIn(page, secret);
  await page.goto(catalog);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Publish', exact: true }).count()).toBe(0);
  await signOut(page);
  await signIn(page, token);
  await page.goto(catalog);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
  await check('audit log');
  await expect.poll(() => page.locator('main').textContent()).toContain(specSlug);
}
