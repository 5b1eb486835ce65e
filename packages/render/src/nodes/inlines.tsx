import { safeImageSource } from '../base/safe-url.js';
import type { Inline, InlineOf, TextOrInline } from '../model/node-types.js';
import type { RenderContext } from '../model/render-context.js';
import { Marked } from './marked.js';
import { MathFormula } from './math-formula.js';

interface InlinesProps {
  nodes: readonly TextOrInline[];
  context: RenderContext;
}

/** The text of a paragraph, with marks, links, images, and other inlines. */
export function Inlines({ nodes, context }: InlinesProps) {
  return (
    <>
      {nodes.map((node, index) =>
        node.object === 'text' ? (
          <Text key={index} node={node} />
        ) : (
          <InlineNode key={index} node={node} context={context} />
        ),
      )}
    </>
  );
}

function Text({ node }: { node: Extract<TextOrInline, { object: 'text' }> }) {
  return (
    <>
      {node.leaves.map((leaf, index) => (
        <Marked key={index} leaf={leaf} />
      ))}
    </>
  );
}

interface InlineProps<Node = Inline> {
  node: Node;
  context: RenderContext;
}

function InlineNode({ node, context }: InlineProps) {
  switch (node.type) {
    case 'link':
      return <Link node={node} context={context} />;
    case 'inline-image':
      return <Image node={node} context={context} />;
    case 'emoji':
      return <>{emojiOf(node.data.code)}</>;
    case 'inline-math':
      return <MathFormula formula={node.data.formula} display="inline" context={context} />;
    case 'expression':
      return <code>{node.data.expression}</code>;
    case 'button':
      return <Button node={node} context={context} />;
    case 'annotation':
      return <Annotation node={node} context={context} />;
    case 'mention':
      return <Mention node={node} context={context} />;
    case 'icon':
      // A decoration, whose image another system has.
      return null;
    default:
      return null;
  }
}

/** A link to content whose title another system has. */
function Mention({ node, context }: InlineProps<InlineOf<'mention'>>) {
  const href = context.href(node.data.ref);
  return href === undefined ? null : <a href={href}>{href}</a>;
}

function Link({ node, context }: InlineProps<InlineOf<'link'>>) {
  const href = context.href(node.data.ref);
  const content = <Inlines nodes={node.nodes} context={context} />;
  return href === undefined ? content : <a href={href}>{content}</a>;
}

function Button({ node, context }: InlineProps<InlineOf<'button'>>) {
  const { ref, label, kind } = node.data;
  const href = ref && context.href(ref);
  return href === undefined ? (
    label
  ) : (
    <a className={`shelf-button shelf-${kind}`} href={href}>
      {label}
    </a>
  );
}

function Image({ node: { data }, context }: InlineProps<InlineOf<'inline-image'>>) {
  const source = imageSource(context, data.ref);
  if (source === undefined) return <>{data.alt ?? ''}</>;
  return (
    <img className="shelf-inline-image" src={source} alt={data.alt ?? data.caption ?? ''} loading="lazy" />
  );
}

/** The safe URL of an image; undefined when it is a file of another system, or unsafe. */
export function imageSource(
  context: RenderContext,
  ref: InlineOf<'inline-image'>['data']['ref'],
): string | undefined {
  const url = ref.kind === 'url' ? ref.url : context.options.link?.(ref);
  return url === undefined ? undefined : safeImageSource(url);
}

/** A term, with its explanation on demand. */
function Annotation({ node, context }: InlineProps<InlineOf<'annotation'>>) {
  return (
    <>
      <Inlines nodes={node.nodes} context={context} />
      <details className="shelf-annotation">
        <summary aria-label="Explanation">?</summary>
        {node.fragments.map((fragment, index) => (
          <context.Blocks key={index} nodes={fragment.nodes} context={context} />
        ))}
      </details>
    </>
  );
}

/** The emoji of hexadecimal code points such as `1f469-200d-1f52c`. */
function emojiOf(code: string): string {
  const points = code.split('-').map((point) => Number.parseInt(point, 16));
  return points.every((point) => point >= 0 && point <= 0x10ffff) ? String.fromCodePoint(...points) : '';
}
