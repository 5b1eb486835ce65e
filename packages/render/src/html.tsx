import type { Schema } from '@specshelf/contract';
import { render } from 'preact-render-to-string';
import { createContext } from './create-context.js';
import { PlannedPart, SpecDocument, SpecPart } from './document.js';
import type { NodeContext, PartTarget, RenderOptions } from './model/options.js';
import type { NodeComponent, NodeProps as PreactProps } from './model/render-context.js';
import { Blocks } from './nodes/blocks.js';
import { planInSteps, planPartInSteps } from './operation/plan-document.js';

export type { CodeToken } from './model/code-token.js';
export type { LinkTarget, NodeContext, PartTarget, RenderOptions } from './model/options.js';

/** The argument of a function that renders nodes of one type. */
export interface NodeProps {
  /** The node: a block of the document. */
  node: Schema<'DocumentBlock'>;
  /** Links and options of the document. */
  context: NodeContext;
  /** Renders child nodes. */
  renderNodes(nodes: readonly Schema<'DocumentBlock'>[]): string;
}

/** Returns the HTML of a node. It is inserted unescaped, in a `div`. */
export type NodeRenderer = (props: NodeProps) => string;

/**
 * Renders a document as HTML: an element with the class `shelf-document`, for a page with `style.css`. The HTML contains no scripts, no
 * inline styles, and no URLs with unsafe schemes. Rows that do not fit into the row budget are links of the kind `part` or `schema`.
 *
 * The HTML of descriptions is inserted unescaped: read the option `sanitize` for documents of other servers than Specshelf.
 *
 * @param document A document with `data.resolved`, which the API returns with `schema=next`. Without it, operations are links.
 * @param options All are optional. Without `link`, schemas and pages are not linked.
 *
 * @example
 * ```ts
 * import { renderDocument } from '@specshelf/render/html';
 *
 * const html = renderDocument(document, {
 *   link: (target) => (target.kind === 'schema' ? `/schemas/${target.name}` : undefined),
 * });
 * console.log(html.startsWith('<div class="shelf-document">')); // true
 * ```
 */
export function renderDocument(
  document: Schema<'Document'>,
  options: RenderOptions<NodeRenderer> = {},
): string {
  return render(<SpecDocument {...withComponents(options)} document={document} />);
}

/**
 * Renders a part that did not fit into the page of a document, for a page at the URL of a link of the kind `part`. Returns an empty
 * string when the document has no such part.
 *
 * @param document The document of the complete page.
 * @param part The target of the link.
 * @param options The options of the complete page, because row budget and depth determine its parts.
 *
 * @example
 * ```ts
 * import { renderPart } from '@specshelf/render/html';
 *
 * const rest = renderPart(document, { kind: 'part', id: 'response-200', from: 400 });
 * console.log(renderPart(document, { kind: 'part', id: 'unknown' }) === ''); // true
 * ```
 */
export function renderPart(
  document: Schema<'Document'>,
  part: PartTarget,
  options: RenderOptions<NodeRenderer> = {},
): string {
  return render(<SpecPart {...withComponents(options)} document={document} part={part} />);
}

/**
 * Renders a document as `renderDocument` does, in steps of a limited size, for servers: other requests can run between them. The
 * joined strings are the HTML. Most of the first ones are empty.
 *
 * @param document A document with `data.resolved`, which the API returns with `schema=next`.
 * @param options The same as those of `renderDocument`.
 *
 * @example
 * ```ts
 * import { renderDocumentInSteps } from '@specshelf/render/html';
 *
 * let html = '';
 * for (const step of renderDocumentInSteps(document)) {
 *   html += step;
 *   await new Promise((resolve) => setTimeout(resolve));
 * }
 * console.log(html.startsWith('<div class="shelf-document">')); // true
 * ```
 */
export function* renderDocumentInSteps(
  document: Schema<'Document'>,
  options: RenderOptions<NodeRenderer> = {},
): Generator<string, void> {
  const given = withComponents(options);
  const plan = yield* silently(planInSteps(document, given));
  const { nodes } = document;
  // One step for each API block, and for some other blocks together.
  const context = createContext(given, plan);
  yield '<div class="shelf-document">';
  for (const group of groupsOf(nodes)) yield render(<Blocks nodes={group} context={context} />);
  yield '</div>';
}

/**
 * Renders a part as `renderPart` does, in steps.
 *
 * @param document The document of the complete page.
 * @param part The target of the link.
 * @param options The options of the complete page.
 *
 * @example
 * ```ts
 * import { renderPartInSteps } from '@specshelf/render/html';
 *
 * const steps = [...renderPartInSteps(document, { kind: 'part', id: 'unknown' })];
 * console.log(steps.join('') === ''); // true
 * ```
 */
export function* renderPartInSteps(
  document: Schema<'Document'>,
  part: PartTarget,
  options: RenderOptions<NodeRenderer> = {},
): Generator<string, void> {
  const given = withComponents(options);
  const plan = yield* silently(planPartInSteps(document, part, given));
  yield render(<PlannedPart plan={plan} options={given} />);
}

function* silently<Result>(steps: Generator<undefined, Result>): Generator<string, Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    yield '';
  }
}

/** Blocks that are rendered in one step: most are as small as a paragraph. */
const blocksPerStep = 50;

function groupsOf(nodes: readonly Schema<'DocumentBlock'>[]): Schema<'DocumentBlock'>[][] {
  const groups: Schema<'DocumentBlock'>[][] = [];
  let isOpen = false;
  for (const node of nodes) {
    const isLarge = node.type.startsWith('openapi-');
    const last = groups.at(-1);
    if (isOpen && !isLarge && last !== undefined && last.length < blocksPerStep) last.push(node);
    else groups.push([node]);
    isOpen = !isLarge;
  }
  return groups;
}

function withComponents(options: RenderOptions<NodeRenderer>): RenderOptions<NodeComponent> {
  const components = Object.entries(options.components ?? {}).map(([type, renderer]) => [
    type,
    componentOf(renderer),
  ]);
  return { ...options, components: Object.fromEntries(components) };
}

function componentOf(renderer: NodeRenderer): NodeComponent {
  return ({ node, context }: PreactProps) => {
    const { options, href } = context;
    const html = renderer({
      node,
      context: { options, href },
      renderNodes: (nodes) => render(<Blocks nodes={nodes} context={context} />),
    });
    return <div dangerouslySetInnerHTML={{ __html: html }} />;
  };
}
