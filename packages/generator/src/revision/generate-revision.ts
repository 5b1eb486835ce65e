import type { Schema } from '@specshelf/contract';
import type { GeneratorInput } from '../model/generator-input.js';
import { draftRevision, type RevisionDraft } from './draft-revision.js';
import { placePages } from './place-pages.js';

/** Generates the pages of a specification: description, tags, and models. */
export function generateRevision(input: GeneratorInput): Schema<'ComputedRevision'> {
  return finishRevision(draftRevision(input), input.appURL);
}

/** Completes a revision: assigns slugs and paths to its pages. */
export function finishRevision({ pages, files }: RevisionDraft, appURL: string): Schema<'ComputedRevision'> {
  return { pages: placePages(pages, appURL), files, reusableContents: [] };
}
