import { describe, expect, it } from 'vitest';
import { inlineDisposition } from '../../src/http/inline-disposition.js';

describe('the suggested name of a file', () => {
  it.each([
    ['openapi.yaml', 'inline; filename="openapi.yaml"'],
    ['paths/all pets.yaml', 'inline; filename="all pets.yaml"'],
    ['a"b\\c.yaml', `inline; filename="a_b_c.yaml"; filename*=UTF-8''a%22b%5Cc.yaml`],
    ['ünused (2).md', `inline; filename="_nused (2).md"; filename*=UTF-8''%C3%BCnused%20%282%29.md`],
  ])('of %s is %s', (path, header) => {
    expect(inlineDisposition(path)).toBe(header);
  });
});
