import type { Schema } from '@specshelf/contract';

/**
 * The parts of a processed document that its pages need, so that no page needs the document itself. Stored as JSON.
 */
export interface Outline {
  version: 1;
  /** `info.title`; empty when the document has none. */
  title: string;
  /** The blocks of `info.description`. */
  info: Block[];
  /** The declared tags in order, each name once; hidden ones too, because they hide the tags below them. */
  tags: OutlineTag[];
  /** `x-tagGroups`, in order. */
  tagGroups: OutlineTagGroup[];
  /** The operations without a hidden flag of their own, in the order of their pages. */
  operations: OutlineOperation[];
  /** The webhooks without a hidden flag of their own, in order. */
  webhooks: OutlineWebhook[];
  /** The names of the visible schemas, in order. */
  schemas: string[];
}

export type Block = Schema<'DocumentBlock'>;

export interface OutlineTag {
  name: string;
  /** Title chosen by the author; absent when it is derived from the name. */
  title?: string;
  icon?: string;
  /** The line under the title. */
  pageDescription?: string;
  /** Name of the parent tag. */
  parent?: string;
  hidden?: true;
  description?: Block[];
}

export interface OutlineTagGroup {
  name: string;
  tags: string[];
}

/** Members of operations and webhooks. */
export interface ActionBase {
  /** In lower case, except additional methods, which keep their case. */
  method: string;
  /** Whether it is in `additionalOperations`, with a method defined by the author. */
  additional?: true;
  tags: string[];
  operationId?: string;
  summary?: string;
  deprecated?: true;
  description?: Block[];
}

export interface OutlineOperation extends ActionBase {
  path: string;
}

export interface OutlineWebhook extends ActionBase {
  name: string;
}

/** An operation, which clients call, or a webhook, which calls clients. */
export type Action = OutlineOperation | OutlineWebhook;

export function isOperation(action: Action): action is OutlineOperation {
  return 'path' in action;
}
