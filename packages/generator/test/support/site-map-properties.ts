import type { JSONObject } from '@specshelf/base/json';
import { describe, expect, it } from 'vitest';
import { type Outline, type SiteMap, siteMapOf } from '../../src/index.js';
import { outlineOf } from '../../src/outline/outline-of.js';
import { actionsOn, allPages, documentFor, type Page, revisionOf } from './generate.js';
import type { RealDocument } from './real-documents.js';
import { visibleIn } from './visible-in.js';

/** Declares the tests that the site map of every document must pass. */
export function describeSiteMap({ name, specification }: RealDocument): void {
  describe(`the site map of ${name}`, () => {
    for (const [title, check] of siteMapChecks(specification)) it(title, check);
  });
}

/** Returns what the site map of every document must pass, with titles. */
export function siteMapChecks(specification: JSONObject): [title: string, check: () => void][] {
  const outline = outlineOf(specification);
  const map = siteMap(outline);
  return [
    [
      'has the paths, IDs, titles, sources, and seeds of the revision by operation',
      () => expectRevision(outline, map),
    ],
    [
      'has one page for every operation, webhook, and list of schemas',
      () => expectAllPages(specification, map),
    ],
    [
      'leads from every path of the grouping by tag to a page with the same operations below it',
      () => expectTagPaths(outline, map),
    ],
  ];
}

function expectRevision(outline: Outline, { pages }: SiteMap): void {
  expect(
    pages.map(({ path, id, title, description, source, seed }) => [
      ...[path, id, title, description, source, seed],
    ]),
  ).toEqual(
    revisionPages(outline, 'by-operation').map((page) => [
      ...[page.path, page.id, page.title, page.description, page.computed, page.computedSeed],
    ]),
  );
}

function expectAllPages(specification: JSONObject, { pages, schemas }: SiteMap): void {
  const actions = pages.flatMap(({ kind, method = '', address = '' }) => {
    if (kind === 'operation') return [`${method.toLowerCase()} ${address}`];
    return kind === 'webhook' ? [`${method.toLowerCase()} hook ${address}`] : [];
  });
  const names = schemas.map((name) => `schema ${name}`);
  expect([...actions, ...names].sort()).toEqual(visibleIn(specification).sort());
  expect(pages.filter(({ kind }) => kind === 'models').length).toBe(schemas.length > 0 ? 1 : 0);
}

function expectTagPaths(outline: Outline, { pages, tagPaths }: SiteMap): void {
  for (const page of revisionPages(outline, 'by-tag')) {
    const index = tagPaths[page.path] ?? pages.findIndex(({ path }) => path === page.path);
    const found = pages[index];
    expect(found?.id).toBe(page.id);
    if (page.computed?.props?.['doc'] !== 'operations') continue;
    const below = pages.filter(({ parent, kind }) => parent === index && kind !== 'tag');
    const shown = actionsOn(documentFor(outline, page.computed.props));
    expect(
      below.map(({ kind, method = '', address = '' }) =>
        kind === 'webhook' ? `${method.toLowerCase()} hook ${address}` : `${method.toLowerCase()} ${address}`,
      ),
    ).toEqual(shown);
  }
}

export function siteMap(outline: Outline): SiteMap {
  return siteMapOf({ outline, specSlug: 'ferry-api', seed: 'seed' });
}

function revisionPages(outline: Outline, grouping: 'by-operation' | 'by-tag'): Page[] {
  return allPages(revisionOf(outline, { grouping, models: true }).pages);
}
