import { Client } from '@specshelf/sdk';

const baseUrl = location.origin;
const client = new Client({ baseUrl, token: 'whoever-signed-in', dangerouslyAllowBrowser: true });

async function show(): Promise<void> {
  const items: HTMLElement[] = [];
  for await (const { slug, processingState } of client.specs.list({ organizationId: 'default' })) {
    const item = document.createElement('li');
    item.textContent = `${slug}: ${processingState}`;
    items.push(item);
  }
  document.querySelector('ul')?.replaceChildren(...items);
}

document.querySelector('button')?.addEventListener('click', async () => {
  const source = { text: '{ "openapi": "3.1.0", "info": { "title": "Pets", "version": "1" }, "paths": {} }' };
  await client.specs.create({ organizationId: 'default', slug: 'pets', source });
  await show();
});

await show();
