import { type InfoSection, infoSectionsOf } from './info-sections.js';
import type { Action, Outline } from './outline.js';
import { actionIdentifier, tagIdentifier } from './page-identifier.js';
import { type TagNode, tagTreeOf } from './tag-tree.js';

/** The pages of an outline, as trees and by identifier. Nothing that is hidden is in it. */
export interface OutlineIndex {
  sections: InfoSection[];
  tags: TagNode[];
  sectionBy: ReadonlyMap<string, InfoSection>;
  tagBy: ReadonlyMap<string, TagNode>;
  actionBy: ReadonlyMap<string, Action>;
}

const indexes = new WeakMap<Outline, OutlineIndex>();

/** Made once for each outline: a document then costs what is on it, not what is in the outline. */
export function indexOf(outline: Outline): OutlineIndex {
  const known = indexes.get(outline);
  if (known !== undefined) return known;
  const index = makeIndex(outline);
  indexes.set(outline, index);
  return index;
}

function makeIndex(outline: Outline): OutlineIndex {
  const sections = infoSectionsOf(outline);
  const tags = tagTreeOf(outline);
  const allTags = flatten(tags);
  return {
    sections,
    tags,
    sectionBy: new Map(flatten(sections).map((section) => [section.identifier, section])),
    tagBy: new Map(allTags.map((node) => [tagIdentifier(node.name), node])),
    actionBy: new Map(
      allTags.flatMap(({ actions }) => actions).map((action) => [actionIdentifier(action), action]),
    ),
  };
}

function flatten<T extends { children: T[] }>(nodes: T[]): T[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}
