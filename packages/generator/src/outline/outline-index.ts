import { type InfoSection, infoSectionsOf } from './info-sections.js';
import type { Action, Outline } from './outline.js';
import { actionIdentifier, tagIdentifier } from './page-identifier.js';
import { type TagNode, tagTreeOf } from './tag-tree.js';

/** The visible pages of an outline, as trees and by identifier. */
export class OutlineIndex {
  readonly sections: InfoSection[];
  readonly tags: TagNode[];
  #sectionByIdentifier: ReadonlyMap<string, InfoSection> | undefined;
  #tagByIdentifier: ReadonlyMap<string, TagNode> | undefined;
  #actionByIdentifier: ReadonlyMap<string, Action> | undefined;

  constructor(outline: Outline) {
    this.sections = infoSectionsOf(outline);
    this.tags = tagTreeOf(outline);
  }

  // Maps are created on first use: a revision needs only the trees, a document one of the maps.

  section(identifier: string): InfoSection | undefined {
    this.#sectionByIdentifier ??= new Map(
      flatten(this.sections).map((section) => [section.identifier, section]),
    );
    return this.#sectionByIdentifier.get(identifier);
  }

  tag(identifier: string): TagNode | undefined {
    this.#tagByIdentifier ??= new Map(this.allTags().map((node) => [tagIdentifier(node.name), node]));
    return this.#tagByIdentifier.get(identifier);
  }

  /** All tags with a page, parents before their children. */
  allTags(): TagNode[] {
    return flatten(this.tags);
  }

  action(identifier: string): Action | undefined {
    this.#actionByIdentifier ??= new Map(
      this.allTags().flatMap(({ actions }) =>
        actions.map((action): [string, Action] => [actionIdentifier(action), action]),
      ),
    );
    return this.#actionByIdentifier.get(identifier);
  }
}

const indexes = new WeakMap<Outline, OutlineIndex>();

/** Cached for each outline, so that the cost of a document depends on its size, not on the size of the outline. */
export function indexOf(outline: Outline): OutlineIndex {
  const known = indexes.get(outline) ?? new OutlineIndex(outline);
  indexes.set(outline, known);
  return known;
}

function flatten<T extends { children: T[] }>(nodes: readonly T[]): T[] {
  const flat: T[] = [];
  const visit = (node: T) => {
    flat.push(node);
    node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return flat;
}
