import { describe, expect } from 'vitest';
import { type RealDocument, realDocuments } from '../../fixtures/real-documents.js';
import { blockTargetsIn, documentOf, documentPages, revisionOf } from '../../support/pages.js';
import type { SuiteContext } from '../../support/suite-context.js';
import { visibleTags, visibleTargets } from '../../support/visible-targets.js';

const organizationId = 'acme';

export function realDocumentsSuite(context: SuiteContext): void {
  describe('real documents', () => {
    const documents = realDocuments();
    const corpus = process.env['SPECSHELF_CORPUS'] ?? 'none (SPECSHELF_CORPUS is not set)';
    console.log(`${documents.length} real documents; corpus: ${corpus}`);
    for (const document of documents) {
      if (document.expect === 'parse-error') {
        context.test(`reports PARSE_ERROR with problems for ${document.name}`, () =>
          expectParseError(context, document),
        );
      } else {
        context.test(`publishes ${document.name} with pages that show all of it (PA30)`, () =>
          expectPagesToShowAll(context, document),
        );
      }
    }
  });
}

async function expectPagesToShowAll(context: SuiteContext, { read }: RealDocument): Promise<void> {
  const spec = await context.publish('real', read());
  expect(spec).toMatchObject({ processingState: 'complete' });
  expect(spec).not.toHaveProperty('lastProcessErrorCode');
  const versions = context.client().specs.versions;
  const { specification } =
    (await versions.getLatestContent({ organizationId, specSlug: 'real' })).filesystem[0] ?? {};
  const pages = documentPages((await revisionOf(context, 'real', { models: true })).pages);
  const identifiers = pages.map((page) => page.computed?.props?.['page']);
  expect(identifiers).toEqual(
    expect.arrayContaining(visibleTags(specification ?? {}).map((tag) => `tag-${tag}`)),
  );
  const documents = [];
  for (const page of pages) documents.push(await documentOf(context, page));
  expect(blockTargetsIn(documents, 'real').sort()).toEqual(visibleTargets(specification ?? {}).sort());
}

async function expectParseError(context: SuiteContext, { read }: RealDocument): Promise<void> {
  const spec = await context.publish('real', read());
  expect(spec).toMatchObject({ processingState: 'complete', lastProcessErrorCode: 'PARSE_ERROR' });
  expect(spec.lastProcessedErrors?.[0]?.message).toBeTruthy();
}
