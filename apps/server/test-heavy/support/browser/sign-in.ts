import type { Page } from 'playwright-core';

/** Signs in with the form on the page, and waits for the next page. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.getByLabel('Access token').fill(token);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Sign in' }).click()]);
  await page.getByLabel('Access token').waitFor({ state: 'detached' });
}
