import type { JSONValue } from '@specshelf/base/json';
import { resolvePointer } from '@specshelf/base/pointer';
import { describe, expect, it } from 'vitest';
import { codes, head, parsed } from '../support/parsed.js';

const schemas = (text: string) => `${head}components:\n  schemas:\n    T: {type: string}\n    A: ${text}\n`;
const at = (value: JSONValue | undefined, pointer: string) => resolvePointer(value ?? null, pointer);

describe('internal references', () => {
  it('keep their text', () => {
    const refs = ['#', '#/components/schemas/T', '#/components/schemas/%54', '#/info/title~1x'];
    const { specification } = parsed(
      schemas(`{allOf: [${refs.map((ref) => `{$ref: "${ref}"}`).join(', ')}]}`),
    );
    expect(at(specification, '/components/schemas/A/allOf')).toEqual(refs.map(($ref) => ({ $ref })));
  });

  it('without a target name the nearest existing parent (RF2)', () => {
    const { problems } = parsed(schemas('{$ref: "#/components/schemas/No/properties/x"}'));
    expect(problems).toMatchObject([
      { code: 'reference-not-found', severity: 'error', pointer: '/components/schemas/A/$ref', line: 6 },
    ]);
    expect(problems[0]?.message).toBe(
      '"#/components/schemas/No/properties/x" does not exist: `#/components/schemas` has no `No`',
    );
  });

  it.each([
    ['#/definitions/Nope', 'the document has no `definitions`'],
    ['#/components/responses/Nope', '`#/components` has no `responses`'],
    ['#/components/schemas/T/enum/0', '`#/components/schemas/T` has no `enum`'],
    ['#/components/schemas/A/allOf/1', '`#/components/schemas/A/allOf` has no `1`'],
    ['#/info/title/a~1b', '`#/info/title` has no `a/b`'],
    ['#/info/', '`#/info` has no empty name'],
  ])('without a target name the missing member and its parent (%s) (RF2)', (ref, why) => {
    const { problems } = parsed(schemas(`{allOf: [{$ref: "${ref}"}]}`));
    expect(problems.map(({ message }) => message)).toEqual([`"${ref}" does not exist: ${why}`]);
  });

  it.each([
    ['#/x-n/~1', []],
    ['#/x-n/~0', []],
    ['#/x-n/%20', []],
    ['#/x-n/%25', []],
    ['#/x-n/', []],
    ['#/x-n/%C3%A9', []],
    ['#/x-n/é', []],
    ['#/x-l/0', []],
    ['#/x-n/0', []],
    ['#/x-l/00', ['reference-not-found']],
    ['#/x-l/-', ['reference-not-found']],
    ['#/x-l/-1', ['reference-not-found']],
    ['#/x-l/1', ['reference-not-found']],
    ['#/x-l/length', ['reference-not-found']],
    ['#/constructor/prototype', ['reference-not-found']],
    ['#/__proto__', ['reference-not-found']],
    ['#/x-n/~2', ['reference-invalid']],
    ['#/%E0%A4%A', ['reference-invalid']],
    ['#/info/title', ['reference-not-object']],
    ['', ['reference-invalid']],
    ['x'.repeat(10_000), ['reference-invalid']],
  ])('follow RFC 6901 (%s) (RF3, RF4, RF5, RF6, RF15)', (ref, expected) => {
    const names = '{"/": {}, "~": {}, " ": {}, "%": {}, "": {}, é: {}, "0": {}}';
    expect(codes(parsed(`${schemas(`{$ref: "${ref}"}`)}x-n: ${names}\nx-l: [{}]`))).toEqual(expected);
  });

  it('that are not strings are an error (RF15)', () => {
    expect(codes(parsed(schemas('{$ref: 5}')))).toEqual(['wrong-type']);
  });

  it('in a cycle without objects are an error (RF1)', () => {
    const text = `{$ref: "#/components/schemas/A"}
    B: {$ref: "#/components/schemas/C"}
    C: {$ref: "#/components/schemas/D"}
    D: {$ref: "#/components/schemas/C"}
    Tree: {properties: {child: {$ref: "#/components/schemas/Tree"}}}`;
    const { problems } = parsed(schemas(text));
    expect(problems.map(({ code, severity, pointer }) => [code, severity, pointer])).toEqual([
      ['reference-loop', 'error', '/components/schemas/A/$ref'],
      ['reference-loop', 'error', '/components/schemas/C/$ref'],
    ]);
  });

  it('in a cycle without objects are a warning before 3.1 (RF1)', () => {
    const text = schemas('{$ref: "#/components/schemas/A"}').replace('3.1.0', '3.0.3');
    expect(parsed(`${text}paths: {}`).problems).toMatchObject([
      { code: 'reference-loop', severity: 'warning' },
    ]);
  });

  it('whose pointer passes through another reference are resolved, with a warning, and rewritten', () => {
    const { specification, problems } = parsed(
      schemas(`{$ref: "#/components/schemas/B/properties/x"}
    B: {$ref: "#/components/schemas/C"}
    C: {properties: {x: {type: string}}}`),
    );
    expect(problems).toMatchObject([
      {
        code: 'reference-through-reference',
        severity: 'warning',
        pointer: '/components/schemas/A/$ref',
        message:
          '"#/components/schemas/B/properties/x" passes through another $ref, which many tools do not support: use "#/components/schemas/C/properties/x"',
      },
    ]);
    expect(at(specification, '/components/schemas/A')).toEqual({
      $ref: '#/components/schemas/C/properties/x',
    });
  });

  it('whose pointer passes through itself have no target', () => {
    expect(codes(parsed(schemas('{$ref: "#/components/schemas/A/x"}')))).toEqual(['reference-not-found']);
  });

  it.each([
    ['a parameter', '{$ref: "#/components/parameters/P"}', 'a Parameter object'],
    ['the description', '{$ref: "#"}', 'an OpenAPI object'],
    ['all schemas', '{$ref: "#/components/schemas"}', 'a map of Schema objects'],
  ])('to %s in place of a schema are an error', (_, ref, found) => {
    const { problems } = parsed(`${schemas(ref)}  parameters: {P: {name: p, in: query, schema: {}}}`);
    expect(problems).toMatchObject([{ code: 'reference-wrong-kind', severity: 'error', line: 6 }]);
    expect(problems[0]?.message).toBe(`The target of this $ref must be a Schema object, but it is ${found}`);
  });

  it('by dynamic anchors are checked, and bundled from other files (RF14)', () => {
    expect(parsed(schemas('{$dynamicAnchor: a, items: {$dynamicRef: "#a"}}')).problems).toEqual([]);
    expect(parsed(schemas('{items: {$dynamicRef: "#nobody"}}')).problems).toMatchObject([
      { code: 'reference-not-found', pointer: '/components/schemas/A/items/$dynamicRef' },
    ]);
    const { specification, problems } = parsed({
      'a.yaml': schemas('{items: {$dynamicRef: "b.yaml#a"}}'),
      'b.yaml': '$dynamicAnchor: a',
    });
    expect(problems).toEqual([]);
    const twice = parsed({
      'a.yaml': schemas('{allOf: [{$dynamicRef: "b.yaml#a"}, {$ref: "b.yaml#a"}]}'),
      'b.yaml': '$dynamicAnchor: a',
    });
    expect(JSON.stringify(twice.specification)).not.toContain('b.yaml');
    expect(at(specification, '/components/schemas/A/items/$dynamicRef')).toMatch(/^#\/x-ext\/[0-9a-f]{7}$/);
  });

  it('can form a chain of any length (RF19)', () => {
    const chain = Array.from(
      { length: 5000 },
      (_, index) => `    S${index}: {$ref: "#/components/schemas/S${index + 1}"}`,
    );
    expect(parsed(`${schemas('{}')}${chain.join('\n')}\n    S5000: {}`).problemCount).toBe(0);
  });

  it('can use $id, $anchor, and $dynamicAnchor (RF14)', () => {
    const text = `{$id: "https://example.com/a", $defs: {x: {$anchor: inner}}}
    ById: {$ref: "https://example.com/a"}
    ByPart: {$ref: "https://example.com/a#/$defs/x"}
    InResource: {$id: "https://example.com/b", properties: {p: {$ref: "#/$defs/q"}, r: {$ref: a}}, $defs: {q: {}}}
    ByAnchor: {$ref: "#inner"}`;
    expect(parsed(schemas(text)).problems).toEqual([]);
    expect(codes(parsed(schemas('{$ref: "#nobody"}')))).toEqual(['reference-not-found']);
    expect(
      parsed(schemas('{$id: "https://example.com/a", $ref: "https://example.com/a#/no"}')).problems,
    ).toMatchObject([
      {
        code: 'reference-not-found',
        message: '"https://example.com/a#/no" does not exist: `https://example.com/a` has no `no`',
      },
    ]);
  });
});
