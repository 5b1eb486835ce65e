import { longestAnchor } from './api-blocks.js';
import { textOf } from './document-node.js';
import type { InfoSection } from './info-sections.js';
import type { Outline } from './outline.js';
import { indexOf } from './outline-index.js';
import { actionIdentifier, tagIdentifier } from './page-identifier.js';
import type { Grouping } from './props.js';
import { Slugs, slugOf } from './slug.js';
import { signatureOf } from './title-of.js';

/** A page, or a place in it. */
export interface LinkTarget {
  identifier: string;
  anchor?: string;
}

type Find = (anchor: string, grouping: Grouping) => LinkTarget | undefined;

const finders = new WeakMap<Outline, Find>();

/** Finds what an anchor means that was written for one long page. Made once for each outline, and only when needed. */
export function linkTargetsOf(outline: Outline): Find {
  const known = finders.get(outline);
  if (known !== undefined) return known;
  const find = makeFind(outline);
  finders.set(outline, find);
  return find;
}

function makeFind(outline: Outline): Find {
  const index = indexOf(outline);
  const tags = new Map<string, LinkTarget>();
  const actions = new Map<string, Record<Grouping, LinkTarget>>();
  const signatures = new Map<string, Record<Grouping, LinkTarget>>();
  for (const { name, actions: onPage } of index.allTags()) {
    const identifier = tagIdentifier(name);
    setFirst(tags, slugOf(name), { identifier });
    const anchors = new Slugs(longestAnchor);
    for (const action of onPage) {
      const anchor = anchors.take(signatureOf(action), 'operation');
      const target = {
        'by-tag': { identifier, anchor },
        'by-operation': { identifier: actionIdentifier(action) },
      };
      setFirst(actions, action.operationId ?? '', target);
      setFirst(signatures, slugOf(signatureOf(action), longestAnchor), target);
    }
  }
  const headings = headingsOf(index.sections);
  return (anchor, grouping) => {
    const { kind, name } = readAnchor(anchor);
    if (kind === 'operation') return actions.get(name)?.[grouping];
    if (kind === 'tag') return tags.get(slugOf(name));
    return headings.get(slugOf(name)) ?? signatures.get(slugOf(name, longestAnchor))?.[grouping];
  };
}

/**
 * The forms that tools in wide use give their anchors: `tag/pets`, `operation/addPet`, `operation-post-pets`,
 * `section/Limits/Daily`, and our own.
 */
function readAnchor(anchor: string): { kind: 'tag' | 'operation' | 'other'; name: string } {
  const operation = /^(?:tag\/[^/]+\/)?(?:operation|webhook)s?\/(.+)$/.exec(anchor)?.[1];
  if (operation !== undefined) return { kind: 'operation', name: operation };
  const tag = /^tag\/([^/]+)$/.exec(anchor)?.[1];
  if (tag !== undefined) return { kind: 'tag', name: tag };
  return { kind: 'other', name: anchor.replace(/^(?:section\/(?:.*\/)?|operation-)/, '') };
}

/** What has a page of its own, and the headings on it. */
function headingsOf(sections: readonly InfoSection[]): Map<string, LinkTarget> {
  const headings = new Map<string, LinkTarget>();
  const visit = ({ identifier, title, blocks, children }: InfoSection) => {
    setFirst(headings, slugOf(title), { identifier });
    for (const block of blocks) {
      const anchor = block.type === 'heading-3' ? block.meta?.id : undefined;
      if (anchor !== undefined) setFirst(headings, slugOf(textOf(block)), { identifier, anchor });
    }
    children.forEach(visit);
  };
  sections.forEach(visit);
  return headings;
}

function setFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (key !== '' && !map.has(key)) map.set(key, value);
}
