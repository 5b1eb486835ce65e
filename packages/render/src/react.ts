import type { Schema } from '@specshelf/contract';
import type { ComponentType, ReactElement } from 'react';
import { SpecDocument as PreactDocument, SpecPart as PreactPart } from './document.js';
import type { NodeContext, PartTarget, RenderOptions } from './model/options.js';
import { Blocks } from './nodes/blocks.js';

export type { CodeToken } from './model/code-token.js';
export type { LinkTarget, NodeContext, PartTarget, RenderOptions } from './model/options.js';

/** The props of a component for nodes of one type. */
export interface NodeProps {
  /** The node: a block of the document. */
  node: Schema<'DocumentBlock'>;
  /** Links and options of the document; passed on to `RenderNodes`. */
  context: NodeContext;
}

/** The props of `SpecDocument`: a document of the API, and the options. */
export interface DocumentProps extends RenderOptions<ComponentType<NodeProps>> {
  /** A document of the API with `data.resolved`, which `schema=next` returns. */
  document: Schema<'Document'>;
}

/** The props of `SpecPart`: the document, the target of the link, and the options. */
export interface PartProps extends DocumentProps {
  /** The target of the link. */
  part: PartTarget;
}

/** The props of `RenderNodes`. */
export interface NodesProps {
  /** The child nodes: blocks. */
  nodes: readonly Schema<'DocumentBlock'>[];
  /** The context of the component that renders them. */
  context: NodeContext;
}

/**
 * A document of a page, with React 18 or later: in a server component, as static HTML, or in a browser. It has no hooks and no state.
 * The page needs `style.css`. All options are optional; without `link`, schemas and pages are not linked.
 *
 * The HTML of descriptions is inserted unescaped: read the option `sanitize` for documents of other servers than Specshelf.
 *
 * @example
 * ```tsx
 * import { SpecDocument } from '@specshelf/render/react';
 *
 * const page = (
 *   <SpecDocument
 *     document={document}
 *     link={(target) => (target.kind === 'schema' ? `/schemas/${target.name}` : undefined)}
 *   />
 * );
 * ```
 */
export const SpecDocument = asReact<DocumentProps>(PreactDocument);

/**
 * A part that did not fit into the page of a document, for a page at the URL of a link of the kind `part`. Renders nothing when the
 * document has no such part. Takes the options of the complete page, because row budget and depth determine its parts.
 *
 * @example
 * ```tsx
 * import { SpecPart } from '@specshelf/render/react';
 *
 * const page = <SpecPart document={document} part={{ kind: 'part', id: 'response-200', from: 400 }} />;
 * ```
 */
export const SpecPart = asReact<PartProps>(PreactPart);

/**
 * Renders the child nodes of a replaced component.
 *
 * @example
 * ```tsx
 * import { type NodeProps, RenderNodes, SpecDocument } from '@specshelf/render/react';
 *
 * function Quote({ node, context }: NodeProps) {
 *   if (node.type !== 'blockquote') return null;
 *   return (
 *     <aside>
 *       <RenderNodes nodes={node.nodes} context={context} />
 *     </aside>
 *   );
 * }
 *
 * const page = <SpecDocument document={document} components={{ blockquote: Quote }} />;
 * ```
 */
export const RenderNodes = asReact<NodesProps>(Blocks);

/** The components are compiled for React; only their types are those of Preact. */
function asReact<Props>(component: unknown): (props: Props) => ReactElement | null {
  return component as (props: Props) => ReactElement | null;
}
