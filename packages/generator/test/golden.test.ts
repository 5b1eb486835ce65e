import { readFileSync } from 'node:fs';
import { documentToMarkdown } from '@specshelf/markdown';
import { parse } from '@specshelf/parser';
import { describe, expect, it } from 'vitest';
import type { Outline } from '../src/index.js';
import { outlineOf } from '../src/outline/outline-of.js';
import { allPages, documentOf, type Page, revisionOf } from './support/generate.js';

describe.each([
  ['ferry-api.json', 'of an ordinary specification'],
  ['harbour-hooks.yaml', 'of webhooks, nested tags, groups and hidden things'],
  ['lighthouse-guide.yaml', 'of a description with everything that Markdown has'],
  ['names.yaml', 'with names in many scripts'],
])('%s', (file, what) => {
  it.each(['by-tag', 'by-operation'])(`pages ${what} read like documentation, %s`, async (grouping) => {
    const outline = read(file);
    const pages = allPages(revisionOf(outline, { grouping, models: true, downloadLink: true }).pages);
    const name = file.slice(0, file.indexOf('.'));
    await expect(pages.map((page) => printPage(outline, page, pages)).join('\n')).toMatchFileSnapshot(
      `golden/${name}.${grouping}.txt`,
    );
  });
});

function read(file: string): Outline {
  const text = readFileSync(new URL(`golden/${file}`, import.meta.url), 'utf8');
  const result = parse({
    entry: file,
    files: new Map([[file, text]]),
    unavailable: new Map(),
    redirects: new Map(),
  });
  if (result.kind !== 'parsed') throw new Error(`${file} cannot be read`);
  return outlineOf(result.specification);
}

function printPage(outline: Outline, page: Page, pages: readonly Page[]): string {
  const document = documentOf(outline, page);
  if (document === undefined) throw new Error(`${page.path} has no document`);
  const head = [
    `path: ${page.path}`,
    `title: ${page.title}`,
    ...(page.description ? [`description: ${page.description}`] : []),
    ...(page.icon ? [`icon: ${page.icon}`] : []),
    ...(page.computed?.props?.['deprecated'] ? ['deprecated: true'] : []),
  ];
  return `---\n${head.join('\n')}\n---\n\n${withPaths(documentToMarkdown(document), pages)}`;
}

/** People know pages by their paths. */
function withPaths(markdown: string, pages: readonly Page[]): string {
  return markdown.replaceAll(
    /\/pages\/([0-9a-f]{24})/g,
    (_, id) => `/${pages.find((page) => page.id === id)?.path}`,
  );
}
