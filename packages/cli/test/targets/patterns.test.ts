import { describe, expect, it } from 'vitest';
import { labelsOfRef } from '../../src/targets/labels-of-ref.js';
import { namePattern } from '../../src/targets/name-pattern.js';

describe('a pattern of names', () => {
  it.each([
    ['apis/{slug}/openapi.yaml', 'apis/orders/openapi.yaml', 'orders'],
    ['./apis/{slug}/openapi.yaml', 'apis/orders/openapi.yaml', 'orders'],
    ['apis/{slug}/openapi.yaml', 'apis/a/b/openapi.yaml', undefined],
    ['**/{slug}.yaml', 'a/b/orders.yaml', 'orders'],
    ['**/{slug}.yaml', 'orders.yaml', 'orders'],
    ['*/{slug}-v?.json', 'a/orders-v2.json', 'orders'],
    ['{slug}/{slug}.yaml', 'orders/orders.yaml', 'orders'],
    ['{slug}/{slug}.yaml', 'orders/billing.yaml', undefined],
    ['a+b/{slug}.yaml', 'aab/orders.yaml', undefined],
    ['*-api-{slug}-service/openapi.yaml', 'eu-api-orders-service/openapi.yaml', 'orders'],
  ])('%s has the slug of %s', (pattern, path, slug) => {
    expect(namePattern(pattern).slugIn(path)).toBe(slug);
  });

  it.each(['apis/{slug}/openapi.{yaml,json}', '{slug}/[v1].yaml', '!{slug}.yaml'])(
    'rejects %s',
    (pattern) => {
      expect(() => namePattern(pattern)).toThrow('no other wildcards');
    },
  );

  it('is a glob for files', () => {
    expect(namePattern('./apis/{slug}/openapi.yaml').glob).toBe('apis/*/openapi.yaml');
  });
});

describe('labels of a branch', () => {
  const labels = { prod: 'main', candidate: ['release/*', 'hotfix'], tagged: 'refs/tags/v*', all: '**' };

  it.each([
    ['refs/heads/main', ['prod', 'all']],
    ['refs/heads/release/2', ['candidate', 'all']],
    ['refs/heads/release/2/fix', ['all']],
    ['refs/heads/hotfix', ['candidate', 'all']],
    ['refs/tags/v2', ['tagged']],
    ['refs/tags/main', []],
    [undefined, []],
  ])('%s are %j', (ref, expected) => {
    expect(labelsOfRef(labels, ref)).toEqual(expected);
  });
});
