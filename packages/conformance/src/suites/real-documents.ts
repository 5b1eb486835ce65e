import { describe, expect } from 'vitest';
import { documentOf, documentPages, pointersIn, revisionOf } from '../pages.js';
import { type RealDocument, realDocuments } from '../real-documents.js';
import type { Stage } from '../stage.js';
import { visiblePointers, visibleTags } from '../visible-pointers.js';

const organizationId = 'acme';

export function realDocumentsSuite(stage: Stage): void {
  describe('real documents', () => {
    const documents = realDocuments();
    const corpus = process.env['SPECSHELF_CORPUS'] ?? 'none (SPECSHELF_CORPUS is not set)';
    console.log(`${documents.length} real documents; corpus: ${corpus}`);
    for (const document of documents) {
      if (document.expect === 'parse-error') {
        stage.test(`reports PARSE_ERROR with problems for ${document.name}`, () =>
          expectParseError(stage, document),
        );
      } else {
        stage.test(
          `publishes ${document.name} with pages that show all of it (PA30)`,
          () => expectPagesToShowAll(stage, document),
          120_000,
        );
      }
    }
  });
}

async function expectPagesToShowAll(stage: Stage, { read }: RealDocument): Promise<void> {
  const spec = await stage.publish('real', read());
  expect(spec).toMatchObject({ processingState: 'complete' });
  expect(spec).not.toHaveProperty('lastProcessErrorCode');
  const versions = stage.client().specs.versions;
  const { specification } =
    (await versions.getLatestContent({ organizationId, specSlug: 'real' })).filesystem[0] ?? {};
  const pages = documentPages((await revisionOf(stage, 'real', { models: true })).pages);
  const identifiers = pages.map((page) => page.computed?.props?.['page']);
  expect(identifiers).toEqual(
    expect.arrayContaining(visibleTags(specification ?? {}).map((tag) => `tag-${tag}`)),
  );
  const documents = [];
  for (const page of pages) documents.push(await documentOf(stage, page));
  expect(pointersIn(documents, 'real').sort()).toEqual(visiblePointers(specification ?? {}).sort());
}

async function expectParseError(stage: Stage, { read }: RealDocument): Promise<void> {
  const spec = await stage.publish('real', read());
  expect(spec).toMatchObject({ processingState: 'complete', lastProcessErrorCode: 'PARSE_ERROR' });
  expect(spec.lastProcessedErrors?.[0]?.message).toBeTruthy();
}
