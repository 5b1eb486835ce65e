import type { Schema } from '@specshelf/contract';
import type { GeneratorInput } from './generator-input.js';
import { Ids } from './ids.js';
import type { InfoSection } from './info-sections.js';
import type { Action } from './outline.js';
import { indexOf, type OutlineIndex } from './outline-index.js';
import { actionIdentifier, downloadIdentifier, modelsIdentifier, tagIdentifier } from './page-identifier.js';
import { pageLayout } from './page-layout.js';
import { propsOfAction } from './page-props.js';
import { type DocumentProps, revisionPropsOf } from './props.js';
import { Slugs } from './slug.js';
import type { TagNode } from './tag-tree.js';
import { signatureOf, titleOfAction, titleOfTag } from './title-of.js';

type Page = Schema<'RevisionPageDocument'>;
type Source = Schema<'ComputedContentSource'>;

/** A page before it has a place among its siblings. */
interface Draft {
  identifier: string;
  title: string;
  /** What the slug is made from when the title has no letter to spell. */
  name: string;
  description?: string | undefined;
  icon?: string | undefined;
  wide: boolean;
  props: DocumentProps;
  children: Draft[];
}

/** The pages of a specification: those of its description, those of its tags, and the models. */
export function generateRevision(input: GeneratorInput): Schema<'ComputedRevision'> {
  const props = revisionPropsOf(input.source.props);
  const index = indexOf(input.outline);
  const drafts = [
    ...index.sections.map(sectionDraft),
    ...tagDrafts(index, props.grouping),
    ...(props.models && input.outline.schemas.length > 0 ? [modelsDraft] : []),
  ];
  const place = placing(input);
  const pages = place(drafts, []);
  return {
    pages: props.downloadLink ? [...pages, downloadPage(input)] : pages,
    files: props.downloadLink && input.download !== undefined ? [input.download] : [],
    reusableContents: [],
  };
}

function sectionDraft({ identifier, title, children }: InfoSection): Draft {
  return {
    identifier,
    title,
    name: identifier,
    wide: false,
    props: { doc: 'info', page: identifier },
    children: children.map(sectionDraft),
  };
}

function tagDrafts({ tags }: OutlineIndex, grouping: 'by-tag' | 'by-operation'): Draft[] {
  return tags.map(grouping === 'by-tag' ? tagDraft : splitTagDraft);
}

/** A tag with its operations on one page. */
function tagDraft(node: TagNode): Draft {
  return {
    ...commonTagDraft(node),
    wide: node.actions.length > 0,
    props: { doc: 'operations', page: tagIdentifier(node.name) },
    children: node.children.map(tagDraft),
  };
}

/** A tag with a page for each of its operations under it. */
function splitTagDraft(node: TagNode): Draft {
  return {
    ...commonTagDraft(node),
    wide: false,
    props: { doc: 'tag', page: tagIdentifier(node.name) },
    children: [...node.actions.map(actionDraft), ...node.children.map(splitTagDraft)],
  };
}

function commonTagDraft(node: TagNode) {
  return {
    identifier: tagIdentifier(node.name),
    title: titleOfTag(node),
    name: node.name,
    description: node.tag?.pageDescription,
    icon: node.tag?.icon,
  };
}

function actionDraft(action: Action): Draft {
  return {
    identifier: actionIdentifier(action),
    title: titleOfAction(action),
    name: signatureOf(action),
    wide: true,
    props: propsOfAction(action),
    children: [],
  };
}

const modelsDraft: Draft = {
  identifier: modelsIdentifier,
  title: 'Models',
  name: 'models',
  wide: false,
  props: { doc: 'models' },
  children: [],
};

/** Gives siblings their slugs, and from there on down everything that follows from place and seed. */
function placing(input: GeneratorInput) {
  const ids = new Ids(input.seed);
  const dependencies = dependenciesOf(input);
  const computedWith = (props: DocumentProps): Source => ({
    type: input.source.type,
    props: { ...props },
    dependencies,
  });

  return function place(drafts: readonly Draft[], above: readonly string[]): Page[] {
    const slugs = new Slugs();
    return drafts.map((draft) => {
      const id = ids.page(draft.identifier);
      const slug = slugs.take(draft.title, draft.name);
      const steps = [...above, slug];
      const path = steps.join('/');
      return {
        id,
        type: 'document',
        kind: 'sheet',
        title: draft.title,
        ...(isIcon(draft.icon) && { icon: draft.icon }),
        description: draft.description ?? '',
        slug,
        path,
        urls: { app: `${input.appURL}/${path}` },
        pages: place(draft.children, steps),
        layout: pageLayout(draft.wide),
        tags: [],
        computed: computedWith(draft.props),
        computedSeed: ids.documentSeed(id),
      };
    });
  };
}

/**
 * The specification, named as the request names it. Every page repeats this: anything else that came with the request
 * would be multiplied. A state that was right for it says nothing of the next one.
 */
function dependenciesOf({ source, specSlug }: GeneratorInput): NonNullable<Source['dependencies']> {
  const ref = source.dependencies?.['spec']?.ref;
  const given = ref?.kind === 'openapi' ? ref.spec : undefined;
  return { spec: { ref: { kind: 'openapi', spec: given ?? specSlug } } };
}

/** The name of an icon is at most 50 characters long; a longer one is none. */
function isIcon(icon: string | undefined): icon is string {
  return icon !== undefined && icon.length <= 50;
}

function downloadPage({ seed, specSlug }: GeneratorInput): Schema<'RevisionPageLink'> {
  return {
    id: new Ids(seed).page(downloadIdentifier),
    type: 'link',
    kind: 'link',
    title: 'Download OpenAPI specification',
    target: { kind: 'openapi', spec: specSlug },
  };
}
