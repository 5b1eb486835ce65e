import type { Schema } from '@specshelf/contract';
import type { GeneratorInput } from '@specshelf/generator';
import type { RequestProblem } from '../../errors.js';

// Input and output of rendering tasks: only data that can be sent to another thread.

/** A stored outline and its digest. */
export interface StoredOutline {
  digest: string;
  bytes: Uint8Array;
}

/** A stored processed document and its digest. */
export interface StoredSpecification {
  digest: string;
  bytes: Uint8Array;
}

/** A JSON response body in UTF-8, with its digest. */
export interface Rendered {
  body: Uint8Array;
  digest: string;
}

/** Input for the document of a page. */
export interface RenderInput extends Omit<GeneratorInput, 'outline'> {
  outline: StoredOutline;
  /** For blocks that contain the parts of the specification that they show (schema `next`). */
  specification?: StoredSpecification;
  /** The number of references between schemas that these parts follow. Default: all. */
  depth?: number | undefined;
}

export interface RevisionInput {
  pages: PageSource;
  seed: string;
  appURL: string;
}

/** Origin of pages: the outline of a version, or the response of an integration. */
export type PageSource = OutlinePages | IntegrationPages;

export interface OutlinePages extends Omit<GeneratorInput, 'outline'> {
  kind: 'outline';
  outline: StoredOutline;
}

export interface IntegrationPages {
  kind: 'integration';
  /** The name of the integration. */
  integration: string;
  /** Its pages and files, as returned by `draftPages`. */
  draft: Uint8Array;
  /** The sources of its pages of type `computed`, in order. */
  nested: PageSource[];
}

export type RenderedRevision = Rendered | { exceeded: ExceededLimit };

/** A limit that the response of an integration exceeds, such as `more than 20000 pages and files`. */
export interface ExceededLimit {
  integration: string;
  limit: string;
}

/** Input for the site map of a version. */
export interface SiteMapInput extends Pick<GeneratorInput, 'specSlug' | 'seed'> {
  outline: StoredOutline;
}

/** A site map that moves to another thread without being copied. */
export interface PrintedSiteMap {
  /** Parts of the site map in JSON, in UTF-8: one on each line, which takes little time to parse. */
  body: Uint8Array;
}

/** Input for the document of a schema. */
export interface SchemaInput extends Pick<GeneratorInput, 'specSlug' | 'seed'> {
  name: string;
  specification: StoredSpecification;
  depth: number;
}

/** The response of an integration with pages. */
export interface DraftInput {
  /** The body of the response. */
  text: string;
  seed: string;
}

export type DraftedPages =
  | {
      /** The pages and files, as JSON. */
      body: Uint8Array;
      /** The number of pages and files. */
      items: number;
      /** The sources of the pages of type `computed`, in order. */
      computed: { source: Schema<'ComputedContentSource'>; seed: string }[];
    }
  | { problems: RequestProblem[] };

/** The response of an integration with a document. */
export interface ResponseInput {
  /** The body of the response. */
  text: string;
  seed: string;
  /** Specifications by the key of the reference in blocks (`specKey`), for blocks that contain the parts that they refer to. */
  specifications?: ReadonlyMap<string, StoredSpecification>;
  /** The number of references between schemas that these parts follow. Default: all. */
  depth?: number;
}

export type CompletedResponse = Rendered | { problems: RequestProblem[] };
