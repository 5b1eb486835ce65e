import { isObject, type JSONObject, type JSONValue } from '@specshelf/base/json';
import { resolvePointer } from '@specshelf/base/pointer';
import { describe, expect, it } from 'vitest';
import { danglingReferences } from '../support/dangling-references.js';
import { head, parsed } from '../support/parsed.js';

const root = 'https://h.example/';

/** The stored content of the other files, in the order of their first references. */
const storedIn = (specification: JSONObject): JSONValue[] => {
  const stored = specification['x-ext'];
  return isObject(stored) ? Object.values(stored) : [];
};

const refs = (...names: string[]) =>
  `components: {schemas: {${names.map((name, i) => `A${i}: {$ref: "${name}"}`).join(', ')}}}\n`;

describe('the content of other files', () => {
  it('is stored only as far as references lead to it', () => {
    const { specification, problems } = parsed({
      [`${root}a.yaml`]: `${head}paths: {/a: {$ref: "b.yaml#/paths/~1a"}}`,
      [`${root}b.yaml`]: `${head}paths:
  /a: {get: {responses: {"200": {description: d, content: {a/b: {schema: {$ref: "#/components/schemas/Used"}}}}}}}
  /unused: {get: {responses: {"200": {description: d, content: {a/b: {schema: {$ref: "#/components/schemas/Gone"}}}}}}}
components:
  schemas:
    Unused: {$ref: "#/components/schemas/Other"}
    Used: {type: object, properties: {self: {$ref: "#/components/schemas/Used"}, next: {$ref: "c.yaml#/Next"}}}
    Other: {type: string}`,
      [`${root}c.yaml`]: 'Unused: {$ref: "#/Nowhere"}\nNext: {type: integer}',
    });
    expect(problems).toEqual([]);
    expect(danglingReferences(specification)).toEqual([]);
    const [b, c] = storedIn(specification);
    expect(Object.keys(Object(b))).toEqual(['paths', 'components']);
    expect(Object.keys(Object(resolvePointer(b ?? null, '/paths')))).toEqual(['/a']);
    expect(Object.keys(Object(resolvePointer(b ?? null, '/components/schemas')))).toEqual(['Used']);
    expect(c).toEqual({ Next: { type: 'integer' } });
  });

  it('is excluded if only unreachable content leads to it', () => {
    const { specification } = parsed({
      [`${root}a.yaml`]: `${head}${refs('b.yaml#name')}`,
      [`${root}b.yaml`]: '$defs: {used: {$anchor: name, type: string}, unused: {$ref: c.yaml}}',
      [`${root}c.yaml`]: 'type: integer',
    });
    expect(storedIn(specification)).toEqual([{ $defs: { used: { $anchor: 'name', type: 'string' } } }]);
    expect(danglingReferences(specification)).toEqual([]);
  });

  it('keeps its pointers: unused items before a used one are null', () => {
    const { specification } = parsed({
      [`${root}a.yaml`]: `${head}${refs('b.yaml#/list/1', 'b.yaml#/list/1/properties/a')}`,
      [`${root}b.yaml`]: 'list:\n- {type: string}\n- {type: object, properties: {a: {}}}\n- {type: integer}',
    });
    expect(storedIn(specification)).toEqual([{ list: [null, { type: 'object', properties: { a: {} } }] }]);
    expect(danglingReferences(specification)).toEqual([]);
  });

  it('includes the targets of its own mappings and links', () => {
    const { specification } = parsed({
      [`${root}a.yaml`]: `${head}${refs('b.yaml#/Pet')}`,
      [`${root}b.yaml`]: `Pet: {type: object, oneOf: [{$ref: "#/Cat"}], discriminator: {propertyName: k, mapping: {c: "#/Cat", d: "b.yaml#/Dog"}}}
Cat: {type: object}
Dog: {type: object}
Unused: {type: object}`,
    });
    const [b] = storedIn(specification);
    expect(Object.keys(Object(b))).toEqual(['Pet', 'Cat', 'Dog']);
    const mapping = resolvePointer(b ?? null, '/Pet/discriminator/mapping');
    for (const target of Object.values(Object(mapping))) {
      expect(resolvePointer(specification, String(target).slice(1)), String(target)).toEqual({
        type: 'object',
      });
    }
  });

  it('has resolved references below unknown keywords, and unchanged data', () => {
    const { specification } = parsed({
      [`${root}a.yaml`]: `openapi: 3.0.3\ninfo: {title: t, version: "1"}\npaths: {}\n${refs('b.yaml')}`,
      [`${root}b.yaml`]: `type: object
definitions: {One: {$ref: "#/definitions/Two"}, Two: {$ref: "c.yaml#/Three"}}
example: {$ref: "#/definitions/Two"}
x-data: {$ref: "c.yaml#/Four"}`,
      [`${root}c.yaml`]: 'Three: {type: string}\nFour: {type: string}',
    });
    expect(danglingReferences(specification)).toEqual([]);
    const [b, c] = storedIn(specification);
    expect(c).toEqual({ Three: { type: 'string' } });
    expect(b).toMatchObject({
      definitions: {
        One: { $ref: expect.stringMatching(/^#\/x-ext\/\w{7}\/definitions\/Two$/) },
        Two: { $ref: expect.stringMatching(/^#\/x-ext\/\w{7}\/Three$/) },
      },
      example: { $ref: '#/definitions/Two' },
      'x-data': { $ref: 'c.yaml#/Four' },
    });
  });

  it('includes the schemas that are referenced by their $id (RF14)', () => {
    const { specification, problems } = parsed({
      [`${root}a.yaml`]: `${head}${refs('b.yaml#name')}`,
      [`${root}b.yaml`]: `$defs:
  first: {$anchor: name, $ref: "https://ids.example/second#/$defs/part"}
  second: {$id: "https://ids.example/second", $defs: {part: {type: string}}}
  unused: {type: string}`,
    });
    expect(problems).toEqual([]);
    const [b] = storedIn(specification);
    expect(Object.keys(Object(resolvePointer(b ?? null, '/$defs')))).toEqual(['first', 'second']);
  });

  it('has no target for a reference to a missing member', () => {
    const { specification, problems } = parsed({
      [`${root}a.yaml`]: `${head}components: {schemas: {A: {$ref: "b.yaml#/components/schemas/B"}, B: {type: string}}}`,
      [`${root}b.yaml`]: 'components: {schemas: {C: {type: integer}}}',
    });
    expect(problems).toMatchObject([{ code: 'reference-not-found' }]);
    expect(resolvePointer(specification, '/components/schemas/A')).toEqual({
      $ref: expect.stringMatching(/^#\/x-ext\/\w{7}\/components\/schemas\/B$/),
    });
    expect(specification).not.toHaveProperty('x-ext');
  });

  it('is the same when the document is published again', () => {
    const { specification } = parsed({
      [`${root}a.yaml`]: `${head}${refs('b.yaml#/z', 'b.yaml#/a', 'c.yaml#/x')}`,
      [`${root}b.yaml`]: 'a: {$ref: "c.yaml#/y"}\nm: {type: string}\nz: {type: string}',
      [`${root}c.yaml`]: 'y: {$ref: "b.yaml#/m"}\nx: {type: string}\nn: {type: string}',
    });
    const printed = JSON.stringify(specification);
    const again = parsed(printed);
    expect(again.problems).toEqual([]);
    expect(JSON.stringify(again.specification)).toBe(printed);
    expect(storedIn(specification).map((file) => Object.keys(Object(file)))).toEqual([
      ['a', 'm', 'z'],
      ['y', 'x'],
    ]);
  });
});
