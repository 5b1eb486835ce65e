import type { Schema } from '@specshelf/contract';
import { textOf } from '../document-node.js';
import type { InfoSection } from '../outline/info-sections.js';
import type { Outline } from '../outline/outline.js';
import { indexOf } from '../outline/outline-index.js';
import { actionIdentifier, modelsIdentifier, tagIdentifier } from '../outline/page-identifier.js';
import { signatureOf } from '../outline/title-of.js';
import type { Grouping } from '../props.js';
import { draftRevision } from '../revision/draft-revision.js';
import { placePages } from '../revision/place-pages.js';
import { Slugs, slugOf } from '../slug.js';
import { longestAnchor } from './api-blocks.js';

/** A page, or a place in it. */
export interface LinkTarget {
  identifier: string;
  anchor?: string;
}

/** What decides which pages a revision has. */
export interface LinkedRevision {
  grouping: Grouping;
  models: boolean;
}

type Find = (anchor: string, revision: LinkedRevision) => LinkTarget | undefined;

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
  const pages = pageSlugsOf(outline);
  const schemas = schemasOf(outline);
  return (anchor, { grouping, models }) => {
    const { kind, name } = readAnchor(anchor);
    if (kind === 'operation') return actions.get(name)?.[grouping];
    if (kind === 'tag') return tags.get(slugOf(name));
    if (kind === 'schema') return models ? schemas(name) : undefined;
    return (
      headings.get(slugOf(name)) ??
      signatures.get(slugOf(name, longestAnchor))?.[grouping] ??
      pages(anchor, grouping) ??
      (models ? schemas(anchor) : undefined)
    );
  };
}

/** Finds pages by their path or slug. Of pages with the same slug, the first one counts. */
function pageSlugsOf(outline: Outline): (anchor: string, grouping: Grouping) => LinkTarget | undefined {
  const known = new Map<Grouping, ReadonlyMap<string, LinkTarget>>();
  return (anchor, grouping) => {
    const slugs = known.get(grouping) ?? placesOfPages(outline, grouping);
    known.set(grouping, slugs);
    return slugs.get(anchor.toLowerCase());
  };
}

function placesOfPages(outline: Outline, grouping: Grouping): ReadonlyMap<string, LinkTarget> {
  const source = { type: 'builtin:openapi', props: { grouping } };
  // Slugs depend neither on the seed nor on the address.
  const { pages } = draftRevision({ outline, source, specSlug: '', seed: '', appURL: '' });
  const paths = new Map<string, LinkTarget>();
  const slugs = new Map<string, LinkTarget>();
  const visit = (page: Schema<'RevisionPage'>) => {
    if (page.type !== 'document') return;
    const identifier = page.computed?.props?.['page'];
    if (typeof identifier === 'string') {
      setFirst(paths, page.path, { identifier });
      setFirst(slugs, page.slug, { identifier });
    }
    page.pages.forEach(visit);
  };
  placePages(pages, '').forEach(visit);
  return new Map([...slugs, ...paths]);
}

/** Finds schemas on the page of models: by name, else by the anchor that clients make of the name. */
function schemasOf({ schemas }: Outline): (name: string) => LinkTarget | undefined {
  const names = new Set(schemas);
  const anchors = new Set(schemas.map(schemaAnchor));
  return (name) => {
    const anchor = schemaAnchor(name);
    const exists = names.has(name) || (anchor !== '' && anchors.has(anchor));
    return exists ? { identifier: modelsIdentifier, ...(anchor !== '' && { anchor }) } : undefined;
  };
}

/** As the public frontend makes it. */
function schemaAnchor(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * The forms that tools in wide use give their anchors: `tag/pets`, `operation/addPet`, `operation-post-pets`,
 * `section/Limits/Daily`, `schema/Pet`, and our own. A component may also be named by its pointer.
 */
function readAnchor(anchor: string): { kind: 'tag' | 'operation' | 'schema' | 'other'; name: string } {
  const operation = /^(?:tag\/[^/]+\/)?(?:operation|webhook)s?\/(.+)$/.exec(anchor)?.[1];
  if (operation !== undefined) return { kind: 'operation', name: operation };
  const tag = /^tag\/([^/]+)$/.exec(anchor)?.[1];
  if (tag !== undefined) return { kind: 'tag', name: tag };
  const schema = /^(?:\/?components\/schemas|schemas?|models?)\/([^/]+)$/.exec(anchor)?.[1];
  if (schema !== undefined) return { kind: 'schema', name: schema };
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
