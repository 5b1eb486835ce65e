import type { Schema } from '@specshelf/contract';
import { createContext } from './create-context.js';
import { Code } from './highlight/code.js';
import type { PartTarget, RenderOptions } from './model/options.js';
import type { NodeComponent } from './model/render-context.js';
import { Blocks } from './nodes/blocks.js';
import { Example } from './operation/panels.js';
import { type PartPlan, planDocument, planPart } from './operation/plan-document.js';
import { MoreLink } from './schema/more-link.js';
import { SchemaFields } from './schema/schema-fields.js';
import { SchemaHead } from './schema/schema-texts.js';

/** The props of `SpecDocument`: a document of the API, and the options. */
export interface DocumentProps extends RenderOptions<NodeComponent> {
  /** A document of the API with `data.resolved`, which `schema=next` returns. */
  document: Schema<'Document'>;
}

/**
 * A document of a page, with Preact 10 or later. It has no hooks and no state. The page needs `style.css`. All options are optional;
 * without `link`, schemas and pages are not linked.
 *
 * The HTML of descriptions is inserted unescaped: read the option `sanitize` for documents of other servers than Specshelf.
 *
 * @example
 * ```tsx
 * import { SpecDocument } from '@specshelf/render/preact';
 *
 * const page = <SpecDocument document={document} rowBudget={100} />;
 * ```
 */
export function SpecDocument({ document, ...options }: DocumentProps) {
  const context = createContext(options, planDocument(document, options));
  return (
    <div className="shelf-document">
      <Blocks nodes={document.nodes} context={context} />
    </div>
  );
}

/** The props of `SpecPart`: the document, the target of the link, and the options. */
export interface PartProps extends DocumentProps {
  /** The target of the link. */
  part: PartTarget;
}

/**
 * A part that did not fit into the page of a document, for a page at the URL of a link of the kind `part`. Renders nothing when the
 * document has no such part. Takes the options of the complete page, because row budget and depth determine its parts.
 *
 * @example
 * ```tsx
 * import { SpecPart } from '@specshelf/render/preact';
 *
 * const page = <SpecPart document={document} part={{ kind: 'part', id: 'response-200', from: 400 }} />;
 * ```
 */
export function SpecPart({ document, part, ...options }: PartProps) {
  return <PlannedPart plan={planPart(document, part, options)} options={options} />;
}

interface PlannedPartProps {
  plan: PartPlan | undefined;
  options: RenderOptions<NodeComponent>;
}

/** A part that was planned. */
export function PlannedPart({ plan, options }: PlannedPartProps) {
  if (plan === undefined) return null;
  const context = createContext(options, { operations: new Map(), schemas: new Map() });
  return (
    <div className="shelf-document">
      {plan.kind === 'example' && <Example example={plan.example} isOnly={false} context={context} />}
      {plan.kind === 'schema' && (
        <>
          <SchemaHead view={plan.view} context={context} />
          <SchemaFields view={plan.view} context={context} />
        </>
      )}
      {plan.kind === 'source' && (
        <>
          <Code text={plan.source.text} isPlain context={context} />
          {plan.source.more && <MoreLink more={plan.source.more} context={context} />}
        </>
      )}
    </div>
  );
}
