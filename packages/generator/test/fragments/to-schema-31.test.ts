import type { JSONObject } from '@specshelf/base/json';
import { describe, expect, it } from 'vitest';
import { firstFragment, fragmentOf, schemaReference } from '../support/fragments.js';
import { specification } from '../support/generate.js';

describe('a schema of OpenAPI 3.0', () => {
  it.each<[string, JSONObject, JSONObject]>([
    ['nullable type', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
    [
      'nullable enum',
      { type: 'string', nullable: true, enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    ['not nullable', { type: 'string', nullable: false }, { type: 'string' }],
    [
      'nullable choice',
      { nullable: true, oneOf: [schemaReference('A')] },
      { oneOf: [schemaReference('A'), { type: 'null' }] },
    ],
    [
      'nullable composition',
      { nullable: true, description: 'd', allOf: [schemaReference('A')] },
      { description: 'd', anyOf: [{ allOf: [schemaReference('A')] }, { type: 'null' }] },
    ],
    [
      'exclusive limits',
      { minimum: 1, exclusiveMinimum: true, maximum: 2, exclusiveMaximum: false },
      { exclusiveMinimum: 1, maximum: 2 },
    ],
    [
      'example',
      { type: 'object', example: { nullable: true } },
      { type: 'object', examples: [{ nullable: true }] },
    ],
    [
      'keywords beside a reference',
      { ...schemaReference('A'), nullable: true, description: 'd' },
      { ...schemaReference('A'), description: 'd' },
    ],
    [
      'subschemas',
      { properties: { nullable: { type: 'integer', nullable: true } } },
      { properties: { nullable: { type: ['integer', 'null'] } } },
    ],
  ])('is converted to 3.1: %s', (_, schema, expected) => {
    const document = {
      ...specification({ components: { schemas: { S: schema, A: {} } } }),
      openapi: '3.0.3',
    };
    expect(firstFragment(document).resolved['components']).toEqual({ schemas: { S: expected, A: {} } });
  });

  it('does not change in a document of 3.1', () => {
    expect(
      fragmentOf({ components: { schemas: { S: { nullable: true, type: 'string', example: 1 } } } }).resolved,
    ).toMatchObject({
      components: { schemas: { S: { nullable: true, type: 'string', example: 1 } } },
    });
  });
});
