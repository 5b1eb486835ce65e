import type { Grouping } from '../model/props.js';
import type { InfoSection } from '../outline/info-sections.js';
import type { Outline } from '../outline/outline.js';
import { indexOf } from '../outline/outline-index.js';

/** The number of pages of a revision, before its limit applies. */
export type PageCounts = Readonly<Record<Grouping, number>>;

export function pageCountsOf(outline: Outline): PageCounts {
  const index = indexOf(outline);
  const tags = index.allTags();
  const sections = index.sections.reduce((count, section) => count + countSections(section), 0);
  const models = outline.schemas.length > 0 ? 1 : 0;
  const byTag = sections + tags.length + models;
  const actions = tags.reduce((count, tag) => count + tag.actions.length, 0);
  return { 'by-tag': byTag, 'by-operation': byTag + actions };
}

function countSections({ children }: InfoSection): number {
  return children.reduce((count, child) => count + countSections(child), 1);
}
