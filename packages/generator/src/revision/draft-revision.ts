import type { Schema } from '@specshelf/contract';
import type { GeneratorInput } from '../model/generator-input.js';
import { Ids } from '../model/ids.js';
import { type DocumentProps, type Grouping, revisionPropsOf } from '../model/props.js';
import { specRef } from '../model/spec-ref.js';
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
import type { DocumentDraft, LinkDraft, PageDraft, SubpageDraft } from './page-draft.js';
import { propsOfAction } from './page-props.js';

type Draft = DocumentDraft<SubpageDraft>;
type Source = Schema<'ComputedContentSource'>;

/** The pages and files of a source, before pages have slugs and paths. */
export interface RevisionDraft<Page = PageDraft> {
  pages: Page[];
  files: Schema<'RevisionFile'>[];
}

/** Limit on the pages of a revision. */
export const maxPages = 20_000;

/** Drafts the pages of a specification: description, tags, and models; at most `maxPages`. */
export function draftRevision(input: GeneratorInput): RevisionDraft {
  const props = revisionPropsOf(input.source.props);
  const index = indexOf(input.outline);
  const hasModels = props.models && input.outline.schemas.length > 0;
  // Reserves pages for the models and the download, which come last.
  const draft = createDrafter(input, maxPages - Number(hasModels) - Number(props.downloadLink), hasModels);
  const pages: PageDraft[] = [
    ...index.sections.flatMap((section) => sectionDraft(section, props.grouping, draft)),
    ...tagDrafts(index, props.grouping, draft),
    ...(hasModels ? createDrafter(input, 1, hasModels)(modelsPage) : []),
  ];
  return {
    pages: props.downloadLink ? [...pages, downloadDraft(input)] : pages,
    files: props.downloadLink && input.download !== undefined ? [input.download] : [],
  };
}

/** A page without ids, which depend on the seed. */
interface PageContent {
  identifier: string;
  title: string;
  /** Source of the slug when the title has no letters or digits. */
  name: string;
  description?: string | undefined;
  icon?: string | undefined;
  wide: boolean;
  props: DocumentProps;
}

/** Drafts one page; none when the limit is reached. */
type DraftPage = (content: PageContent, children?: () => SubpageDraft[]) => Draft[];

/** Creates a function that drafts at most `limit` pages, with their ids, and the source and seed of their documents. */
function createDrafter(input: GeneratorInput, limit: number, hasModels: boolean): DraftPage {
  const ids = new Ids(input.seed);
  const { type } = input.source;
  const dependencies = dependenciesOf(input);
  let remaining = limit;
  return ({ identifier, title, name, description = '', icon, wide, props }, children) => {
    if (remaining === 0) return [];
    remaining -= 1;
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
  draft: DraftPage,
): Draft[] {
  const base = { doc: 'info', page: identifier } as const;
  const props: DocumentProps = grouping === 'by-operation' ? { ...base, grouping } : base;
  return draft({ identifier, title, name: identifier, wide: false, props }, () =>
    children.flatMap((child) => sectionDraft(child, grouping, draft)),
  );
}

function tagDrafts({ tags }: OutlineIndex, grouping: Grouping, draft: DraftPage): Draft[] {
  const tagDraft = grouping === 'by-tag' ? wholeTagDraft : splitTagDraft;
  return tags.flatMap((node) => tagDraft(node, draft));
}

/** A tag and its operations on one page. */
function wholeTagDraft(node: TagNode, draft: DraftPage): Draft[] {
  return draft(contentOfTag(node, 'operations', node.actions.length > 0), () =>
    node.children.flatMap((child) => wholeTagDraft(child, draft)),
  );
}

/** A tag, with a page below it for each of its operations. */
function splitTagDraft(node: TagNode, draft: DraftPage): Draft[] {
  return draft(contentOfTag(node, 'tag', false), () => [
    ...node.actions.flatMap((action) => actionDraft(action, draft)),
    ...node.children.flatMap((child) => splitTagDraft(child, draft)),
  ]);
}

function contentOfTag(node: TagNode, doc: 'operations' | 'tag', wide: boolean): PageContent {
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

function actionDraft(action: Action, draft: DraftPage): Draft[] {
  return draft({
    identifier: actionIdentifier(action),
    title: titleOfAction(action),
    name: signatureOf(action),
    wide: true,
    props: propsOfAction(action),
  });
}

const modelsPage: PageContent = {
  identifier: modelsIdentifier,
  title: 'Models',
  name: 'models',
  wide: false,
  props: { doc: 'models' },
};

/**
 * The specification under the name of the request, with its label. Every page contains this, so all other members of the request are
 * omitted; its state may be outdated by the next request.
 */
function dependenciesOf({ source, specSlug }: GeneratorInput): NonNullable<Source['dependencies']> {
  const ref = source.dependencies?.['spec']?.ref;
  const spec = (ref?.kind === 'openapi' ? ref.spec : undefined) ?? specSlug;
  return { spec: { ref: specRef(spec, source) } };
}

/** Names of icons have at most 50 characters. */
function isIcon(icon: string | undefined): icon is string {
  return icon !== undefined && icon.length <= 50;
}

function downloadDraft({ seed, source, specSlug, download }: GeneratorInput): LinkDraft {
  return {
    id: new Ids(seed).page(downloadIdentifier),
    type: 'link',
    title: 'Download OpenAPI specification',
    target: specRef(specSlug, source),
    href: download?.downloadURL,
  };
}
