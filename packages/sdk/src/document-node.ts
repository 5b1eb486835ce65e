import type { Schema } from '@specshelf/contract';

type Document = Schema<'Document'>;

/**
 * A block of a document, or a part that stands in a block of one kind only, such as an item of a list.
 *
 * @example
 * ```ts
 * const typeOf = ({ type }: BlockNode) => type;
 * ```
 */
export type BlockNode =
  | Schema<'DocumentBlock'>
  | Schema<
      'BlockListItem' | 'BlockCodeLine' | 'BlockImage' | 'BlockTabsItem' | 'BlockStepperStep' | 'BlockColumn'
    >;

/**
 * A part of a block that stands beside its nodes, such as the text of a cell.
 *
 * @example
 * ```ts
 * const nameOf = ({ fragment }: FragmentNode) => fragment;
 * ```
 */
export type FragmentNode = Schema<
  | 'ImageFragment'
  | 'TableFragment'
  | 'ExpandableTitleFragment'
  | 'ExpandableBodyFragment'
  | 'AnnotationFragment'
>;

/**
 * An inline, such as a link.
 *
 * @example
 * ```ts
 * const typeOf = ({ type }: InlineNode) => type;
 * ```
 */
export type InlineNode = Schema<'DocumentInline'>;

/**
 * A run of text. Its leaves have the words, and marks such as bold.
 *
 * @example
 * ```ts
 * const wordsOf = ({ leaves }: TextNode) => leaves.map(({ text }) => text).join('');
 * ```
 */
export type TextNode = Schema<'DocumentText'>;

/**
 * A node of a document: told apart by `object`, and within that by `type`.
 *
 * @example
 * ```ts
 * const isBlock = (node: DocumentNode) => node.object === 'block';
 * ```
 */
export type DocumentNode = Document | BlockNode | FragmentNode | InlineNode | TextNode;

/**
 * The names by which nodes are told apart: `openapi-operation`, `heading-1`, `link` and so on.
 *
 * @example
 * ```ts
 * const wanted: NodeType = 'openapi-operation';
 * ```
 */
export type NodeType = Extract<DocumentNode, { type: string }>['type'];

/**
 * The nodes of a name.
 *
 * @example
 * ```ts
 * const methodOf = ({ data }: NodeOf<'openapi-operation'>) => data.method;
 * ```
 */
export type NodeOf<Type extends NodeType> = Extract<DocumentNode, { type: Type }>;
