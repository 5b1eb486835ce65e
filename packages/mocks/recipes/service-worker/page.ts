import { startMocks } from '@specshelf/mocks/browser';
import { Client } from '@specshelf/sdk';

const mocks = await startMocks({ start: { serviceWorker: { url: 'mockServiceWorker.js' } } });
// For the console and for browser tests.
Object.assign(window, { mocks });

const { baseUrl, token } = mocks;
const { specs } = new Client({ baseUrl, token, dangerouslyAllowBrowser: true });
const text = '{ "openapi": "3.1.0", "info": { "title": "Pets", "version": "1" }, "paths": {} }';
await specs.create({ organizationId: 'default', slug: 'pets', source: { text } });
const { slug, processingState } = await specs.get({ organizationId: 'default', specSlug: 'pets' });

const output = document.querySelector('p');
if (output) output.textContent = `${slug}: ${processingState}`;
