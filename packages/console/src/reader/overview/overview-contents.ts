import type { Reading } from '../reading/reading.js';
import { countActions, isAction, repeatsOverview, siteIndexOf } from '../reading/site-index.js';

/** A larger specification lists its tags only; the index of all operations lists the rest. */
const mostListed = 150;

/** Indexes of the pages without a parent, by the way in which they are shown. */
export interface OverviewContents {
  /** Tags and other pages that are shown by their title. */
  listed: readonly number[];
  /** Tags that are shown with their operations. */
  open: readonly number[];
  /** Operations without a tag. */
  single: readonly number[];
  isLong: boolean;
}

/** Selects the way in which the overview shows each page without a parent. */
export function contentsOf(reading: Reading): OverviewContents {
  const site = siteIndexOf(reading.map);
  const isLong = countActions(site) > mostListed;
  const groups = site.roots.filter(
    (index) => !isAction(site.pages[index]) && !repeatsOverview(reading, site, index),
  );
  const isListed = (index: number) => isLong || site.actionCounts[index] === 0;
  return {
    listed: groups.filter(isListed),
    open: groups.filter((index) => !isListed(index)),
    single: site.roots.filter((index) => isAction(site.pages[index])),
    isLong,
  };
}
