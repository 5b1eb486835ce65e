import type { Schema } from '@specshelf/contract';
import { documentPieces, schemaPiece } from './markdown/document-pieces.js';
import { fitPieces } from './markdown/fit-pieces.js';
import { createMarkdownContext, type MarkdownContext } from './markdown/markdown-context.js';
import { code, codeBlock, escapeText, link } from './markdown/markdown-text.js';
import { exampleText } from './markdown/media-pieces.js';
import { block, type Piece } from './markdown/piece.js';
import type { LinkTarget, PartTarget } from './model/options.js';
import { type PartPlan, planInSteps, planPartInSteps } from './operation/plan-document.js';

export {
  code as markdownCode,
  escapeText as escapeMarkdown,
  link as markdownLink,
} from './markdown/markdown-text.js';
export type { LinkTarget, PartTarget } from './model/options.js';

/** Options of `renderMarkdown`. */
export interface MarkdownOptions {
  /** The heading of the text, as plain text. Default: none. */
  title?: string | undefined;
  /** Returns the URL of a target. Default: none, except for links to other sites. URLs are checked as those of `renderDocument` are. */
  link?: ((target: LinkTarget) => string | undefined) | undefined;
  /** The number of references that are followed below a schema. Default: 2. */
  depth?: number | undefined;
  /** Limit on the rows (properties and alternatives) of a document. Default: 400. */
  rowBudget?: number | undefined;
  /**
   * Limit on the size of the text in UTF-8, at least 2,000. Examples and nested properties are omitted first, and descriptions of
   * properties are shortened. Default: none, because a document has limits of its own.
   */
  maxBytes?: number | undefined;
  /** Returns the last paragraph of a text without all of its parts, for the names of the schemas that are not complete. */
  omission?: ((schemas: readonly string[]) => string) | undefined;
}

/** A text in Markdown. */
export interface MarkdownText {
  /** Ends with a line break. */
  text: string;
  /** The names of the schemas whose properties are omitted because of `maxBytes`, in order. */
  omitted: readonly string[];
}

/**
 * Renders a document as GitHub Flavored Markdown: descriptions, operations with parameters, bodies, responses, a curl command, and examples, and
 * schemas as nested lists. The bytes depend on the document and the options only. The texts of authors are parsed and printed
 * again, so that nothing in them ends a list or a block of code; HTML is removed.
 *
 * @param document A document of the API with `data.resolved`, which `schema=next` returns.
 * @param options All of them are optional.
 *
 * @example
 * ```ts
 * import { renderMarkdown } from '@specshelf/render/markdown';
 *
 * const { text } = renderMarkdown(document, { title: 'List pets', maxBytes: 20_000 });
 * console.log(text.startsWith('# List pets\n')); // true
 * ```
 */
export function renderMarkdown(document: Schema<'Document'>, options: MarkdownOptions = {}): MarkdownText {
  return finish(renderMarkdownInSteps(document, options));
}

/**
 * Renders a document as `renderMarkdown` does, in steps of a few milliseconds, so that other requests run between them.
 *
 * @param document A document of the API with `data.resolved`.
 * @param options All of them are optional.
 *
 * @example
 * ```ts
 * import { renderMarkdownInSteps } from '@specshelf/render/markdown';
 *
 * const steps = renderMarkdownInSteps(document);
 * let step = steps.next();
 * for (; !step.done; step = steps.next()) await new Promise((resolve) => setTimeout(resolve));
 * console.log(step.value.omitted.length); // 0
 * ```
 */
export function* renderMarkdownInSteps(
  document: Schema<'Document'>,
  options: MarkdownOptions = {},
): Generator<undefined, MarkdownText> {
  const context = createMarkdownContext(options.link, options.maxBytes !== undefined);
  const plan = yield* planInSteps(document, { depth: options.depth, rowBudget: options.rowBudget });
  return yield* print(documentPieces(document, plan, options.title, context), options, context);
}

/**
 * Renders the target of a link of the kind `part`: an example, a schema, or the source of an operation. Undefined if the document has no such
 * part.
 *
 * @param document The document of the complete page.
 * @param part The target of the link.
 * @param options The options of the complete page.
 *
 * @example
 * ```ts
 * import { renderMarkdownPartInSteps } from '@specshelf/render/markdown';
 *
 * const steps = renderMarkdownPartInSteps(document, { kind: 'part', id: 'unknown' });
 * let step = steps.next();
 * while (!step.done) step = steps.next();
 * console.log(step.value); // undefined
 * ```
 */
export function* renderMarkdownPartInSteps(
  document: Schema<'Document'>,
  part: PartTarget,
  options: MarkdownOptions = {},
): Generator<undefined, MarkdownText | undefined> {
  const context = createMarkdownContext(options.link, options.maxBytes !== undefined);
  const plan = yield* planPartInSteps(document, part, { depth: options.depth, rowBudget: options.rowBudget });
  return plan && (yield* print(partPieces(plan, context), options, context));
}

function partPieces(plan: PartPlan, context: MarkdownContext): Piece[] {
  switch (plan.kind) {
    case 'example':
      return [block(0, () => exampleText(plan.example, context, Number.POSITIVE_INFINITY))];
    case 'schema':
      return [schemaPiece(plan.view, undefined, context)];
    case 'source': {
      const { text, more } = plan.source;
      const rest = more && link(escapeText(more.text), context.href(more.target));
      return [block(0, () => codeBlock(text, 'json')), ...(rest === undefined ? [] : [block(0, () => rest)])];
    }
  }
}

/** Room for the last paragraph, in bytes. */
const forOmission = 600;

function* print(
  pieces: readonly Piece[],
  { title, maxBytes, omission = defaultOmission }: MarkdownOptions,
  { schemas }: MarkdownContext,
): Generator<undefined, MarkdownText> {
  const heading = title === undefined ? [] : [block(0, () => `# ${escapeText(title)}`)];
  const room = maxBytes === undefined ? Number.POSITIVE_INFINITY : Math.max(0, maxBytes - forOmission);
  const { text, omitted, isComplete } = yield* fitPieces([...heading, ...pieces], room);
  const note = isComplete ? '' : sizedNote(omission, omitted);
  const list = maxBytes === undefined ? listSchemas(schemas) : '';
  const all = [text, list, note].filter((part) => part !== '').join('\n\n');
  return { text: all === '' ? '' : `${all}\n`, omitted };
}

const encoder = new TextEncoder();

/** The last paragraph with as many names as there is room for. */
function sizedNote(omission: (schemas: readonly string[]) => string, omitted: readonly string[]): string {
  for (let count = Math.min(omitted.length, 20); count >= 0; count--) {
    const note = omission(omitted.slice(0, count));
    if (encoder.encode(note).byteLength <= forOmission - 4) return note;
  }
  return '';
}

function defaultOmission(schemas: readonly string[]): string {
  const names =
    schemas.length === 0 ? '' : ` Schemas that are not complete: ${schemas.map(code).join(', ')}.`;
  return `Parts of this text are omitted because of its size.${names}`;
}

/** Limit on the schemas that are listed with their URLs. */
const maxListed = 200;

function listSchemas(schemas: ReadonlyMap<string, string>): string {
  if (schemas.size === 0) return '';
  const items = [...schemas].slice(0, maxListed).map(([name, url]) => `- ${link(code(name), url)}`);
  const rest = schemas.size > maxListed ? [`- … ${schemas.size - maxListed} more`] : [];
  return ['## Schemas', '', ...items, ...rest].join('\n');
}

/** Runs all steps. */
function finish<Result>(steps: Generator<undefined, Result>): Result {
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}
