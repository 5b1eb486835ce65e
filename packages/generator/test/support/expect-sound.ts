import type { JSONObject } from '@specshelf/base/json';
import { expect } from 'vitest';
import type { Outline } from '../../src/index.js';
import { actionsOn, allPages, documentOf, type Page, revisionOf } from './generate.js';

/** Asserts the invariants of every revision, and returns its pages. `hidden` contains the actions below hidden tags. */
export function expectSound(outline: Outline, hidden: ReadonlySet<string> = new Set()): Page[] {
  const visible = actionsOf(outline).filter((action) => !hidden.has(action));
  const byTag = allPages(revisionOf(outline, { models: true }).pages);
  const byOperation = allPages(revisionOf(outline, { grouping: 'by-operation' }).pages);
  for (const pages of [byTag, byOperation]) {
    expectUnique(pages.map(({ id }) => id));
    expectUnique(pages.map(({ path }) => path));
    for (const { slug } of pages) expect(slug).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/);
    const shown = pages.flatMap((page) => actionsOn(soundDocument(outline, page)));
    expect(shown.sort()).toEqual([...visible].sort());
  }
  return [...byTag, ...byOperation];
}

export function actionsOf({ operations, webhooks }: Outline): string[] {
  return [
    ...operations.map(({ method, path }) => `${method.toLowerCase()} ${path}`),
    ...webhooks.map(({ method, name }) => `${method.toLowerCase()} hook ${name}`),
  ];
}

export function soundDocument(outline: Outline, page: Page, specification?: JSONObject) {
  const document = documentOf(outline, page, specification && { specification });
  if (document === undefined) throw new Error(`${page.path} has no document`);
  expectUnique(document.nodes.map(({ key }) => key));
  expectUnique(idsIn(document));
  return document;
}

function idsIn(node: object): string[] {
  const found: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('meta' in value && value.meta && typeof value.meta === 'object' && 'id' in value.meta)
      found.push(String(value.meta.id));
    const { nodes, fragments }: { nodes?: unknown; fragments?: unknown } = value;
    for (const children of [nodes, fragments]) if (Array.isArray(children)) children.forEach(visit);
  };
  visit(node);
  return found;
}

function expectUnique(values: readonly unknown[]): void {
  expect(new Set(values).size).toBe(values.length);
}
