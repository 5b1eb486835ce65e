import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderDocument } from '@specshelf/render/html';
import { toMathML } from '@specshelf/render/math';

const document = JSON.parse(await readFile('document.json', 'utf8'));
const content = renderDocument(document, {
  link: (target) =>
    target.kind === 'schema' ? `/schemas/${encodeURIComponent(target.name)}.html` : undefined,
  math: toMathML,
});
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>API</title>
    <link rel="stylesheet" href="/style.css">
    <script type="module" src="/islands.js"></script>
  </head>
  <body>${content}</body>
</html>
`;

await mkdir('site', { recursive: true });
await writeFile('site/index.html', page);
for (const name of ['style.css', 'islands.js'])
  await copyFile(fileURLToPath(import.meta.resolve(`@specshelf/render/${name}`)), `site/${name}`);
