import assert from 'node:assert/strict';
import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { context } from 'esbuild';
import { chromium } from 'playwright-core';

const require = createRequire(import.meta.url);
let bundler;
let browser;
let page;

before(async () => {
  // Like `npx msw init .`: use the worker script of the installed MSW.
  await copyFile(require.resolve('msw/mockServiceWorker.js'), 'mockServiceWorker.js');
  bundler = await context({ entryPoints: ['page.ts'], bundle: true, format: 'esm', outdir: '.' });
  const { port } = await bundler.serve({ servedir: '.', host: '127.0.0.1' });
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
});

after(async () => {
  await browser?.close();
  await bundler?.dispose();
});

test('the page shows what it has created', async () => {
  await page.waitForFunction(() => document.querySelector('p').textContent !== '');
  assert.equal(await page.textContent('p'), 'pets: complete');
});

test('the call log has the requests of the page', async () => {
  const operations = await page.evaluate(() => window.mocks.calls.all.map((call) => call.operationId));
  assert.deepEqual(operations, ['createOpenAPISpec', 'getOpenAPISpecBySlug']);
});

test('no request except for assets of the page reaches the network until the mocks are closed', async () => {
  const ask = (url) =>
    page.evaluate(
      (address) =>
        fetch(address).then(
          ({ status }) => status,
          ({ name }) => name,
        ),
      url,
    );
  assert.equal(await ask('/elsewhere'), 'TypeError');
  assert.equal(await ask('/page.js'), 200);
  await page.evaluate(() => window.mocks.close());
  assert.equal(await ask('/elsewhere'), 404);
});
