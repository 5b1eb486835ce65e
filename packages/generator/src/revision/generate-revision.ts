import type { Schema } from '@specshelf/contract';
import type { GeneratorInput } from '../generator-input.js';
import { draftRevision, type RevisionDraft } from './draft-revision.js';
import { placePages } from './place-pages.js';

/** The pages of a specification: those of its description, those of its tags, and the models. */
export function generateRevision(input: GeneratorInput): Schema<'ComputedRevision'> {
  return finishRevision(draftRevision(input), input.appURL);
}

/** A revision whose pages have their place. */
export function finishRevision({ pages, files }: RevisionDraft, appURL: string): Schema<'ComputedRevision'> {
  return { pages: placePages(pages, appURL), files, reusableContents: [] };
}
