import { type BlockOf, blocksOf, isContentRef } from '../model/node-types.js';
import type { BlocksProps, NodeProps } from '../model/render-context.js';
import { OperationBlock, SchemasBlock } from '../operation/api-blocks.js';
import { CodeBlock } from './code-block.js';
import { Columns, Expandable, Hint, List, Stepper, Tabs } from './containers.js';
import { Images } from './images.js';
import { Inlines } from './inlines.js';
import { MathFormula } from './math-formula.js';
import { Table } from './table.js';

/**
 * Blocks, one below the other: the child nodes of a replaced component.
 *
 * @example
 * ```tsx
 * import { type NodeProps, RenderNodes, SpecDocument } from '@specshelf/render/preact';
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
export function Blocks({ nodes, context }: BlocksProps) {
  return (
    <>
      {nodes.map((node, index) => (
        <BlockNode key={node.key ?? index} node={node} context={context} />
      ))}
    </>
  );
}

/** A block, by the component that the application has for its type, or by ours. */
function BlockNode({ node, context }: NodeProps) {
  const Replacement = context.replacement(node.type);
  return Replacement ? (
    <Replacement node={node} context={context} />
  ) : (
    <StandardBlock node={node} context={context} />
  );
}

function StandardBlock({ node, context }: NodeProps) {
  switch (node.type) {
    case 'paragraph':
      return <Paragraph node={node} context={context} />;
    case 'heading-1':
    case 'heading-2':
    case 'heading-3':
      return <Heading node={node} context={context} />;
    case 'list-unordered':
    case 'list-ordered':
    case 'list-tasks':
      return <List node={node} context={context} />;
    case 'divider':
      return <hr />;
    case 'code':
      return <CodeBlock node={node} context={context} />;
    case 'blockquote':
      return (
        <blockquote>
          <Blocks nodes={node.nodes} context={context} />
        </blockquote>
      );
    case 'hint':
      return <Hint node={node} context={context} />;
    case 'images':
      return <Images node={node} context={context} />;
    case 'table':
      return <Table node={node} context={context} />;
    case 'expandable':
      return <Expandable node={node} context={context} />;
    case 'tabs':
      return <Tabs node={node} context={context} />;
    case 'stepper':
      return <Stepper node={node} context={context} />;
    case 'columns':
      return <Columns node={node} context={context} />;
    case 'math':
      return <MathFormula formula={node.data.formula} display="block" context={context} />;
    case 'embed':
      return <Embed node={node} context={context} />;
    case 'openapi-operation':
    case 'openapi-webhook':
      return <OperationBlock node={node} context={context} />;
    case 'openapi-schemas':
      return <SchemasBlock node={node} context={context} />;
    case 'swagger':
      return <Swagger node={node} context={context} />;
    default:
      return <OtherBlock node={node} context={context} />;
  }
}

function Paragraph({ node, context }: NodeProps<BlockOf<'paragraph'>>) {
  return (
    <p dir="auto" className={alignClass(node.data?.align)}>
      <Inlines nodes={node.nodes} context={context} />
    </p>
  );
}

function alignClass(align: string | undefined): string | undefined {
  return align === 'center' || align === 'end' ? `shelf-align-${align}` : undefined;
}

/** The page has a heading of level 1 already, so levels start at 2. */
function Heading({ node, context }: NodeProps<BlockOf<'heading-1' | 'heading-2' | 'heading-3'>>) {
  const id = node.meta?.id ?? node.data.id;
  const content = <Inlines nodes={node.nodes} context={context} />;
  const props = { id, dir: 'auto' as const, className: alignClass(node.data.align) };
  if (node.type === 'heading-1') return <h2 {...props}>{content}</h2>;
  return node.type === 'heading-2' ? <h3 {...props}>{content}</h3> : <h4 {...props}>{content}</h4>;
}

/** Embedded pages would be loaded from other sites, so this is a link. */
function Embed({ node: { data }, context }: NodeProps<BlockOf<'embed'>>) {
  const href = context.href({ kind: 'url', url: data.url });
  return <p>{href === undefined ? data.url : <a href={href}>{data.url}</a>}</p>;
}

/** An operation of a file, which the page does not have. */
function Swagger({ node: { data, meta }, context }: NodeProps<BlockOf<'swagger'>>) {
  const href = context.href(data.ref);
  const signature = [data.method?.toUpperCase(), data.path].filter((part) => part !== undefined).join(' ');
  const text = signature === '' ? 'API description' : signature;
  return <p id={meta?.id}>{href === undefined ? text : <a href={href}>{text}</a>}</p>;
}

/** Content of other systems, such as integrations and files: the blocks in it, or a link. */
function OtherBlock({ node, context }: NodeProps) {
  const blocks = blocksOf(node);
  if (blocks.length > 0) return <Blocks nodes={blocks} context={context} />;
  const ref = 'data' in node && node.data !== undefined && 'ref' in node.data ? node.data.ref : undefined;
  const href = isContentRef(ref) ? context.href(ref) : undefined;
  return href === undefined ? null : (
    <p>
      <a href={href}>{href}</a>
    </p>
  );
}
