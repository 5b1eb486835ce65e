import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSimpleMarkdown } from '../src/fast-path/simple-markdown.js';
import { convertMarkdown } from '../src/index.js';
import { isTooExpensive } from '../src/text/is-too-expensive.js';
import { parsedMarkdown } from './support/parsed-markdown.js';
import { problemsInDocument } from './support/problems-in-document.js';
import { unsafeAddresses, unsafeParts } from './support/unsafe-parts.js';

const folder = process.env['SPECSHELF_CORPUS'] || undefined;

/** Tens of thousands of descriptions, each parsed twice. */

test.skipIf(folder === undefined)(
  'parses most descriptions of the corpus by the fast path, like the parser',
  () => {
    const all = jsonFiles(folder ?? '').flatMap(descriptionsIn);
    const unique = [...new Set(all)];
    const simple = unique.filter(isSimple);
    const isDifferent = (text: string) =>
      JSON.stringify(convertMarkdown(text)) !== JSON.stringify(parsedMarkdown(text.replaceAll('\r\n', '\n')));
    expect(simple.filter(isDifferent)).toEqual([]);
    console.log(`corpus: ${folder}`);
    console.log(`descriptions: ${all.length}, distinct: ${unique.length}, simple: ${simple.length}`);
    expect(simple.length / unique.length).toBeGreaterThan(0.9);
  },
);

test.skipIf(folder === undefined)('converts the corpus to valid documents and safe HTML', () => {
  for (const text of new Set(jsonFiles(folder ?? '').flatMap(descriptionsIn))) {
    if (isSimple(text)) continue;
    const { document, html } = convertMarkdown(text);
    expect(problemsInDocument(document)).toEqual([]);
    expect(unsafeAddresses(document)).toEqual([]);
    expect(unsafeParts(html)).toEqual([]);
  }
});

if (folder === undefined) console.log('corpus: none (SPECSHELF_CORPUS is not set)');

function isSimple(text: string): boolean {
  return !isTooExpensive(text) && parseSimpleMarkdown(text.replaceAll('\r\n', '\n')) !== undefined;
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

/** Some files of the corpus are deliberately not JSON in spite of their name. */
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
