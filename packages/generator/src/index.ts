// What makes pages of an outline. What reads Markdown has ways in of its own (`outline-of`, `complete-document`), so that who only
// makes pages does not load it.
export { draftAnswer } from './draft-answer.js';
export { draftRevision, maxPages, type RevisionDraft } from './draft-revision.js';
export { fitDocument, maxDocumentSize } from './fit-document.js';
export { generateDocument } from './generate-document.js';
export { finishRevision, generateRevision } from './generate-revision.js';
export type { FragmentSource, GeneratorInput } from './generator-input.js';
export type {
  ActionFacts,
  Outline,
  OutlineOperation,
  OutlineTag,
  OutlineTagGroup,
  OutlineWebhook,
} from './outline.js';
export { type PageCounts, pageCountsOf } from './page-counts.js';
export {
  asSubpages,
  type OpenDraft,
  type OpenSubpageDraft,
  type PageDraft,
  type SubpageDraft,
} from './page-draft.js';
export { checkProps, documentPropsOf, type PropsProblem, revisionPropsOf } from './props.js';
export { readOutline } from './read-outline.js';
export type { Specifications } from './resolve-blocks.js';
export { withUniqueIds } from './with-unique-ids.js';
