import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { isObject } from '@specshelf/base/json';
import { describe, expect, it } from 'vitest';
import type { Outline } from '../../src/index.js';
import { slugOf } from '../../src/model/slug.js';
import { outlineOf } from '../../src/outline/outline-of.js';
import { titleOfAction } from '../../src/outline/title-of.js';
import { contractProblems } from './contract-problems.js';
import { danglingReferences } from './dangling-references.js';
import { soundDocument } from './expect-sound.js';
import { actionsOn, type Page } from './generate.js';
import {
  type GeneratedDocument,
  type GeneratedPages,
  type Grouping,
  generatePages,
  groupings,
} from './generate-pages.js';
import type { RealDocument } from './real-documents.js';
import { renderOperation } from './render-operation.js';
import { visibleIn } from './visible-in.js';

const maxFragmentSize = 256 * 1024;
const maxTotalSize = 4 * 1024 * 1024;

/** Declares the tests that every document must pass. */
export function describeRealDocument({ name, specification }: RealDocument): void {
  describe(name, () => {
    for (const [title, check] of documentChecks(specification)) it(title, check);
  });
}

/** Returns what every document must pass, with titles. The checks share the generated pages. */
export function documentChecks(specification: JSONObject): [title: string, check: () => void][] {
  const outline = outlineOf(specification);
  return groupings.flatMap((grouping) => {
    let pages: GeneratedPages | undefined;
    const subject = () => {
      pages ??= generatePages(outline, grouping);
      return { specification, outline, grouping, pages };
    };
    return checks.map(([title, check]): [string, () => void] => [
      `${title}, ${grouping}`,
      () => check(subject()),
    ]);
  });
}

interface Subject {
  specification: JSONObject;
  outline: Outline;
  grouping: Grouping;
  pages: GeneratedPages;
}

const checks: readonly (readonly [title: string, check: (subject: Subject) => void])[] = [
  ['shows every visible part on exactly one page', expectAllShown],
  ['matches the contract, with unique ids, paths, keys and anchors', expectContract],
  ['adds complete fragments within the limits to blocks, and changes nothing else', expectFragments],
  ['has the same pages with different ids for another seed', expectOtherIds],
  ['changes only the page of an edited operation, and no ids', expectOneChange],
];

function expectAllShown({ specification, pages }: Subject): void {
  const shown = pages.all.flatMap(({ page, document }) => [
    ...actionsOn(document),
    // Descriptions may also contain blocks with schemas.
    ...(page.computed?.props?.['doc'] === 'models' ? schemasIn(document) : []),
  ]);
  expect(shown.sort()).toEqual(visibleIn(specification).sort());
}

function expectContract({ pages: { revision, all } }: Subject): void {
  expect(contractProblems('ComputedRevision', revision)).toEqual([]);
  expectUnique(revision.pages.map(({ id }) => id));
  expectUnique(all.map(({ page }) => page.id));
  expectUnique(all.map(({ page }) => page.path));
  for (const { page, document } of all) {
    expect(page.slug).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/);
    expect(contractProblems('Document', document)).toEqual([]);
  }
}

function expectFragments({ specification, outline, grouping, pages }: Subject): void {
  const dangling = new Set(danglingReferences(specification));
  const webhooks = specification['webhooks'] ?? specification['x-webhooks'] ?? {};
  const whole = { ...specification, webhooks };
  for (const { page, document: plain } of pages.all) {
    const selfContained = soundDocument(outline, page, specification);
    expect(contractProblems('Document', selfContained)).toEqual([]);
    // Compared as texts, which takes less time.
    expect([page.path, withoutFragments(selfContained) === withoutFragments(plain)]).toEqual([
      page.path,
      true,
    ]);
    const fragments = fragmentsIn(selfContained);
    expect(fragments.length).toBe(ownBlocksIn(plain));
    const sizes = fragments.map(({ resolved }) => Buffer.byteLength(JSON.stringify(resolved)));
    expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(maxFragmentSize);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxTotalSize);
    for (const { kind, key, method, resolved, truncated } of fragments) {
      if (truncated) continue;
      expect(danglingReferences(resolved).filter((reference) => !dangling.has(reference))).toEqual([]);
      // The fragments of the other grouping are the same.
      if (kind === undefined || grouping === 'by-tag') continue;
      expect(renderOperation(resolved, kind, key, method)).toBe(renderOperation(whole, kind, key, method));
    }
  }
}

function expectOtherIds({ outline, grouping, pages }: Subject): void {
  const others = generatePages(outline, grouping, 'another seed');
  expect(others.all.map(({ page }) => withoutIds(page))).toEqual(
    pages.all.map(({ page }) => withoutIds(page)),
  );
  const ids = [pages, others].map(({ all }) =>
    all.flatMap(({ page, document }) => [page.id, ...keysOf(document)]),
  );
  expectUnique([...new Set(ids[0]), ...new Set(ids[1])]);
}

function expectOneChange({ specification, outline, grouping, pages }: Subject): void {
  const before = pages.all.map((each) => ({ ...each, text: JSON.stringify(each.document) }));
  for (const edit of editsOf(specification, outline)) {
    const after = generatePages(outlineOf(edit.specification), grouping).all;
    expect(after.map(({ page }) => page.id)).toEqual(before.map(({ page }) => page.id));
    for (const [index, { page, document, text }] of before.entries()) {
      const edited = after[index];
      if (edited === undefined) throw new Error(`No page ${page.path}`);
      const isOwn = actionsOn(document).includes(edit.action);
      expect(edited.page.computedSeed).toBe(page.computedSeed);
      expect(edited.page.computed).toEqual(page.computed);
      if (isOwn) expect(keysOf(edited.document)).toEqual(expect.arrayContaining(blockKeysIn(document)));
      else expect([page.path, JSON.stringify(edited.document) === text]).toEqual([page.path, true]);
      if (!isOwn || grouping === 'by-tag') {
        expect(withoutChildren(edited.page)).toEqual(withoutChildren(page));
      }
    }
  }
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

function schemasIn({ nodes }: GeneratedDocument): string[] {
  return nodes.flatMap((block) =>
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

function fragmentsIn({ nodes }: GeneratedDocument): ShownFragment[] {
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
function ownBlocksIn({ nodes }: GeneratedDocument): number {
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

function withoutFragments({ nodes }: GeneratedDocument): string {
  return JSON.stringify(nodes, (name, value) =>
    name === 'resolved' || name === 'truncated' ? undefined : value,
  );
}

function withoutChildren({ pages: _, ...page }: Page): object {
  return page;
}

/** The members of a page that do not depend on the seed. */
function withoutIds({ id: _, computedSeed: __, pages, ...page }: Page): object {
  return { ...page, pages: pages.length };
}

function keysOf({ nodes }: GeneratedDocument): string[] {
  const keys: string[] = [];
  JSON.stringify(nodes, (name, value) => {
    if (name === 'key' && typeof value === 'string') keys.push(value);
    return value;
  });
  return keys;
}

function blockKeysIn({ nodes }: GeneratedDocument): (string | undefined)[] {
  return nodes.filter(({ type }) => type.startsWith('openapi-')).map(({ key }) => key);
}

function expectUnique(values: readonly unknown[]): void {
  expect(new Set(values).size).toBe(values.length);
}
