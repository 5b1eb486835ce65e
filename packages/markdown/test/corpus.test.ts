import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { convertMarkdown } from '../src/index.js';
import { plainParagraphs } from '../src/plain-paragraphs.js';
import { cpuSeconds } from './support/cpu-seconds.js';
import { problemsInDocument } from './support/problems-in-document.js';
import { unsafeAddresses, unsafeParts } from './support/unsafe-parts.js';

const folder = process.env['SPECSHELF_CORPUS'];

test.skipIf(folder === undefined)('converts every description of the corpus', () => {
  const all = jsonFiles(folder ?? '').flatMap(descriptionsIn);
  const unique = [...new Set(all)];
  const plain = measured(unique.filter(isPlain));
  const marked = measured(unique.filter((text) => !isPlain(text)));
  console.log(`corpus: ${folder}`);
  console.log(`descriptions: ${all.length}, different ones: ${unique.length}`);
  console.log(`without a parser: ${plain}`);
  console.log(`with a parser: ${marked}`);
  expect(unique.length).toBeGreaterThan(0);
});

test.skipIf(folder === undefined)('makes legal documents and harmless HTML of the corpus', () => {
  for (const text of new Set(jsonFiles(folder ?? '').flatMap(descriptionsIn))) {
    if (isPlain(text)) continue;
    const { document, html } = convertMarkdown(text);
    expect(problemsInDocument(document)).toEqual([]);
    expect(unsafeAddresses(document)).toEqual([]);
    expect(unsafeParts(html)).toEqual([]);
  }
});

if (folder === undefined) console.log('corpus: none (SPECSHELF_CORPUS is not set)');

function isPlain(text: string): boolean {
  return plainParagraphs(text) !== undefined;
}

function measured(texts: readonly string[]): string {
  const seconds = cpuSeconds(() => {
    for (const text of texts) convertMarkdown(text);
  });
  const megabytes = texts.reduce((sum, text) => sum + text.length, 0) / 1_000_000;
  return `${texts.length} texts, ${megabytes.toFixed(2)} MB, ${seconds.toFixed(2)} s of CPU, ${(megabytes / seconds).toFixed(2)} MB/s`;
}

function jsonFiles(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      if (entry.isDirectory()) return jsonFiles(child);
      return entry.name.endsWith('.json') ? [child] : [];
    });
}

/** Files that are not JSON in spite of their name are there on purpose. */
function descriptionsIn(file: string): string[] {
  try {
    return descriptionsOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function descriptionsOf(root: unknown): string[] {
  const found: string[] = [];
  const open = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (key === 'description' && typeof child === 'string') found.push(child);
      else open.push(child);
    }
  }
  return found;
}
