import type { Page } from '@playwright/test';
import type { Backend } from '@specshelf/mocks/backend';

/** Routes the API requests of a page to a backend in this process. */
export async function routeTo(backend: Backend, page: Page): Promise<void> {
  await page.route(`${backend.baseUrl}/v1/**`, async (route) => {
    const request = route.request();
    const response = await backend.fetch(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postData(),
    });
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
}
