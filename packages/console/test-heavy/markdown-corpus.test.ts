import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishSpecification, specPath } from '../test/support/publish-specification.js';

// Opens every operation of large real documents in Markdown, and prints the sizes.

const folder = process.env['SPECSHELF_CORPUS'] ?? '';
const files = ['github-api.json', 'stripe.yaml', 'slack-web-v2.json', 'svix.yaml', 'mintlify-zh.json'].filter(
  (file) => existsSync(join(folder, file)),
);
if (files.length === 0)
  console.log('No corpus: SPECSHELF_CORPUS is not set. No Markdown of real documents is tested.');

/** In bytes. The limits on rows, descriptions, and examples bound a page. */
const largestPage = 400_000;

describe.skipIf(files.length === 0).each(files)('%s', (file) => {
  it('has all pages in Markdown', async () => {
    const site = await publishSpecification(
      new Map([[file, readFileSync(join(folder, file), 'utf8')]]),
      file,
    );
    const map = await site?.siteMap();
    if (!site || !map) throw new Error(`${file} cannot be processed`);
    const paths = map.pages
      .filter(({ kind }) => kind !== 'models')
      .map(({ path }) => `/docs/${path.split('/').map(encodeURIComponent).join('/')}.md`);
    const schemas = map.schemas.filter((_, index) => index % 10 === 0);
    const all = [
      ...paths,
      ...schemas.map((name) => `/schemas/${encodeURIComponent(name)}.md`),
      '/llms.txt',
      '.md',
    ];
    const sizes = new Map<string, number>();
    const defects: string[] = [];
    for (const path of all) {
      const { status, body } = await site.fetch(specPath + path);
      const size = new TextEncoder().encode(body).byteLength;
      sizes.set(path, size);
      const fences = body.match(/^ *`{3,}/gm)?.length ?? 0;
      const isSound = status === 200 && body.startsWith('# ') && fences % 2 === 0 && size < largestPage;
      if (!isSound) defects.push(`${path}: status ${status}, ${size} bytes, ${fences} fences`);
      if (
        /\[object Object\]|undefined|x-gitbook-/.test(body.replaceAll(/`[^`]*`/g, '')) &&
        !/undefined/.test(JSON.stringify(site.specification))
      )
        defects.push(`${path}: has an internal value`);
    }
    const ordered = [...sizes.values()].sort((a, b) => a - b);
    const at = (share: number) => ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))];
    console.log(
      `${file}: ${all.length} pages in Markdown, median ${at(0.5)}, 90 % ${at(0.9)}, maximum ${at(1)} bytes`,
    );
    console.log(`${file}: llms.txt ${sizes.get('/llms.txt')} bytes`);
    expect(defects).toEqual([]);
  });
});
