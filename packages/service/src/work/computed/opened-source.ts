import type { PageSource, Rendered } from '../../base/ports/work/rendering.js';
import type { SpecVersion } from '../../state/access/accessible-records.js';
import type { DocumentForm } from './computed-request.js';

/** A source whose dependencies are resolved. Its content is not computed yet. */
export interface OpenedSource {
  /** Determines its content together with the seed. */
  identity: unknown;
  /** Whether its content depends on nothing else, so that it can be cached. */
  isPure: boolean;
  /** The base URL of its pages, unless they are part of the pages of another source. */
  appURL: string;
  /** Returns the origin of its pages. `budget` limits pages that are part of the pages of another source. */
  pages(seed: string, budget?: NestingBudget): Promise<TaggedPages>;
  /** Returns the document of a page. */
  document(seed: string, form: DocumentForm): Promise<Rendered>;
  /** The cache tags of its content. */
  tags: readonly string[];
  /** The version that the content shows. Absent for an integration, which may show several. */
  served?: SpecVersion;
}

/** The origin of pages, with the cache tags of all their sources. */
export interface TaggedPages {
  pages: PageSource;
  tags: readonly string[];
}

/** Limits on pages that contain the pages of other sources, recursively. */
export interface NestingBudget {
  depth: number;
  /** Remaining numbers, shared by all nested sources. */
  left: { sources: number; items: number };
  /** Time in milliseconds since the epoch. */
  startedAt: number;
}
