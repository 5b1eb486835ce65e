import type { Schema } from '@specshelf/contract';

/** All pages of a specification. Data that can be sent to another thread. */
export interface SiteMap {
  /** The pages in the order of the navigation, parents before their children. */
  pages: SitePage[];
  /** The names of the visible schemas, in order. */
  schemas: string[];
  /**
   * Indexes of the pages of tags by the path that the grouping by tag gives them, where it differs. An operation may have one of
   * these paths.
   */
  tagPaths: Record<string, number>;
}

/** A page of the documentation. */
export interface SitePage {
  kind: 'info' | 'operation' | 'tag' | 'webhook' | 'models';
  /** Below `docs/`. Unique. */
  path: string;
  title: string;
  /** The line under the title. */
  description: string;
  /** Index of the tag or of the section above it. */
  parent?: number;
  /** The ID of the page in links of documents. */
  id: string;
  /** The input of its document. */
  source: Schema<'ComputedContentSource'>;
  seed: string;
  /** Of a tag: its name in the specification. */
  tag?: string;
  /** Of operations and webhooks; in upper case, except additional methods. */
  method?: string;
  /** The path of an operation, or the name of a webhook. */
  address?: string;
  operationId?: string;
  deprecated?: true;
  /** Of operations and webhooks: the tags besides the one whose page is above it, without hidden ones. */
  furtherTags?: FurtherTag[];
}

export interface FurtherTag {
  title: string;
  /** Index of its page, if it has one. */
  page?: number;
}
