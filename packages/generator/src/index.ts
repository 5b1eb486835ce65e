export { generateDocument } from './generate-document.js';
export { generateRevision } from './generate-revision.js';
export type { FragmentSource, GeneratorInput } from './generator-input.js';
export type {
  ActionFacts,
  Outline,
  OutlineOperation,
  OutlineTag,
  OutlineTagGroup,
  OutlineWebhook,
} from './outline.js';
export { outlineOf } from './outline-of.js';
export { checkProps, type PropsProblem } from './props.js';
export { readOutline } from './read-outline.js';
