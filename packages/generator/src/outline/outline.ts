import type { Schema } from '@specshelf/contract';

/**
 * What the pages need of a processed document, so that no page needs the document itself.
 * Plain JSON: it is printed, stored, and read back.
 */
export interface Outline {
  version: 1;
  /** `info.title`; empty when the document has none. */
  title: string;
  /** The blocks of `info.description`. */
  info: Block[];
  /** The tags that the document declares, each name once, in order; hidden ones too, for what they hide. */
  tags: OutlineTag[];
  /** `x-tagGroups`, in order. */
  tagGroups: OutlineTagGroup[];
  /** The operations that are not hidden themselves, in the order of their pages. */
  operations: OutlineOperation[];
  /** The webhooks that are not hidden themselves, in order. */
  webhooks: OutlineWebhook[];
  /** The names of the schemas that are not hidden, in order. */
  schemas: string[];
}

/** A block of a page. */
export type Block = Schema<'DocumentBlock'>;

export interface OutlineTag {
  name: string;
  /** What the author wants it to be called. Absent when it follows from the name. */
  title?: string;
  icon?: string;
  /** The line under the title. */
  pageDescription?: string;
  /** The name of the tag above. */
  parent?: string;
  hidden?: true;
  description?: Block[];
}

export interface OutlineTagGroup {
  name: string;
  tags: string[];
}

/** What operations and webhooks have in common. */
export interface ActionFacts {
  /** In lower case, but as written when it is additional. */
  method: string;
  /** One of `additionalOperations`, whose methods are names of the author's. */
  additional?: true;
  tags: string[];
  operationId?: string;
  summary?: string;
  deprecated?: true;
  description?: Block[];
}

export interface OutlineOperation extends ActionFacts {
  path: string;
}

export interface OutlineWebhook extends ActionFacts {
  name: string;
}

/** Something a client can call, or is called by. */
export type Action = OutlineOperation | OutlineWebhook;

export function isOperation(action: Action): action is OutlineOperation {
  return 'path' in action;
}
