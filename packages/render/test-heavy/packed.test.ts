import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../scripts/install/find-chromium.js';
import { type Consumer, installPacked } from '../../../scripts/install/install-packed.js';
import { expectSize } from '../../../scripts/testing/expect-size.js';
import { type OpenedPage, openSite } from './open-site.js';
import { sampleDocument } from './sample-document.js';

const chromium = findChromium('the recipes of the renderer');
const recipes = fileURLToPath(new URL('../recipes', import.meta.url));
const react = (version: string) => ({ react: version, 'react-dom': version });

// Installs the package as npm would publish it.
describe('the packed renderer', () => {
  let consumer: Consumer;
  const others: Consumer[] = [];

  beforeAll(async () => {
    consumer = await installPacked(['render'], {
      ...react('19.2.0'),
      '@types/react': '19.2.2',
      esbuild: '0.27.0',
      preact: '10.27.2',
      'preact-render-to-string': '6.8.2',
      'typescript-5.4': 'npm:typescript@5.4.5',
    });
    others.push(await consumer.within('react-18', { ...react('18.3.1'), esbuild: '0.27.0' }));
  });

  afterAll(() => consumer?.remove());

  it('contains the built files, recipes, README, and license, without source maps', async () => {
    const folder = join(consumer.folder, 'node_modules/@specshelf/render');
    const files = (await readdir(folder, { recursive: true })).filter((name) => /\.|LICENSE/.test(name));
    const built = files.filter((name) => name.startsWith('dist/') && name.endsWith('.d.ts'));
    expect(files.filter((name) => !built.includes(name)).sort()).toEqual(
      [
        ['LICENSE', 'README.md', 'package.json', 'dist/style.css'],
        ['html', 'islands', 'markdown', 'math', 'preact', 'react'].map((name) => `dist/${name}.js`),
        ['html/build.mjs', 'react/build.mjs', 'react/client.tsx', 'react/page.tsx'].map(
          (name) => `recipes/${name}`,
        ),
      ]
        .flat()
        .sort(),
    );
    const sizes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).size));
    const size = sizes.reduce((sum, each) => sum + each, 0);
    console.log(`the installed package has ${files.length} files, ${size} bytes`);
    expectSize('packages/render, installed', size);
  });

  describe.skipIf(!chromium)('in Chromium', () => {
    it('renders a page of plain HTML that works under the content security policy', async () => {
      const page = await follow(consumer, 'html');
      await page.use(async (tab) => {
        await expect.poll(() => tab.locator('math mfrac').count()).toBe(1);
        const samples = tab.locator('shelf-tabs').first();
        await samples.getByRole('tab', { name: 'Python' }).click();
        const shown = samples.locator('details:visible');
        await expect.poll(() => shown.count()).toBe(1);
        await expect.poll(() => shown.textContent()).toContain('requests');
        await samples.locator('details:visible shelf-copy button').click();
        await expect.poll(() => tab.evaluate(() => navigator.clipboard.readText())).toContain('requests');
      });
    });

    it.each([
      ['19', () => consumer],
      ['18', () => others[0] ?? consumer],
    ])('renders a page with React %s on the server, and hydrates it', async (version, project) => {
      const page = await follow(project(), 'react');
      expect(await scriptsOf(project())).toContain(`"${version}.`);
      await page.use(async (tab) => {
        await tab.locator('shelf-copy button').first().waitFor();
        const isHydrated = () =>
          Object.keys(document.querySelector('.shelf-document') ?? {}).some((key) =>
            key.startsWith('__react'),
          );
        await expect.poll(() => tab.evaluate(isHydrated)).toBe(true);
      });
    });
  });

  it('renders the same HTML with Preact 10', async () => {
    await consumer.write('document.json', JSON.stringify(sampleDocument()));
    await consumer.write(
      'preact.mjs',
      `import { readFileSync } from 'node:fs';
      import { renderDocument } from '@specshelf/render/html';
      import { SpecDocument } from '@specshelf/render/preact';
      import { h } from 'preact';
      import { render } from 'preact-render-to-string';
      const document = JSON.parse(readFileSync('document.json', 'utf8'));
      const html = render(h(SpecDocument, { document }));
      console.log(html.length > 1000 && html === renderDocument(document));`,
    );
    expect(await consumer.run(process.execPath, ['preact.mjs'])).toBe('true\n');
  });

  it('has declarations for TypeScript 5.4', async () => {
    await consumer.write('program.tsx', program);
    const tsc = join('node_modules', 'typescript-5.4', 'bin', 'tsc');
    const options = ['--strict', '--exactOptionalPropertyTypes', '--noEmit', '--jsx', 'react-jsx'];
    const modules = ['--module', 'nodenext', '--target', 'es2022', '--types', 'react'];
    await consumer.write('package.json', JSON.stringify({ type: 'module', private: true }));
    const output = await consumer
      .run(process.execPath, [tsc, ...options, ...modules, 'program.tsx'])
      .catch(({ stdout }) => stdout);
    expect(output).toBe('');
  });
});

const program = `
import '@specshelf/render/islands.js';
import { renderDocument, renderPart, type LinkTarget, type RenderOptions } from '@specshelf/render/html';
import { convertFormulas, toMathML } from '@specshelf/render/math';
import { SpecDocument as PreactDocument } from '@specshelf/render/preact';
import { type NodeProps, RenderNodes, SpecDocument, type DocumentProps } from '@specshelf/render/react';

type Document = DocumentProps['document'];
const link = (target: LinkTarget) => (target.kind === 'part' ? \`?part=\${target.id}\` : undefined);

function Quote({ node, context }: NodeProps) {
  return node.type === 'blockquote' ? <RenderNodes nodes={node.nodes} context={context} /> : null;
}

export async function use(document: Document): Promise<unknown[]> {
  const options: RenderOptions<never> = { link, math: toMathML, rowBudget: 10, depth: 1 };
  // @ts-expect-error a misspelled option
  renderDocument(document, { links: link });
  return [
    await convertFormulas(renderDocument(document, options)),
    renderPart(document, { kind: 'part', id: 'a' }, { highlight: (text) => [{ text, kind: 'string' }] }),
    <SpecDocument document={document} components={{ blockquote: Quote }} />,
    PreactDocument({ document }),
  ];
}
`;

/** Copies a recipe, runs it like a reader, and opens its page. */
async function follow({ folder, run }: Consumer, recipe: string): Promise<OpenedPage> {
  await cp(join(recipes, recipe), join(folder, recipe), { recursive: true });
  await writeFile(join(folder, recipe, 'document.json'), JSON.stringify(sampleDocument()));
  await run('sh', ['-e', '-c', `cd ${recipe} && node build.mjs`]);
  return openSite(join(folder, recipe, 'site'), chromium ?? '');
}

async function scriptsOf({ folder }: Consumer): Promise<string> {
  const site = join(folder, 'react/site');
  const names = (await readdir(site)).filter((name) => name.endsWith('.js'));
  return (await Promise.all(names.map((name) => readFile(join(site, name), 'utf8')))).join('\n');
}
