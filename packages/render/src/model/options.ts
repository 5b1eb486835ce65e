import type { Schema } from '@specshelf/contract';
import type { CodeToken } from './code-token.js';

/** Options of `renderDocument` and of the components. */
export interface RenderOptions<Component = unknown> {
  /**
   * Returns the URL of a target. Default: links within the page and to other sites only. Text without a URL is not a link.
   * The URL is checked: one with a scheme such as `javascript:` is omitted.
   */
  link?: ((target: LinkTarget) => string | undefined) | undefined;
  /**
   * Splits code of up to 12,000 characters into tokens with a meaning, which get the classes `shelf-comment` to `shelf-string`. Returns
   * undefined for an unknown language. Default: JSON only.
   */
  highlight?: ((code: string, language: string) => readonly CodeToken[] | undefined) | undefined;
  /**
   * Converts a formula in TeX to MathML, which is inserted unescaped; `toMathML` of `@specshelf/render/math` does. Returns undefined for
   * a formula that is shown as code. Default: all formulas as code.
   */
  math?: ((formula: string, display: 'block' | 'inline') => string | undefined) | undefined;
  /**
   * Sanitizes the HTML of authors before it is inserted unescaped. Default: the HTML as it is, which is safe only for documents of a
   * Specshelf server: it sanitizes the members `x-gitbook-description-html`, and removes those that authors write themselves. Set this
   * for documents of other servers, and for documents that a client can change.
   */
  sanitize?: ((html: string) => string) | undefined;
  /**
   * Replaces the components of blocks, by node type such as `openapi-operation` or `paragraph`. Default: the components of this package,
   * which render the child nodes of unknown types.
   */
  components?: Readonly<Record<string, Component>> | undefined;
  /** Limit on the rows (properties and alternatives) of a document; further ones are links. Default: 400. */
  rowBudget?: number | undefined;
  /** Whether collapsed rows are open, for printing. Default: false. */
  open?: boolean | undefined;
  /** The number of references that are followed below a schema; further ones are links. Default: 2. */
  depth?: number | undefined;
}

/** The target of a link: of an author's link in a document, or of a part of a specification. */
export type LinkTarget =
  | Schema<'ContentRef'>
  | { kind: 'schema'; name: string }
  | { kind: 'operation'; path: string; method: string }
  | { kind: 'operation-id'; operationId: string }
  | { kind: 'webhook'; name: string; method: string }
  | PartTarget;

/** A part of a document that does not fit into its page, for `renderPart` and `SpecPart`. */
export interface PartTarget {
  /** Distinguishes parts from other targets. */
  kind: 'part';
  /** The ID of an element of the complete page, such as `response-200.items`, which may end with a suffix such as `:text`. */
  id: string;
  /** Index of the first row. Default: 0. */
  from?: number;
}

/** Context of a replacing component, for child nodes and links. */
export interface NodeContext {
  /** The options of the document. */
  readonly options: RenderOptions;
  /** The safe URL of a target; undefined for a target without one. */
  href(target: LinkTarget): string | undefined;
}

export const defaultRowBudget = 400;

export const defaultDepth = 2;
