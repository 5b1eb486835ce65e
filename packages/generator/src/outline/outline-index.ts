import { type InfoSection, infoSectionsOf } from './info-sections.js';
import type { Action, Outline } from './outline.js';
import { actionIdentifier, tagIdentifier } from './page-identifier.js';
import { type TagNode, tagTreeOf } from './tag-tree.js';

/** The pages of an outline, as trees and by identifier. Nothing that is hidden is in it. */
export class OutlineIndex {
  readonly sections: InfoSection[];
  readonly tags: TagNode[];
  #sectionBy: ReadonlyMap<string, InfoSection> | undefined;
  #tagBy: ReadonlyMap<string, TagNode> | undefined;
  #actionBy: ReadonlyMap<string, Action> | undefined;

  constructor(outline: Outline) {
    this.sections = infoSectionsOf(outline);
    this.tags = tagTreeOf(outline);
  }

  // A revision needs the trees alone, a document one of these: each is made when it is asked for first.

  section(identifier: string): InfoSection | undefined {
    this.#sectionBy ??= new Map(flatten(this.sections).map((section) => [section.identifier, section]));
    return this.#sectionBy.get(identifier);
  }

  tag(identifier: string): TagNode | undefined {
    this.#tagBy ??= new Map(this.allTags().map((node) => [tagIdentifier(node.name), node]));
    return this.#tagBy.get(identifier);
  }

  /** All tags with a page, those below others after them. */
  allTags(): TagNode[] {
    return flatten(this.tags);
  }

  action(identifier: string): Action | undefined {
    this.#actionBy ??= new Map(
      this.allTags().flatMap(({ actions }) =>
        actions.map((action): [string, Action] => [actionIdentifier(action), action]),
      ),
    );
    return this.#actionBy.get(identifier);
  }
}

const indexes = new WeakMap<Outline, OutlineIndex>();

/** Made once for each outline: a document then costs what is on it, not what is in the outline. */
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
