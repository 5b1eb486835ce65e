// Code that parses Markdown has separate entries (`outline-of`, `complete-document`), so that generating pages does not load
// it. See docs/decisions/0021-lazy-load-heavy-modules.md.

export { fitDocument, maxDocumentSize } from './document/fit-document.js';
export { generateDocument } from './document/generate-document.js';
export { generateSchemaDocument } from './document/generate-schema-document.js';
export type { Specifications } from './document/resolve-blocks.js';
export type { FragmentSource, GeneratorInput } from './model/generator-input.js';
export { checkProps, documentPropsOf, type PropsProblem, revisionPropsOf } from './model/props.js';
export { specKey } from './model/spec-ref.js';
export type {
  ActionBase,
  Outline,
  OutlineOperation,
  OutlineTag,
  OutlineTagGroup,
  OutlineWebhook,
} from './outline/outline.js';
export { readOutline } from './outline/read-outline.js';
export type { DocumentFacts } from './outline/summarize.js';
export { draftResponse } from './revision/draft-response.js';
export { draftRevision, maxPages, type RevisionDraft } from './revision/draft-revision.js';
export { finishRevision, generateRevision } from './revision/generate-revision.js';
export { type PageCounts, pageCountsOf } from './revision/page-counts.js';
export {
  asSubpages,
  type OpenDraft,
  type OpenSubpageDraft,
  type PageDraft,
  type SubpageDraft,
} from './revision/page-draft.js';
export { withUniqueIds } from './revision/with-unique-ids.js';
export { type SearchInput, searchDocumentsOf } from './search/search-documents-of.js';
export { overviewOf } from './site-map/overview-of.js';
export type { SiteMap, SitePage } from './site-map/site-map.js';
export { siteMapOf } from './site-map/site-map-of.js';
export type { SpecOverview } from './site-map/spec-overview.js';
export { type SchemaUses, schemaUsesOf } from './specification/schema-uses.js';
