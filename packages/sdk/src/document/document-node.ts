import type { Schema } from '@specshelf/contract';

type Document = Schema<'Document'>;

/**
 * A block of a document, or a part that only one type of block contains, such as an item of a list.
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
 * A named part of a block in addition to its nodes, such as the text of a cell.
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
 * A text. Its leaves contain the strings with marks such as bold.
 *
 * @example
 * ```ts
 * const wordsOf = ({ leaves }: TextNode) => leaves.map(({ text }) => text).join('');
 * ```
 */
export type TextNode = Schema<'DocumentText'>;

/**
 * A node of a document. `object` and `type` discriminate the kinds of nodes.
 *
 * @example
 * ```ts
 * const isBlock = (node: DocumentNode) => node.object === 'block';
 * ```
 */
export type DocumentNode = Document | BlockNode | FragmentNode | InlineNode | TextNode;

/**
 * The types of nodes, such as `openapi-operation`, `heading-1`, and `link`.
 *
 * @example
 * ```ts
 * const wanted: NodeType = 'openapi-operation';
 * ```
 */
export type NodeType = Extract<DocumentNode, { type: string }>['type'];

/**
 * The nodes of a type.
 *
 * @example
 * ```ts
 * const methodOf = ({ data }: NodeOf<'openapi-operation'>) => data.method;
 * ```
 */
export type NodeOf<Type extends NodeType> = Extract<DocumentNode, { type: Type }>;
