import type { JSONObject, JSONValue } from '@specshelf/parser';
import { isObject } from '@specshelf/parser';
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

const fragmentBudget = 256 * 1024;
const documentBudget = 4 * 1024 * 1024;

/** What holds for the pages of every document. */
export function describeRealDocument({ name, specification }: RealDocument): void {
  const outline = outlineOf(specification);
  const pagesOf = (grouping: string, seed?: string) =>
    allPages(revisionOf(outline, { models: true, downloadLink: true, grouping }, seed).pages);

  describe(name, () => {
    it.each(groupings)('has all that is visible on exactly one page, %s', (grouping) => {
      const shown = pagesOf(grouping).flatMap((page) => [
        ...actionsOn(documentOf(outline, page)),
        ...schemasOn(outline, page),
      ]);
      expect(shown.sort()).toEqual(visibleIn(specification).sort());
    });

    it.each(groupings)('keeps to the contract, and repeats no id, path, key or anchor, %s', (grouping) => {
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

    it('brings with each block all that it needs, within the budget, and changes nothing else', () => {
      const dangling = new Set(danglingReferences(specification));
      for (const page of groupings.flatMap((grouping) => pagesOf(grouping))) {
        const current = soundDocument(outline, page);
        const next = soundDocument(outline, page, specification);
        expect(contractProblems('Document', next)).toEqual([]);
        expect(withoutFragments(next)).toEqual(withoutFragments(current));
        const fragments = fragmentsIn(next);
        expect(fragments.length).toBe(ownBlocksIn(current));
        const sizes = fragments.map(({ resolved }) => bytesOf(resolved));
        expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(fragmentBudget);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(documentBudget);
        for (const { resolved, truncated } of fragments) {
          if (truncated) continue;
          expect(danglingReferences(resolved).filter((reference) => !dangling.has(reference))).toEqual([]);
        }
      }
    });

    it('lets each operation be shown from its own page alone', () => {
      const whole = {
        ...specification,
        webhooks: specification['webhooks'] ?? specification['x-webhooks'] ?? {},
      };
      for (const page of pagesOf('by-operation')) {
        const document = documentOf(outline, page, { specification });
        for (const { kind, key, method, resolved, truncated } of document ? fragmentsIn(document) : []) {
          if (truncated || kind === undefined) continue;
          expect(renderOperation(resolved, kind, key, method)).toBe(
            renderOperation(whole, kind, key, method),
          );
        }
      }
    });

    it.each(groupings)('has the same pages with other ids for another seed, %s', (grouping) => {
      const [one, two] = [pagesOf(grouping, 'one'), pagesOf(grouping, 'two')];
      expect(two.map(withoutIds)).toEqual(one.map(withoutIds));
      const ids = [one, two].map((pages) => pages.flatMap((page) => [page.id, ...keysOf(outline, page)]));
      expectUnique([...new Set(ids[0]), ...new Set(ids[1])]);
    });

    it.each(groupings)('changes only the page of an operation that is edited, and no id, %s', (grouping) => {
      const before = pagesOf(grouping);
      for (const edit of editsOf(specification, outline)) {
        const edited = outlineOf(edit.specification);
        const after = allPages(revisionOf(edited, { models: true, downloadLink: true, grouping }).pages);
        expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
        for (const [index, page] of before.entries()) {
          const now = after[index];
          const document = documentOf(outline, page);
          if (now === undefined) throw new Error('lost');
          const isOwn = actionsOn(document).includes(edit.action);
          expect(now.computedSeed).toBe(page.computedSeed);
          expect(now.computed).toEqual(page.computed);
          if (isOwn) expect(keysOf(edited, now)).toEqual(expect.arrayContaining(blockKeysOf(outline, page)));
          else expect(documentOf(edited, now)).toEqual(document);
          if (!isOwn || grouping === 'by-tag') expect(withoutChildren(now)).toEqual(withoutChildren(page));
        }
      }
    });
  });
}

interface Edit {
  /** As `actionsOn` says it. */
  action: string;
  specification: JSONObject;
}

/** The document with another summary, description and parameter of one operation, for a few of them. */
function editsOf(specification: JSONObject, { operations }: Outline): Edit[] {
  const slugs = operations.map((operation) => slugOf(titleOfAction(operation)));
  const editable = operations.filter(({ path, method, additional }, index) => {
    const item = memberOf(specification['paths'], path);
    // A slug that two siblings want goes to the first one: that is no matter of the operation alone.
    const isAlone = slugs.filter((slug) => slug === slugs[index]).length === 1;
    return (
      !additional && isAlone && isObject(item) && isObject(item[method]) && item[method]['$ref'] === undefined
    );
  });
  const few = [...new Set([0, Math.floor(editable.length / 2), editable.length - 1])];
  return few.flatMap((index) => {
    const operation = editable[index];
    if (operation === undefined) return [];
    const { path, method } = operation;
    return [{ action: `${method} ${path}`, specification: editedAt(specification, path, method) }];
  });
}

function editedAt(specification: JSONObject, path: string, method: string): JSONObject {
  const copy = structuredClone(specification);
  const operation = memberOf(memberOf(copy['paths'], path), method);
  if (!isObject(operation)) throw new Error(`no ${method} ${path}`);
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
  // Authors may show some of them anywhere else, too.
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

/** How many blocks show something of the specification itself. */
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

/** What of a page does not come from the seed. */
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
