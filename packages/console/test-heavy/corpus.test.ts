import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { visibleIn } from '@specshelf/generator/test/visible-in';
import { afterAll, describe, expect, it } from 'vitest';
import { checkTexts, PageChecker } from '../test/support/check-pages.js';
import { LinkChecker } from '../test/support/link-checker.js';
import { publishSpecification } from '../test/support/publish-specification.js';

// Opens the documentation of every document of a corpus. Each operation has its page; of large documents, a sample is rendered.

const folder = process.env['SPECSHELF_CORPUS'] ?? '';
const hasCorpus = existsSync(join(folder, 'index.json'));
const entries: { file: string; expect: string }[] = hasCorpus
  ? JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  : [];
if (!hasCorpus) console.log('No corpus: SPECSHELF_CORPUS is not set. No pages of real documents are tested.');

/** The same document in another format. */
const repeated = new Set(['openai.yaml']);

/** In bytes. */
const largeDocument = 1024 * 1024;
const pagesOfLarge = 60;
/** Pages of a document that are parsed, which takes longer. */
const parsedPages = 4;

const totals = { documents: 0, unpublished: 0, operations: 0, schemas: 0, pages: 0, links: 0, broken: 0 };

describe.skipIf(!hasCorpus)('the documentation of a document of the corpus', () => {
  afterAll(() => console.log('Documentation of the corpus:', totals));

  it.each(entries.filter(({ file }) => !repeated.has(file)))(
    '$file has all operations and schemas, and no broken links',
    async ({ file, expect: verdict }) => {
      const files = filesOf(file);
      const site = await publishSpecification(files, file);
      const map = await site?.siteMap();
      if (!site || !map) {
        expect(verdict).not.toBe('ok');
        totals.unpublished += 1;
        return;
      }
      const checker = new LinkChecker(site, map);
      const expected = visibleIn(site.specification);
      expect(checker.contents().sort()).toEqual(expected.sort());
      await checker.checkPlaces();
      const urls = checker.urls();
      const size = [...files.values()].reduce((sum, text) => sum + text.length, 0);
      for (const url of size < largeDocument ? urls : sampleOf(urls, pagesOfLarge))
        await checker.checkPage(url);
      const parser = new PageChecker(site);
      await checkTexts(site, parser, sampleOf(urls, parsedPages));
      const defects = [...checker.defects, ...parser.defects];
      const schemas = map.schemas.length;
      totals.documents += 1;
      totals.operations += expected.length - schemas;
      totals.schemas += schemas;
      totals.pages += checker.pageCount;
      totals.links += checker.linkCount;
      totals.broken += defects.length;
      expect(defects).toEqual([]);
    },
  );
});

/** Returns the same items of a list in each run. */
function sampleOf<Item>(items: readonly Item[], count: number): Item[] {
  let seed = 24;
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const rated = items.map((item) => ({ item, rate: next() }));
  return rated
    .sort((a, b) => a.rate - b.rate)
    .slice(0, count)
    .map(({ item }) => item);
}

function filesOf(entry: string): Map<string, string> {
  const set = dirname(entry);
  const isAlone = ['.', 'invalid', 'synthetic'].includes(set);
  const paths = isAlone
    ? [entry]
    : filesIn(join(folder, entry.split('/', entry.startsWith('synthetic') ? 2 : 1).join('/')));
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)));
}
