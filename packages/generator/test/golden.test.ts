import { readFileSync } from 'node:fs';
import { documentToMarkdown } from '@specshelf/markdown';
import { parse } from '@specshelf/parser';
import { describe, expect, it } from 'vitest';
import type { Outline } from '../src/index.js';
import { outlineOf } from '../src/outline/outline-of.js';
import { allPages, documentOf, type Page, revisionOf } from './support/generate.js';

describe.each([
  ['ferry-api.json', 'of an ordinary specification'],
  ['harbour-hooks.yaml', 'of webhooks, nested tags, groups and hidden parts'],
  ['lighthouse-guide.yaml', 'of a description with all constructs of Markdown'],
  ['names.yaml', 'with names in many scripts'],
])('%s', (file, description) => {
  it.each(['by-tag', 'by-operation'])(`pages ${description} match their snapshot, %s`, async (grouping) => {
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
  if (result.kind !== 'parsed') throw new Error(`${file} could not be parsed`);
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

/** Replaces page ids by paths, which are readable. */
function withPaths(markdown: string, pages: readonly Page[]): string {
  return markdown.replaceAll(
    /\/pages\/([0-9a-f]{24})/g,
    (_, id) => `/${pages.find((page) => page.id === id)?.path}`,
  );
}
