import type { Outline } from '../../src/index.js';
import { soundDocument } from './expect-sound.js';
import { allPages, type Page, revisionOf } from './generate.js';

export const groupings = ['by-tag', 'by-operation'] as const;

export type Grouping = (typeof groupings)[number];

export type GeneratedDocument = ReturnType<typeof soundDocument>;

export interface GeneratedPages {
  revision: ReturnType<typeof revisionOf>;
  /** All pages with their documents, parents before their children. */
  all: readonly { page: Page; document: GeneratedDocument }[];
}

/** Generates all pages, without fragments. */
export function generatePages(outline: Outline, grouping: Grouping, seed?: string): GeneratedPages {
  const revision = revisionOf(outline, { models: true, downloadLink: true, grouping }, seed);
  const all = allPages(revision.pages).map((page) => ({ page, document: soundDocument(outline, page) }));
  return { revision, all };
}
