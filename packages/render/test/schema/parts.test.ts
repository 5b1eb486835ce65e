import { describe, expect, it } from 'vitest';
import { renderDocument, renderPart } from '../../src/html.js';
import type { PartTarget } from '../../src/model/options.js';
import { type Document, operationDocument, responseDocument } from '../support/documents.js';
import { textOf, valuesOf } from '../support/html.js';
import { link } from '../support/link.js';
import { randomSchemas } from '../support/random-schemas.js';

const budget = { rowBudget: 7, depth: 1, link };

describe('a page with more rows than fit', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('shows each of them on a part, or links its schema (seed %i)', (seed) => {
    const schemas = randomSchemas(seed);
    const document = responseDocument({ $ref: '#/components/schemas/S0' }, schemas);
    const all = valuesOf(renderDocument(document, { rowBudget: 1_000, depth: 1, link }), 'id');
    const { ids, schemaLinks } = crawl(document, all);
    const lost = all.filter((id) => !ids.has(id) && !schemaLinks.has(parentOf(id, ids)));
    expect(all.length).toBeGreaterThan(5);
    expect(lost).toEqual([]);
  });

  it('shows rows of all sections before those inside rows', () => {
    const large = {
      properties: Object.fromEntries(range(50).map((n) => [`p${n}`, { properties: { inner: {} } }])),
    };
    const small = { properties: { id: {} } };
    const content = (schema: unknown) => ({ description: '', content: { 'application/json': { schema } } });
    const document = operationDocument({ responses: { '200': content(large), '400': content(small) } });
    const ids = valuesOf(renderDocument(document, { rowBudget: 60 }), 'id');
    expect(ids).toContain('response-400.id');
  });

  it('continues where the page ends', () => {
    const schema = { properties: Object.fromEntries(range(1_000).map((n) => [`p${n}`, {}])) };
    const document = responseDocument(schema);
    const html = renderDocument(document, { link });
    expect(textOf(html)).toContain('600 more');
    const rest = renderPart(document, { kind: 'part', id: 'response-200', from: 400 }, { link });
    expect(valuesOf(rest, 'id')[0]).toBe('response-200.p400');
    expect(textOf(rest)).toContain('200 more');
  });
});

it('a part that does not exist is empty', () => {
  expect(renderPart(responseDocument({}), { kind: 'part', id: 'response-200.x' })).toBe('');
  expect(renderPart(responseDocument({}), { kind: 'part', id: '__proto__' })).toBe('');
});

it('long texts and examples have a part with all of them', () => {
  const long = `${'x'.repeat(150_000)}!`;
  const media = {
    schema: { properties: { a: { description: long }, b: { description: long } } },
    example: [long, long],
  };
  const content = { 'application/json': media };
  const document = operationDocument({ responses: { '200': { description: '', content } } });
  const html = renderDocument(document, { link });
  expect(html.length).toBeLessThan(200_000);
  const parts = valuesOf(html, 'href').flatMap(partOf);
  expect(parts.map(({ id }) => id)).toEqual(['response-200.b:text', 'response-200:example-1']);
  for (const part of parts) expect(renderPart(document, part, { link })).toContain('!');
});

it('an operation with more responses than fit links its source, in parts', () => {
  const many = (prefix: string) =>
    Object.fromEntries(range(600).map((n) => [`${prefix}${n}`, { description: `Text ${prefix}${n}` }]));
  const document = operationDocument({ responses: many('1') }, { webhooks: many('w') });
  const html = renderDocument(document, { link });
  expect(textOf(html)).not.toContain('Text 1599');
  const found: string[] = [];
  const open = valuesOf(html, 'href').flatMap(partOf);
  expect(open).toEqual([{ kind: 'part', id: ':source', from: 0 }]);
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const rest = renderPart(document, part, { link });
    expect(rest.length).toBeLessThan(150_000);
    found.push(...(rest.match(/Text \w+/g) ?? []));
    open.push(...valuesOf(rest, 'href').flatMap(partOf));
  }
  expect(found.filter((text) => text.startsWith('Text 1'))).toHaveLength(600);
  expect(renderPart(document, { kind: 'part', id: 'other:source' }, { link })).toBe('');
  expect(renderDocument(operationDocument({ responses: {} }), { link })).not.toContain('source');
});

describe('a schema without a name that contains itself', () => {
  const pointer = '#/paths/~1pets/get/responses/200/content/application~1json/schema';
  const node = (...names: string[]) => ({
    properties: Object.fromEntries(names.map((name) => [name, { type: 'object' }])),
  });

  it.each([
    ['by reference', { $ref: pointer }],
    ['with other parts', { allOf: [{ $ref: pointer }, node('more')] }],
  ])('%s has a limited number of parts', (_, self) => {
    const inner = { properties: { d: { properties: { e: { properties: { f: self } } } } } };
    const document = responseDocument({
      properties: { a: { properties: { b: { properties: { c: inner } } } } },
    });
    const options = { rowBudget: 2, depth: 0, link };
    const open: PartTarget[] = valuesOf(renderDocument(document, options), 'href').flatMap(partOf);
    const visited = new Set<string>();
    for (let part = open.pop(); part !== undefined; part = open.pop()) {
      if (visited.has(JSON.stringify(part))) continue;
      visited.add(JSON.stringify(part));
      const html = renderPart(document, part, options);
      expect(html).not.toBe('');
      open.push(...valuesOf(html, 'href').flatMap(partOf));
      expect(visited.size).toBeLessThan(40);
    }
    expect(visited.size).toBeGreaterThan(3);
  });

  it('has no part for an ID that would take long to find', () => {
    const names = range(2_000).map((index) => `p${index}`);
    const properties = { ...node(...names).properties, self: { $ref: pointer } };
    const document = responseDocument({ properties });
    const found = renderPart(document, { kind: 'part', id: `response-200${'.self'.repeat(10)}` });
    expect(found.includes('.self.p1"')).toBe(true);
    expect(renderPart(document, { kind: 'part', id: `response-200${'.self'.repeat(800)}` })).toBe('');
  });
});

it('elements at any depth have IDs that fit into a URL, and parts', () => {
  let schema: object = { properties: { last: { description: 'The last one' } } };
  for (let level = 0; level < 140; level++) {
    schema = { properties: { ['\u540d'.repeat(100)]: schema, other: {} } };
  }
  const document = responseDocument(schema);
  const open: PartTarget[] = valuesOf(renderDocument(document, { link }), 'href').flatMap(partOf);
  let last = '';
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    expect(encodeURIComponent(part.id).length).toBeLessThan(8_000);
    expect(part.id.length).toBeLessThan(4_096);
    last = renderPart(document, part, { link });
    open.push(...valuesOf(last, 'href').flatMap(partOf));
  }
  expect(last).toContain('The last one');
});

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** The IDs of a page and of its parts as deep as the wanted IDs, because parts of recursive schemas have no end, and those of elements with a link to the page of their schema. */
function crawl(
  document: Document,
  wanted: readonly string[],
): { ids: Set<string>; schemaLinks: Set<string> } {
  const ids = new Set<string>();
  const schemaLinks = new Set<string>();
  const visited = new Set<string>();
  const pages = [renderDocument(document, budget)];
  for (let html = pages.pop(); html !== undefined; html = pages.pop()) {
    for (const id of valuesOf(html, 'id')) ids.add(id);
    for (const [, id = '', row = ''] of html.matchAll(
      /<div class="shelf-field" id="([^"]*)"([\s\S]*?)(?=<div class="shelf-field" id=|$)/g,
    )) {
      if (row.includes('href="/schemas/')) schemaLinks.add(id);
    }
    for (const part of valuesOf(html, 'href').flatMap(partOf)) {
      const key = JSON.stringify(part);
      const isWanted = wanted.some((id) => id.startsWith(part.id));
      if (isWanted && !visited.has(key)) pages.push(renderPart(document, part, budget));
      visited.add(key);
    }
  }
  return { ids, schemaLinks };
}

/** The closest element that is shown. */
function parentOf(id: string, ids: ReadonlySet<string>): string {
  let parent = id;
  while (parent !== '' && !ids.has(parent)) parent = parent.slice(0, Math.max(0, parent.lastIndexOf('.')));
  return parent;
}

function partOf(href: string): PartTarget[] {
  const [, id, from] = /^\?part=(.*)&from=(\d+)$/.exec(href) ?? [];
  return id === undefined ? [] : [{ kind: 'part', id: decodeURIComponent(id), from: Number(from) }];
}
