import type { Schema } from '@specshelf/contract';
import type { GeneratorInput } from '../generator-input.js';
import { Ids } from '../ids.js';
import type { InfoSection } from '../outline/info-sections.js';
import type { Action } from '../outline/outline.js';
import { indexOf, type OutlineIndex } from '../outline/outline-index.js';
import {
  actionIdentifier,
  downloadIdentifier,
  modelsIdentifier,
  tagIdentifier,
} from '../outline/page-identifier.js';
import type { TagNode } from '../outline/tag-tree.js';
import { signatureOf, titleOfAction, titleOfTag } from '../outline/title-of.js';
import { type DocumentProps, type Grouping, revisionPropsOf } from '../props.js';
import type { DocumentDraft, LinkDraft, PageDraft, SubpageDraft } from './page-draft.js';
import { propsOfAction } from './page-props.js';

type Draft = DocumentDraft<SubpageDraft>;
type Source = Schema<'ComputedContentSource'>;

/** The pages and files of a source before they have their place. */
export interface RevisionDraft<Page = PageDraft> {
  pages: Page[];
  files: Schema<'RevisionFile'>[];
}

/** Limit on the pages of a revision. */
export const maxPages = 20_000;

/** The pages of a specification: those of its description, those of its tags, and the models; at most `maxPages`. */
export function draftRevision(input: GeneratorInput): RevisionDraft {
  const props = revisionPropsOf(input.source.props);
  const index = indexOf(input.outline);
  const hasModels = props.models && input.outline.schemas.length > 0;
  // The models and the download come last, but must not be lost to the limit.
  const draft = drafting(input, maxPages - Number(hasModels) - Number(props.downloadLink), hasModels);
  const pages: PageDraft[] = [
    ...index.sections.flatMap((section) => sectionDraft(section, props.grouping, draft)),
    ...tagDrafts(index, props.grouping, draft),
    ...(hasModels ? drafting(input, 1, hasModels)(modelsPage) : []),
  ];
  return {
    pages: props.downloadLink ? [...pages, downloadDraft(input)] : pages,
    files: props.downloadLink && input.download !== undefined ? [input.download] : [],
  };
}

/** What is said of one page, whatever the seed. */
interface PageFacts {
  identifier: string;
  title: string;
  /** What the slug is made from when the title has no letter to spell. */
  name: string;
  description?: string | undefined;
  icon?: string | undefined;
  wide: boolean;
  props: DocumentProps;
}

/** Drafts one page, or none when there are enough. */
type MakeDraft = (facts: PageFacts, children?: () => SubpageDraft[]) => Draft[];

/** Gives pages their IDs, and the source and seed of their documents. Drafts at most so many pages. */
function drafting(input: GeneratorInput, most: number, hasModels: boolean): MakeDraft {
  const ids = new Ids(input.seed);
  const { type } = input.source;
  const dependencies = dependenciesOf(input);
  let left = most;
  return ({ identifier, title, name, description = '', icon, wide, props }, children) => {
    if (left === 0) return [];
    left -= 1;
    const id = ids.page(identifier);
    const draft: Draft = {
      id,
      type: 'document',
      title,
      icon: isIcon(icon) ? icon : undefined,
      slugFrom: [title, name],
      description,
      wide,
      computed: {
        source: {
          type,
          props: hasModels && props.doc !== 'models' ? { ...props, models: true } : { ...props },
          dependencies,
        },
        seed: ids.documentSeed(id),
      },
      children: children?.() ?? [],
    };
    return [draft];
  };
}

function sectionDraft(
  { identifier, title, children }: InfoSection,
  grouping: Grouping,
  draft: MakeDraft,
): Draft[] {
  const props: DocumentProps = {
    doc: 'info',
    page: identifier,
    ...(grouping === 'by-operation' && { grouping }),
  };
  return draft({ identifier, title, name: identifier, wide: false, props }, () =>
    children.flatMap((child) => sectionDraft(child, grouping, draft)),
  );
}

function tagDrafts({ tags }: OutlineIndex, grouping: Grouping, draft: MakeDraft): Draft[] {
  const tagDraft = grouping === 'by-tag' ? wholeTagDraft : splitTagDraft;
  return tags.flatMap((node) => tagDraft(node, draft));
}

/** A tag with its operations on one page. */
function wholeTagDraft(node: TagNode, draft: MakeDraft): Draft[] {
  return draft(factsOfTag(node, 'operations', node.actions.length > 0), () =>
    node.children.flatMap((child) => wholeTagDraft(child, draft)),
  );
}

/** A tag with a page for each of its operations under it. */
function splitTagDraft(node: TagNode, draft: MakeDraft): Draft[] {
  return draft(factsOfTag(node, 'tag', false), () => [
    ...node.actions.flatMap((action) => actionDraft(action, draft)),
    ...node.children.flatMap((child) => splitTagDraft(child, draft)),
  ]);
}

function factsOfTag(node: TagNode, doc: 'operations' | 'tag', wide: boolean): PageFacts {
  const { name, tag } = node;
  const identifier = tagIdentifier(name);
  return {
    identifier,
    title: titleOfTag(node),
    name,
    description: tag?.pageDescription,
    icon: tag?.icon,
    wide,
    props: { doc, page: identifier },
  };
}

function actionDraft(action: Action, draft: MakeDraft): Draft[] {
  return draft({
    identifier: actionIdentifier(action),
    title: titleOfAction(action),
    name: signatureOf(action),
    wide: true,
    props: propsOfAction(action),
  });
}

const modelsPage: PageFacts = {
  identifier: modelsIdentifier,
  title: 'Models',
  name: 'models',
  wide: false,
  props: { doc: 'models' },
};

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

function downloadDraft({ seed, specSlug, download }: GeneratorInput): LinkDraft {
  return {
    id: new Ids(seed).page(downloadIdentifier),
    type: 'link',
    title: 'Download OpenAPI specification',
    target: { kind: 'openapi', spec: specSlug },
    href: download?.downloadURL,
  };
}
