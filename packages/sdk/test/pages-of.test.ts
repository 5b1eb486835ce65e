import { type ComputedRevision, pagesOf, type RevisionPage } from '@specshelf/sdk';
import { expect, expectTypeOf, test } from 'vitest';

type PageOf<Type extends RevisionPage['type']> = Extract<RevisionPage, { type: Type }>;

const common = (title: string) => ({ id: title, title, slug: title, path: title });
const layout = {
  actions: true,
  anchors: true,
  cover: true,
  coverMask: 'none' as const,
  coverSize: 'full' as const,
  description: true,
  metadata: true,
  outline: true,
  pagination: true,
  tableOfContents: true,
  tags: true,
  title: true,
  width: 'default' as const,
};
const document = (title: string, pages: PageOf<'document'>['pages'] = []): PageOf<'document'> => ({
  ...common(title),
  type: 'document',
  kind: 'sheet',
  layout,
  tags: [],
  urls: { app: `https://specs.example.com/${title}` },
  pages,
});
const group = (title: string, pages: PageOf<'group'>['pages']): PageOf<'group'> => ({
  ...common(title),
  type: 'group',
  kind: 'group',
  pages,
});
const link = (title: string): PageOf<'link'> => ({
  ...common(title),
  type: 'link',
  kind: 'link',
  target: { kind: 'url', url: 'https://specs.example.com' },
});

const revision: ComputedRevision = {
  pages: [
    document('Introduction', [document('License', [link('Text')])]),
    group('Pets', [document('List'), link('More')]),
    document('Models'),
  ],
  files: [],
  reusableContents: [],
};

const titles = (pages: Iterable<RevisionPage>) => [...pages].map(({ title }) => title);

test('pagesOf iterates over all pages, parents before children', () => {
  const all = ['Introduction', 'License', 'Text', 'Pets', 'List', 'More', 'Models'];
  expect(titles(pagesOf(revision))).toEqual(all);
  expect(titles(pagesOf({ pages: [] }))).toEqual([]);
});

test('pagesOf iterates over the pages of one type', () => {
  expect(titles(pagesOf(revision, 'document'))).toEqual(['Introduction', 'License', 'List', 'Models']);
  expect(titles(pagesOf(revision, 'group'))).toEqual(['Pets']);
  expect(titles(pagesOf(revision, 'link'))).toEqual(['Text', 'More']);
  for (const page of pagesOf(revision, 'document')) expectTypeOf(page).toEqualTypeOf<PageOf<'document'>>();
});
