export type {
  BlockNode,
  DocumentNode,
  FragmentNode,
  InlineNode,
  NodeOf,
  NodeType,
  TextNode,
} from './document-node.js';
export { textOf } from './text-of.js';
export { toMarkdown } from './to-markdown.js';
export { type Visit, walk } from './walk.js';
