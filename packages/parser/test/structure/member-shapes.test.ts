import { describe, expect, it } from 'vitest';
import { shapeAt, shapeOfItem, shapeOfMember, unknownShape } from '../../src/structure/member-shapes.js';

describe('shapeOfMember', () => {
  it.each([
    ['OpenAPI', 'paths', 'Paths'],
    ['OpenAPI', 'webhooks', '{PathItem}'],
    ['{PathItem}', 'x-any name', 'PathItem'],
    ['Paths', '/a', 'PathItem'],
    ['Callback', '{$url}', 'PathItem'],
    ['Responses', '200', 'Response'],
    ['Schema', 'allOf', 'Schema[]'],
    ['Schema', 'items', 'Schema'],
    ['Schema', 'additionalProperties', 'Schema'],
    [unknownShape, 'x-any name', unknownShape],
  ])('finds objects: %s.%s is %s', (shape, name, expected) => {
    expect(shapeOfMember(shape, name)).toBe(expected);
  });

  it.each([
    ['Schema', 'example'],
    ['Schema', 'enum'],
    ['Schema', 'x-any name'],
    ['Paths', 'x-any name'],
    ['Responses', 'x-any name'],
    ['Link', 'requestBody'],
    ['Discriminator', 'mapping'],
    ['Parameter', 'constructor'],
  ])('excludes data: %s.%s', (shape, name) => {
    expect(shapeOfMember(shape, name)).toBeUndefined();
  });
});

describe('shapeAt', () => {
  it('follows a pointer through objects, maps, and arrays', () => {
    expect(shapeAt([])).toBe('OpenAPI');
    expect(shapeAt(['components', 'schemas', 'A', 'properties', 'b', 'oneOf', '1'])).toBe('Schema');
    expect(shapeAt(['paths', '/a', 'get', 'parameters'])).toBe('Parameter[]');
    expect(shapeOfItem('Parameter[]')).toBe('Parameter');
    expect(shapeAt(['components', 'examples', 'a', 'value', 'b'])).toBeUndefined();
  });
});
