import type { JSONObject } from '@specshelf/base/json';
import { describe, expect, it } from 'vitest';
import type { SiteMap } from '../../src/index.js';
import { outlineOf } from '../../src/outline/outline-of.js';
import { specification } from '../support/generate.js';
import { realDocuments } from '../support/real-documents.js';
import { describeSiteMap, siteMap } from '../support/site-map-properties.js';

realDocuments().forEach(describeSiteMap);

function siteMapOfMembers(members: JSONObject): SiteMap {
  return siteMap(outlineOf(specification(members)));
}

describe('the site map', () => {
  const get = (members: JSONObject) => ({ get: { responses: {}, ...members } });

  it('describes operations and webhooks', () => {
    const { pages } = siteMapOfMembers({
      paths: { '/sailings': get({ operationId: 'list', deprecated: true, tags: ['a'], summary: 'List' }) },
      webhooks: { moved: { post: { tags: ['a'] } } },
    });
    expect(pages).toMatchObject([
      { kind: 'tag', path: 'a', title: 'A' },
      {
        kind: 'operation',
        path: 'a/list',
        title: 'List',
        parent: 0,
        method: 'GET',
        address: '/sailings',
        operationId: 'list',
        deprecated: true,
      },
      { kind: 'webhook', path: 'a/moved', parent: 0, method: 'POST', address: 'moved' },
    ]);
  });

  it('maps the path of a tag in the grouping by tag, also when an operation has it', () => {
    const { pages, tagPaths } = siteMapOfMembers({
      tags: [{ name: 'parent' }, { name: 'child', parent: 'parent' }],
      paths: { '/one': get({ tags: ['parent'], summary: 'Child' }), '/two': get({ tags: ['child'] }) },
    });
    expect(pages.map(({ path, kind }) => [path, kind])).toEqual([
      ['parent', 'tag'],
      ['parent/child', 'operation'],
      ['parent/child-1', 'tag'],
      ['parent/child-1/get-two', 'operation'],
    ]);
    expect(tagPaths).toEqual({ 'parent/child': 2 });
  });
});
