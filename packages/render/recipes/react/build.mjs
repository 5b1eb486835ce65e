import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const shared = { bundle: true, format: 'esm', splitting: true, jsx: 'automatic', target: 'es2022' };
await build({ ...shared, entryPoints: ['page.tsx'], packages: 'external', outdir: 'server' });
await build({ ...shared, entryPoints: ['client.tsx'], outdir: 'site' });

const { Page } = await import('./server/page.js');
const document = JSON.parse(await readFile('document.json', 'utf8'));
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>API</title>
    <link rel="stylesheet" href="/style.css">
    <script type="module" src="/client.js"></script>
  </head>
  <body>
    <div id="root">${renderToString(createElement(Page, { document }))}</div>
    <script id="data" type="application/json">${JSON.stringify(document).replaceAll('<', '\\u003c')}</script>
  </body>
</html>
`;

await writeFile('site/index.html', page);
await copyFile(fileURLToPath(import.meta.resolve('@specshelf/render/style.css')), 'site/style.css');
