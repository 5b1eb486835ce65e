import { readFileSync } from 'node:fs';
import { documentToMarkdown } from '@specshelf/markdown';
import { expect, it } from 'vitest';
import { outlineOf } from '../src/index.js';
import { allPages, documentOf, type Page, revisionOf } from './support/generate.js';

const outline = outlineOf(
  JSON.parse(readFileSync(new URL('golden/ferry-api.json', import.meta.url), 'utf8')),
);

it.each(['by-tag', 'by-operation'])('pages %s read like documentation', async (grouping) => {
  const { pages } = revisionOf(outline, { grouping, models: true, downloadLink: true });
  const text = allPages(pages).map(printPage).join('\n');
  await expect(text).toMatchFileSnapshot(`golden/ferry-api.${grouping}.txt`);
});

function printPage(page: Page): string {
  const document = documentOf(outline, page);
  if (document === undefined) throw new Error(`${page.path} has no document`);
  const head = [
    `path: ${page.path}`,
    `title: ${page.title}`,
    ...(page.description ? [`description: ${page.description}`] : []),
    ...(page.icon ? [`icon: ${page.icon}`] : []),
  ];
  return `---\n${head.join('\n')}\n---\n\n${documentToMarkdown(document)}`;
}
