import { type GeneratorInput, generateRevision, type Outline } from '@specshelf/generator';

export const groupings = ['by-tag', 'by-operation'] as const;
export type Grouping = (typeof groupings)[number];

/** Returns the number of operations and webhooks. */
export function operationsOf({ operations, webhooks }: Outline): number {
  return operations.length + webhooks.length;
}

/** A page with a document. */
export interface DocumentRequest {
  path: string;
  isOperation: boolean;
  input: GeneratorInput;
}

const common = { specSlug: 'measured', appURL: 'https://docs.example.org/s/SP1' };
const type = 'builtin:openapi';

export function revisionRequest(outline: Outline, grouping: Grouping): GeneratorInput {
  const dependencies = { spec: { ref: { kind: 'openapi' as const, spec: common.specSlug } } };
  const source = { type, props: { models: true, grouping }, dependencies };
  return { ...common, outline, source, seed: 'measured' };
}

/** Returns the requests of a client for the document of each page of a revision. */
export function documentRequests(outline: Outline, grouping: Grouping): DocumentRequest[] {
  return requestsFor(generateRevision(revisionRequest(outline, grouping)).pages, outline);
}

function requestsFor(
  pages: ReturnType<typeof generateRevision>['pages'],
  outline: Outline,
): DocumentRequest[] {
  return pages.flatMap((page) => {
    if (page.type === 'link') return [];
    const below = requestsFor(page.pages, outline);
    if (page.type === 'group' || page.computed === undefined || page.computedSeed === undefined) return below;
    const { path, computed: source, computedSeed: seed } = page;
    const isOperation = source.props?.['doc'] === 'operation';
    return [{ path, isOperation, input: { ...common, outline, source, seed } }, ...below];
  });
}
