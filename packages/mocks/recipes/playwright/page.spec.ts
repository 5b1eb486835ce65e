import { expect, test } from '@playwright/test';
import { createBackend } from '@specshelf/mocks/backend';
import { routeTo } from './route-to.js';

test('the page lists specifications and publishes one', async ({ page, baseURL }) => {
  const backend = createBackend({ baseUrl: baseURL });
  await backend.add.spec({ slug: 'museum', source: { text: 'openapi: 3.1.0' } });
  await routeTo(backend, page);

  await page.goto('/');
  await expect(page.getByRole('listitem')).toHaveText(['museum: complete']);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('listitem')).toHaveText(['museum: complete', 'pets: complete']);

  expect(backend.calls.last('createOpenAPISpec')?.body.slug).toBe('pets');
});
