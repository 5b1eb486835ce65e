export type {
  BlockNode,
  DocumentNode,
  FragmentNode,
  InlineNode,
  NodeOf,
  NodeType,
  TextNode,
} from './document/document-node.js';
export { textOf } from './document/text-of.js';
export { type Visit, walk } from './document/walk.js';
export { toMarkdown } from './to-markdown.js';
