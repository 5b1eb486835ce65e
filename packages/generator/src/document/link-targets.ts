import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import type { Grouping } from '../model/props.js';
import { Slugs, slugOf } from '../model/slug.js';
import { textOf } from '../nodes/document-node.js';
import type { InfoSection } from '../outline/info-sections.js';
import type { Outline } from '../outline/outline.js';
import { indexOf } from '../outline/outline-index.js';
import { actionIdentifier, modelsIdentifier, tagIdentifier } from '../outline/page-identifier.js';
import { signatureOf } from '../outline/title-of.js';
import { draftRevision } from '../revision/draft-revision.js';
import { placePages } from '../revision/place-pages.js';
import { maxAnchorLength } from './api-blocks.js';

/** A page, or an anchor in it. */
export interface LinkTarget {
  identifier: string;
  anchor?: string;
}

/** The props that determine the pages of a revision. */
export interface LinkedRevision {
  grouping: Grouping;
  models: boolean;
}

type Find = (anchor: string, revision: LinkedRevision) => LinkTarget | undefined;

const finders = new WeakMap<Outline, Find>();

/** Returns a function that finds the target of an anchor. Cached for each outline. */
export function linkTargetsOf(outline: Outline): Find {
  const known = finders.get(outline);
  if (known !== undefined) return known;
  const find = createFind(outline);
  finders.set(outline, find);
  return find;
}

function createFind(outline: Outline): Find {
  const index = indexOf(outline);
  const tags = new Map<string, LinkTarget>();
  const actions = new Map<string, Record<Grouping, LinkTarget>>();
  const signatures = new Map<string, Record<Grouping, LinkTarget>>();
  for (const { name, actions: actionsOfTag } of index.allTags()) {
    const identifier = tagIdentifier(name);
    setFirst(tags, slugOf(name), { identifier });
    const anchors = new Slugs(maxAnchorLength);
    for (const action of actionsOfTag) {
      const anchor = anchors.take(signatureOf(action), 'operation');
      const target = {
        'by-tag': { identifier, anchor },
        'by-operation': { identifier: actionIdentifier(action) },
      };
      setFirst(actions, action.operationId ?? '', target);
      setFirst(signatures, slugOf(signatureOf(action), maxAnchorLength), target);
    }
  }
  const headings = headingsOf(index.sections);
  const pages = pageSlugsOf(outline);
  const schemas = schemasOf(outline);
  return (anchor, { grouping, models }) => {
    const { kind, name } = parseAnchor(anchor);
    if (kind === 'operation') return actions.get(name)?.[grouping];
    if (kind === 'tag') return tags.get(slugOf(name));
    if (kind === 'schema') return models ? schemas(name) : undefined;
    return (
      headings.get(slugOf(name)) ??
      signatures.get(slugOf(name, maxAnchorLength))?.[grouping] ??
      pages(anchor, grouping) ??
      (models ? schemas(anchor) : undefined)
    );
  };
}

/** Finds pages by path or slug. The first of several pages with the same slug counts. */
function pageSlugsOf(outline: Outline): (anchor: string, grouping: Grouping) => LinkTarget | undefined {
  const known = new Map<Grouping, ReadonlyMap<string, LinkTarget>>();
  return (anchor, grouping) => {
    const slugs = known.get(grouping) ?? targetsOfPages(outline, grouping);
    known.set(grouping, slugs);
    return slugs.get(anchor.toLowerCase());
  };
}

function targetsOfPages(outline: Outline, grouping: Grouping): ReadonlyMap<string, LinkTarget> {
  const source = { type: 'builtin:openapi', props: { grouping } };
  // Slugs depend neither on the seed nor on the URL.
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

/** Finds schemas on the page of models, by name or by the anchor that clients derive from the name. */
function schemasOf({ schemas }: Outline): (name: string) => LinkTarget | undefined {
  const names = new Set(schemas);
  const anchors = new Set(schemas.map(schemaAnchor));
  return (name) => {
    const anchor = schemaAnchor(name);
    const exists = names.has(name) || (anchor !== '' && anchors.has(anchor));
    return exists ? { identifier: modelsIdentifier, ...defined({ anchor: anchor || undefined }) } : undefined;
  };
}

/** The same as in the public frontend. */
function schemaAnchor(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Parses the anchors of popular documentation tools, such as `tag/pets`, `operation/addPet`, `operation-post-pets`,
 * `section/Limits/Daily` and `schema/Pet`, and our own anchors. The anchor of a component may also be its JSON Pointer.
 */
function parseAnchor(anchor: string): { kind: 'tag' | 'operation' | 'schema' | 'other'; name: string } {
  const operation = /^(?:tag\/[^/]+\/)?(?:operation|webhook)s?\/(.+)$/.exec(anchor)?.[1];
  if (operation !== undefined) return { kind: 'operation', name: operation };
  const tag = /^tag\/([^/]+)$/.exec(anchor)?.[1];
  if (tag !== undefined) return { kind: 'tag', name: tag };
  const schema = /^(?:\/?components\/schemas|schemas?|models?)\/([^/]+)$/.exec(anchor)?.[1];
  if (schema !== undefined) return { kind: 'schema', name: schema };
  return { kind: 'other', name: anchor.replace(/^(?:section\/(?:.*\/)?|operation-)/, '') };
}

/** The sections and the headings on their pages, by the slug of their text. */
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
