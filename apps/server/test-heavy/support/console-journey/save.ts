import type { Page } from 'playwright-core';

/** Sends a form that leads to the same page again, and waits for it. */
export async function save(page: Page, button: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: button }).click()]);
}
