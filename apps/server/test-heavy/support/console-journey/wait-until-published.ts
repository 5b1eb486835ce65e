import type { Page } from 'playwright-core';

export async function waitUntilPublished(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Published', exact: true }).waitFor();
}
