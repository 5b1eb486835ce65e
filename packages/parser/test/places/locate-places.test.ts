import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JSONValue } from '@specshelf/base/json';
import { toPointer } from '@specshelf/base/pointer';
import { describe, expect, it } from 'vitest';
import { expectGrowth } from '../../../../scripts/testing/expect-growth.js';
import { parse } from '../../src/index.js';
import { locatePlaces, maxPlaces, type Place } from '../../src/places/locate-places.js';
import { address, parseFrom, textAt } from '../support/parse-from.js';
import { parsed } from '../support/parsed.js';

const fixtures = fileURLToPath(new URL('../../../../fixtures', import.meta.url));

/** Parses files, and locates values of the document in them. */
async function locate(files: Record<string, string>, pointers: readonly string[]) {
  const result = parsed(files);
  const isConverted = result.source.version === '2.0';
  return locatePlaces({ locations: result.files, pointers, isConverted }, (location) => files[location]);
}

const text = ({ file, line, column }: Place, files: Record<string, string>) =>
  files[file]?.split(/\r?\n/)[line - 1]?.slice(column - 1);

/** All pointers of a value, the outermost first. */
function pointersOf(value: JSONValue, tokens: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [tokens];
  return [tokens, ...Object.entries(value).flatMap(([name, inner]) => pointersOf(inner, [...tokens, name]))];
}

const head = 'openapi: 3.1.0\ninfo: {title: t, version: "1"}\npaths: {}\n';

describe('the place of a value', () => {
  it('is its name, in a text of any format', async () => {
    const value = {
      openapi: '3.1.0',
      info: { title: 't', version: '1' },
      paths: {},
      components: { schemas: { A: { type: ['null', 'string'] } } },
    };
    const yaml = `${head}components:\n  schemas:\n    A:\n      type: [null, string]\n      enum:\n        - a\n`;
    const pointers = ['/components/schemas/A', '/components/schemas/A/type/1'];
    const at = async (openapi: string) =>
      (await locate({ openapi }, pointers)).map((place) => place && [place.line, place.column]);
    expect(await at(JSON.stringify(value, null, 2))).toEqual([
      [10, 7],
      [13, 11],
    ]);
    expect(await at(JSON.stringify(value))).toEqual([
      [1, 91],
      [1, 111],
    ]);
    expect(await at(yaml)).toEqual([
      [6, 5],
      [7, 20],
    ]);
    expect(await at(`\ufeff${yaml.replaceAll('\n', '\r\n')}`)).toEqual([
      [6, 5],
      [7, 20],
    ]);
    expect(await at(`{openapi: 3.1.0, components: {schemas: {\n  A: {type: [null, string]}}}}`)).toEqual([
      [2, 3],
      [2, 20],
    ]);
  });

  it('is the nearest parent for the content of an alias, and none for a value that the text does not have', async () => {
    const openapi = `${head}components:\n  schemas:\n    A: &a\n      type: string\n    B: *a\n    C:\n      <<: *a\n`;
    const places = await locate({ openapi }, [
      '/components/schemas/B/type',
      '/components/schemas/C/type',
      '/components/schemas/A/type',
      '/components/schemas/A/nullable',
      '/servers/0',
      '',
      'no pointer',
    ]);
    expect(places.map((place) => place?.line)).toEqual([8, 9, 7, 6, undefined, 1, 1]);
  });

  it('is in the file that the content comes from, also if two files are equal', async () => {
    const schema = 'type: object\nproperties:\n  name: {type: string}\n';
    const files = {
      'openapi.yaml': `${head}components:\n  schemas:\n    A: {$ref: 'one/schema.yaml'}\n    B: {$ref: 'two/schema.yaml'}\n    C: {$ref: 'two/more.yaml#/x/y'}\n`,
      'one/schema.yaml': schema,
      'two/schema.yaml': schema,
      'two/more.yaml': 'x:\n  y:\n    type: integer\n',
    };
    const { specification } = parsed(files);
    const targets = Object.values(
      (specification as { components: { schemas: Record<string, { $ref: string }> } }).components.schemas,
    ).map(({ $ref }) => $ref.slice(1));
    const [one = '', two = '', more = ''] = targets;
    expect(one).not.toBe(two);
    const places = await locate(files, [
      `${two}/properties/name`,
      `${one}/properties/name`,
      `${more}/type`,
      one,
      '/components/schemas/B',
    ]);
    expect(places).toEqual([
      { file: 'two/schema.yaml', line: 3, column: 3 },
      { file: 'one/schema.yaml', line: 3, column: 3 },
      { file: 'two/more.yaml', line: 3, column: 5 },
      { file: 'one/schema.yaml', line: 1, column: 1 },
      { file: 'openapi.yaml', line: 7, column: 5 },
    ]);
  });

  it('is in the entry for its own members of `x-ext`, also if they have the name of a file', async () => {
    const files = (own: string) => ({
      'openapi.yaml': `${head}x-ext:\n  ${own}:\n    a: 1\ncomponents:\n  schemas:\n    A: {$ref: 'a.yaml'}\n`,
      'a.yaml': 'type: string\n',
    });
    const nameOf = (own: string) => {
      const { specification } = parsed(files(own));
      const names = Object.keys((specification as { 'x-ext': object })['x-ext']);
      return names.find((name) => name !== own) ?? '';
    };
    const usual = nameOf('mine');
    const other = nameOf(usual);
    expect(other).not.toBe(usual);
    const places = await locate(files(usual), [`/x-ext/${usual}/a`, `/x-ext/${other}/type`]);
    expect(places).toEqual([
      { file: 'openapi.yaml', line: 6, column: 5 },
      { file: 'a.yaml', line: 1, column: 1 },
    ]);
  });

  it('is found for all values of a description of many files', async () => {
    const folder = join(fixtures, 'split');
    const result = parseFrom(folder, 'openapi.yaml');
    if (result.kind !== 'parsed') throw new Error('The fixture is not valid');
    const all = pointersOf(result.specification);
    const read: string[] = [];
    const pointers = all.map(toPointer);
    const places = await locatePlaces({ locations: result.files, pointers }, (location) => {
      read.push(location);
      return textAt(folder, location);
    });
    expect(new Set(read)).toEqual(new Set(result.files));
    expect(read).toHaveLength(result.files.length);
    const files = Object.fromEntries(result.files.map((file) => [file, textAt(folder, file) ?? '']));
    expect(result.files).toHaveLength(Object.keys(files).length);
    for (const [index, tokens] of all.entries()) {
      const place = places[index];
      const name = tokens.at(-1) ?? '';
      const isInFile = tokens[0] === 'x-ext' && tokens.length > 3;
      if (!isInFile && (tokens[0] === 'x-ext' || tokens.length === 0)) continue;
      expect(place, pointers[index]).toBeDefined();
      if (place === undefined) continue;
      expect(place.file.startsWith(address)).toBe(true);
      if (!/^\d+$/.test(name)) expect(text(place, files)?.replace(/['"]/g, '')).toContain(`${name}:`);
    }
  });
});

describe('a document converted from Swagger 2.0', () => {
  const file = 'harbour-swagger-20.json';
  const openapi = readFileSync(join(fixtures, file), 'utf8');

  it('has the places of all schemas, operations, and responses', async () => {
    const { specification } = parsed({ openapi });
    const all = pointersOf(specification).filter((tokens) => tokens.length > 1);
    const places = await locate({ openapi }, all.map(toPointer));
    const source = openapi.split('\n');
    let exact = 0;
    for (const [index, tokens] of all.entries()) {
      const place = places[index];
      const line = place === undefined ? '' : source[place.line - 1]?.slice(place.column - 1);
      const isMoved =
        tokens.includes('parameters') || tokens.includes('requestBody') || tokens[0] === 'servers';
      const name = tokens.at(-1) ?? '';
      const named = line?.startsWith(`"${name}"`);
      if (named) exact += 1;
      const isSchema = tokens[0] === 'components' && tokens[1] === 'schemas' && tokens.length === 3;
      const isResponse = tokens[3] === 'responses' && tokens.length === 5;
      if ((isSchema || isResponse) && !isMoved) expect(named, tokens.join(' ')).toBe(true);
    }
    expect(exact).toBeGreaterThan(all.length / 3);
  });

  it('has the schema of a response for each of its media types', async () => {
    const swagger = JSON.stringify(
      {
        swagger: '2.0',
        info: { title: 't', version: '1' },
        host: 'a.example',
        produces: ['application/json', 'application/xml'],
        paths: {
          '/a': {
            get: {
              parameters: [{ in: 'query', name: 'q', type: 'string' }],
              responses: { 200: { description: 'd', schema: { properties: { a: { type: 'string' } } } } },
            },
          },
        },
        definitions: { A: { properties: { b: { type: 'string' } } } },
      },
      null,
      2,
    );
    const response = '/paths/~1a/get/responses/200/content/application~1xml/schema/properties/a';
    const pointers = [
      '/components/schemas/A/properties/b',
      response,
      '/paths/~1a/get/parameters/0',
      '/servers/0',
    ];
    const lines = (await locate({ openapi: swagger }, pointers)).map((place) => place?.line ?? 0);
    const shown = lines.map((line) => swagger.split('\n')[line - 1]?.trim());
    expect(shown).toEqual(['"b": {', '"a": {', '"parameters": [', '"host": "a.example",']);
  });
});

describe('limits', () => {
  it('locates the first 1,000 pointers', async () => {
    const pointers = Array.from({ length: maxPlaces + 1 }, () => '/info');
    const places = await locate({ openapi: head }, pointers);
    expect(places.filter((place) => place !== undefined)).toHaveLength(maxPlaces);
    expect(places).toHaveLength(maxPlaces + 1);
  });

  it('locates values of nothing, and without a text', async () => {
    expect(await locatePlaces({ locations: [], pointers: ['/info'] }, () => head)).toEqual([undefined]);
    expect(await locatePlaces({ locations: ['a'], pointers: ['/info'] }, () => undefined)).toEqual([
      undefined,
    ]);
  });

  it('takes linear time for deep pointers that the text does not have', async () => {
    const locateIn = (depth: number) => {
      const deep = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
      const pointers = Array.from({ length: maxPlaces }, (_, index) => `${'/a'.repeat(depth)}/x${index}`);
      return () => locatePlaces({ locations: ['a'], pointers }, () => deep);
    };
    const places = await locateIn(250)();
    expect(places.every((place) => place?.line === 1)).toBe(true);
    await expectGrowth(locateIn, 62);
  });

  it('finds the same place as the parser for a problem', async () => {
    const openapi = `${head}components:\n  schemas:\n    A: {type: strin}\n`;
    const result = parse({ entry: 'openapi', files: new Map([['openapi', openapi]]) });
    if (result.kind !== 'parsed') throw new Error('not parsed');
    const [problem] = result.problems;
    const [place] = await locate({ openapi }, [problem?.pointer ?? 'none']);
    expect([place?.line, place?.column]).toEqual([problem?.line, problem?.column]);
  });
});
