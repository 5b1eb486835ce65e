import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { documentChecks } from '@specshelf/generator/test/real-document-properties';
import { siteMapChecks } from '@specshelf/generator/test/site-map-properties';
import { visibleIn } from '@specshelf/generator/test/visible-in';
import { checkOfficialSchema } from '@specshelf/parser/test/check-official-schema';
import { checkParsing } from '@specshelf/parser/test/check-parsing';
import { type CorpusEntry, readCorpus } from '@specshelf/parser/test/read-corpus';
import { afterAll, describe, expect, it } from 'vitest';
import { isRelease } from '../../../scripts/testing/test-length.js';
import { checkDocumentation } from '../test/support/check-documentation.js';
import { checkMarkdown } from '../test/support/check-markdown.js';
import { publishSpecification } from '../test/support/publish-specification.js';

// Parses every document of a corpus, and checks its generated pages, its documentation, and its Markdown.

const { folder, entries } = readCorpus();

/** Only parsed: the same document in another format. */
const repeated = ['openai.yaml'];
/** Large documents, of which many pages are checked in Markdown. */
const largeInMarkdown = [
  ...['github-api.json', 'stripe.yaml', 'slack-web-v2.json', 'svix.yaml', 'mintlify-zh.json'],
];
/** Of these documents, every nth page. */
const everyLarge = isRelease ? 1 : 4;
/** Pages in Markdown of other documents. */
const sampleOfMarkdown = 20;
/** Has a description of a million characters, which Markdown shows completely. */
const longDescription = ['synthetic/long-line.json'];
/** In bytes. All pages of smaller documents are rendered. */
const largeDocument = isRelease ? 1024 * 1024 : 256 * 1024;

const totals = { documents: 0, unpublished: 0, operations: 0, schemas: 0, pages: 0, links: 0 };

describe.skipIf(entries.length === 0)('a document of the corpus', () => {
  afterAll(() => console.log('Documentation of the corpus:', totals));
  for (const entry of entries) describe(`${entry.file} (${entry.expect})`, () => checkEntry(entry));
  // Vitest fails for a suite without tests.
  if (entries.length === 0) it('needs SPECSHELF_CORPUS', () => {});
});

function checkEntry(entry: CorpusEntry): void {
  const { file, expect: verdict } = entry;
  const files = filesOf(file);
  let parsed: ReturnType<typeof checkParsing> | undefined;
  let published: ReturnType<typeof publish> | undefined;
  const parse = () => (parsed ??= checkParsing(folder, entry));
  const open = () => (published ??= publish(files(), file));
  afterAll(() => {
    parsed = undefined;
    published = undefined;
  });

  it('is parsed as the index says', () => {
    parse();
    if (['ok', 'warn', 'invalid'].includes(verdict)) {
      checkOfficialSchema(readFileSync(join(folder, file), 'utf8').replace(/^\ufeff/, ''));
    }
  });
  if (repeated.includes(file)) return;

  it('has complete and valid pages, with stable IDs', () => {
    const result = parse();
    if (result.kind !== 'parsed') return;
    const { specification } = result;
    for (const [title, check] of [...documentChecks(specification), ...siteMapChecks(specification)]) {
      try {
        check();
      } catch (error) {
        throw new Error(title, { cause: error });
      }
    }
  });

  it('has all operations and schemas in its documentation, without broken links and large pages', async () => {
    const site = await open();
    if (!site) {
      expect(verdict).not.toBe('ok');
      totals.unpublished += 1;
      return;
    }
    const size = [...files().values()].reduce((sum, text) => sum + text.length, 0);
    const checked = await checkDocumentation(site, site.map, size >= largeDocument);
    expect(checked.contents.sort()).toEqual(visibleIn(site.specification).sort());
    expect(checked.defects).toEqual([]);
    totals.documents += 1;
    totals.schemas += site.map.schemas.length;
    totals.operations += checked.contents.length - site.map.schemas.length;
    totals.pages += checked.pageCount;
    totals.links += checked.linkCount;
  });

  it('has its pages in Markdown', async () => {
    const site = await open();
    if (!site) return;
    const isLarge = largeInMarkdown.includes(file);
    const every = isLarge ? everyLarge : Math.ceil(site.map.pages.length / sampleOfMarkdown) || 1;
    const { sizes, defects } = await checkMarkdown(site, site.map, every);
    if (isLarge) printSizes(file, sizes);
    if (longDescription.includes(file)) return;
    expect(defects).toEqual([]);
  });
}

async function publish(files: ReadonlyMap<string, string>, file: string) {
  const site = await publishSpecification(files, file);
  const map = await site?.siteMap();
  return site && map ? { ...site, map } : undefined;
}

function printSizes(file: string, sizes: ReadonlyMap<string, number>): void {
  const ordered = [...sizes.values()].sort((a, b) => a - b);
  const at = (share: number) => ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))];
  console.log(
    `${file}: ${sizes.size} pages in Markdown, median ${at(0.5)}, 90 % ${at(0.9)}, maximum ${at(1)} bytes,`,
    `llms.txt ${sizes.get('/llms.txt')} bytes`,
  );
}

/** The document, and all files of its folder if it has one. */
function filesOf(entry: string): () => ReadonlyMap<string, string> {
  const set = dirname(entry);
  const isAlone = ['.', 'invalid', 'synthetic'].includes(set);
  return () => {
    const paths = isAlone
      ? [entry]
      : filesIn(join(folder, entry.split('/', entry.startsWith('synthetic') ? 2 : 1).join('/')));
    return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  };
}

function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)));
}
