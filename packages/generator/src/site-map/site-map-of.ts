import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import type { GeneratorInput } from '../model/generator-input.js';
import { documentPropsOf, type Grouping } from '../model/props.js';
import { type Action, isOperation } from '../outline/outline.js';
import { indexOf } from '../outline/outline-index.js';
import { draftRevision } from '../revision/draft-revision.js';
import { placePages } from '../revision/place-pages.js';
import { addFurtherTags } from './further-tags.js';
import type { SiteMap, SitePage } from './site-map.js';

type SiteMapInput = Pick<GeneratorInput, 'outline' | 'specSlug' | 'seed'>;
type RevisionPage = Schema<'RevisionPageDocument'>;

/** The pages of a revision by operation with models, with the same paths, IDs, and seeds. */
export function siteMapOf(input: SiteMapInput): SiteMap {
  const pages: SitePage[] = [];
  const add = (page: RevisionPage, parent?: number) => {
    const index = pages.push(sitePage(input, page, parent)) - 1;
    for (const child of page.pages) if (child.type === 'document') add(child, index);
  };
  for (const page of pagesOf(input, 'by-operation')) add(page);
  addFurtherTags(input.outline, pages);
  return { pages, schemas: input.outline.schemas, tagPaths: tagPathsOf(input, pages) };
}

function pagesOf({ outline, specSlug, seed }: SiteMapInput, grouping: Grouping): RevisionPage[] {
  const source = {
    type: 'builtin:openapi',
    props: { grouping, models: true },
    dependencies: { spec: { ref: { kind: 'openapi' as const, spec: specSlug } } },
  };
  const { pages } = draftRevision({ outline, source, specSlug, seed, appURL: '' });
  return placePages(pages, '').filter((page) => page.type === 'document');
}

function sitePage({ outline }: SiteMapInput, page: RevisionPage, parent: number | undefined): SitePage {
  const { path, title, description = '', id, computed, computedSeed } = page;
  const props = documentPropsOf(computed?.props);
  if (props === undefined || computed === undefined || computedSeed === undefined) {
    throw new Error(`The page ${path} has no document`);
  }
  const common = {
    path,
    title,
    description,
    ...defined({ parent }),
    id,
    source: computed,
    seed: computedSeed,
  };
  const index = indexOf(outline);
  if (props.doc === 'tag' || props.doc === 'operations') {
    return { kind: 'tag', ...common, ...defined({ tag: index.tag(props.page)?.name }) };
  }
  if (props.doc !== 'operation') return { kind: props.doc, ...common };
  const action = index.action(props.page);
  if (action === undefined) throw new Error(`The page ${path} has no operation`);
  return { ...common, ...factsOf(action) };
}

function factsOf(action: Action) {
  const { method, additional, operationId, deprecated } = action;
  const [kind, address] = isOperation(action)
    ? (['operation', action.path] as const)
    : (['webhook', action.name] as const);
  return {
    kind,
    method: additional ? method : method.toUpperCase(),
    address,
    ...defined({ operationId, deprecated }),
  };
}

/** Siblings decide about slugs, and the grouping about siblings. */
function tagPathsOf(input: SiteMapInput, pages: readonly SitePage[]): Record<string, number> {
  const tags = new Map(pages.flatMap((page, index) => (page.kind === 'tag' ? [[page.id, index]] : [])));
  const paths = new Map<string, number>();
  const visit = ({ id, path, pages: children }: RevisionPage) => {
    const index = tags.get(id);
    if (index !== undefined && pages[index]?.path !== path) paths.set(path, index);
    for (const child of children) if (child.type === 'document') visit(child);
  };
  pagesOf(input, 'by-tag').forEach(visit);
  return Object.fromEntries(paths);
}
