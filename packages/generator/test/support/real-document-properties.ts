import { isObject, type JSONObject, type JSONValue } from '@specshelf/parser';
import { describe, expect, it } from 'vitest';
import type { Outline } from '../../src/index.js';
import { outlineOf } from '../../src/outline/outline-of.js';
import { titleOfAction } from '../../src/outline/title-of.js';
import { slugOf } from '../../src/slug.js';
import { contractProblems } from './contract-problems.js';
import { danglingReferences } from './dangling-references.js';
import { soundDocument } from './expect-sound.js';
import { actionsOn, allPages, documentOf, type Page, revisionOf } from './generate.js';
import type { RealDocument } from './real-documents.js';
import { renderOperation } from './render-operation.js';
import { visibleIn } from './visible-in.js';

const groupings = ['by-tag', 'by-operation'] as const;

const maxFragmentSize = 256 * 1024;
const maxTotalSize = 4 * 1024 * 1024;

/** Declares the tests that every document must pass. */
export function describeRealDocument({ name, specification }: RealDocument): void {
  describe(name, () => {
    const subject = { specification, outline: outlineOf(specification) };
    testPages(subject);
    testFragments(subject);
    testIds(subject);
  });
}

interface Subject {
  specification: JSONObject;
  outline: Outline;
}

function pagesOf(outline: Outline, grouping: string, seed?: string): Page[] {
  return allPages(revisionOf(outline, { models: true, downloadLink: true, grouping }, seed).pages);
}

function testPages({ specification, outline }: Subject): void {
  it.each(groupings)('shows every visible part on exactly one page, %s', (grouping) => {
    const shown = pagesOf(outline, grouping).flatMap((page) => [
      ...actionsOn(documentOf(outline, page)),
      ...schemasOn(outline, page),
    ]);
    expect(shown.sort()).toEqual(visibleIn(specification).sort());
  });

  it.each(groupings)('matches the contract, with unique ids, paths, keys and anchors, %s', (grouping) => {
    const revision = revisionOf(outline, { models: true, downloadLink: true, grouping });
    expect(contractProblems('ComputedRevision', revision)).toEqual([]);
    const pages = allPages(revision.pages);
    expectUnique(revision.pages.map(({ id }) => id));
    expectUnique(pages.map(({ id }) => id));
    expectUnique(pages.map(({ path }) => path));
    for (const page of pages) {
      expect(page.slug).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/);
      expect(contractProblems('Document', soundDocument(outline, page))).toEqual([]);
    }
  });
}

function testFragments({ specification, outline }: Subject): void {
  it('adds complete fragments within the limits to blocks, and changes nothing else', () => {
    const dangling = new Set(danglingReferences(specification));
    for (const page of groupings.flatMap((grouping) => pagesOf(outline, grouping))) {
      const plain = soundDocument(outline, page);
      const selfContained = soundDocument(outline, page, specification);
      expect(contractProblems('Document', selfContained)).toEqual([]);
      expect(withoutFragments(selfContained)).toEqual(withoutFragments(plain));
      const fragments = fragmentsIn(selfContained);
      expect(fragments.length).toBe(ownBlocksIn(plain));
      const sizes = fragments.map(({ resolved }) => bytesOf(resolved));
      expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(maxFragmentSize);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxTotalSize);
      for (const { resolved, truncated } of fragments) {
        if (truncated) continue;
        expect(danglingReferences(resolved).filter((reference) => !dangling.has(reference))).toEqual([]);
      }
    }
  });

  it('renders each operation from its fragment like from the whole document', () => {
    const webhooks = specification['webhooks'] ?? specification['x-webhooks'] ?? {};
    const whole = { ...specification, webhooks };
    for (const page of pagesOf(outline, 'by-operation')) {
      const document = documentOf(outline, page, { specification });
      for (const { kind, key, method, resolved, truncated } of document ? fragmentsIn(document) : []) {
        if (truncated || kind === undefined) continue;
        expect(renderOperation(resolved, kind, key, method)).toBe(renderOperation(whole, kind, key, method));
      }
    }
  });
}

function testIds({ specification, outline }: Subject): void {
  it.each(groupings)('has the same pages with different ids for another seed, %s', (grouping) => {
    const [one, two] = [pagesOf(outline, grouping, 'one'), pagesOf(outline, grouping, 'two')];
    expect(two.map(withoutIds)).toEqual(one.map(withoutIds));
    const ids = [one, two].map((pages) => pages.flatMap((page) => [page.id, ...keysOf(outline, page)]));
    expectUnique([...new Set(ids[0]), ...new Set(ids[1])]);
  });

  it.each(groupings)('changes only the page of an edited operation, and no ids, %s', (grouping) => {
    const before = pagesOf(outline, grouping);
    for (const edit of editsOf(specification, outline)) {
      const edited = outlineOf(edit.specification);
      const after = pagesOf(edited, grouping);
      expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
      for (const [index, page] of before.entries()) {
        const newPage = after[index];
        const document = documentOf(outline, page);
        if (newPage === undefined) throw new Error(`No page ${page.path}`);
        const isOwn = actionsOn(document).includes(edit.action);
        expect(newPage.computedSeed).toBe(page.computedSeed);
        expect(newPage.computed).toEqual(page.computed);
        if (isOwn)
          expect(keysOf(edited, newPage)).toEqual(expect.arrayContaining(blockKeysOf(outline, page)));
        else expect(documentOf(edited, newPage)).toEqual(document);
        if (!isOwn || grouping === 'by-tag') expect(withoutChildren(newPage)).toEqual(withoutChildren(page));
      }
    }
  });
}

interface Edit {
  /** In the notation of `actionsOn`. */
  action: string;
  specification: JSONObject;
}

/** Copies of the document, each with a new summary, description and parameter of one operation. */
function editsOf(specification: JSONObject, { operations }: Outline): Edit[] {
  const slugs = operations.map((operation) => slugOf(titleOfAction(operation)));
  const editable = operations.filter(({ path, method, additional }, index) => {
    const item = memberOf(specification['paths'], path);
    // With equal slugs, the slug of one operation depends on the others.
    const hasUniqueSlug = slugs.filter((slug) => slug === slugs[index]).length === 1;
    return (
      !additional &&
      hasUniqueSlug &&
      isObject(item) &&
      isObject(item[method]) &&
      item[method]['$ref'] === undefined
    );
  });
  const indexes = [...new Set([0, Math.floor(editable.length / 2), editable.length - 1])];
  return indexes.flatMap((index) => {
    const operation = editable[index];
    if (operation === undefined) return [];
    const { path, method } = operation;
    return [{ action: `${method} ${path}`, specification: editedAt(specification, path, method) }];
  });
}

function editedAt(specification: JSONObject, path: string, method: string): JSONObject {
  const copy = structuredClone(specification);
  const operation = memberOf(memberOf(copy['paths'], path), method);
  if (!isObject(operation)) throw new Error(`No operation ${method} ${path}`);
  delete operation['x-gitbook-description-document'];
  operation['summary'] = 'Quokka of another kind';
  operation['description'] = '# Quokkas\n\nAre **not** what they were.';
  operation['parameters'] = [{ name: 'quokka', in: 'query', schema: { type: 'string' } }];
  return copy;
}

function memberOf(value: JSONValue | undefined, name: string): JSONValue | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function schemasOn(outline: Outline, page: Page): string[] {
  // Descriptions may also contain blocks with schemas.
  if (page.computed?.props?.['doc'] !== 'models') return [];
  return (documentOf(outline, page)?.nodes ?? []).flatMap((block) =>
    block.type === 'openapi-schemas' ? block.data.schemas.map((schema) => `schema ${schema}`) : [],
  );
}

interface ShownFragment {
  /** Absent for schemas. */
  kind: 'paths' | 'webhooks' | undefined;
  key: string;
  method: string;
  resolved: JSONObject;
  truncated: boolean;
}

function fragmentsIn({ nodes }: ReturnType<typeof soundDocument>): ShownFragment[] {
  return nodes.flatMap((block): ShownFragment[] => {
    if (block.type === 'openapi-operation') {
      return fragment('paths', block.data.path, block.data.method, block.data);
    }
    if (block.type === 'openapi-webhook') {
      return fragment('webhooks', block.data.name, block.data.method, block.data);
    }
    return block.type === 'openapi-schemas' ? fragment(undefined, '', '', block.data) : [];
  });
}

/** The number of blocks that show parts of this specification. */
function ownBlocksIn({ nodes }: ReturnType<typeof soundDocument>): number {
  return nodes.filter((block) => 'data' in block && block.data && isOwn(block.data)).length;
}

function isOwn(data: object): boolean {
  return 'ref' in data && isObject(data.ref) && data.ref['spec'] === 'ferry-api';
}

function fragment(
  kind: ShownFragment['kind'],
  key: string,
  method: string,
  { resolved, truncated = false }: { resolved?: unknown; truncated?: boolean },
): ShownFragment[] {
  return isObject(resolved) ? [{ kind, key, method, resolved, truncated }] : [];
}

function withoutFragments({ nodes }: { nodes: readonly object[] }): unknown {
  return JSON.parse(
    JSON.stringify(nodes, (name, value) => (name === 'resolved' || name === 'truncated' ? undefined : value)),
  );
}

function bytesOf(value: object): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

function withoutChildren({ pages: _, ...page }: Page): object {
  return page;
}

/** The members of a page that do not depend on the seed. */
function withoutIds({ id: _, computedSeed: __, pages, ...page }: Page): object {
  return { ...page, pages: pages.length };
}

function keysOf(outline: Outline, page: Page): string[] {
  const keys: string[] = [];
  JSON.stringify(documentOf(outline, page)?.nodes, (name, value) => {
    if (name === 'key' && typeof value === 'string') keys.push(value);
    return value;
  });
  return keys;
}

function blockKeysOf(outline: Outline, page: Page): (string | undefined)[] {
  return (documentOf(outline, page)?.nodes ?? [])
    .filter(({ type }) => type.startsWith('openapi-'))
    .map(({ key }) => key);
}

function expectUnique(values: readonly unknown[]): void {
  expect(new Set(values).size).toBe(values.length);
}
