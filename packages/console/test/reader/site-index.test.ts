import type { SiteMap, SitePage } from '@specshelf/service';
import { expect, it } from 'vitest';
import { countActions, loadSiteIndex, siteIndexOf } from '../../src/reader/reading/site-index.js';

const pageCount = 20_000;

/** A site map with a tag for every ten pages, and this number of schemas. */
function largeSiteMap(schemas: number): SiteMap {
  const pages = Array.from({ length: pageCount }, (_, index): SitePage => {
    const isTag = index % 10 === 0;
    const common = {
      path: `page-${index}`,
      title: `Page ${index}`,
      description: '',
      id: `id-${index}`,
      seed: '',
    };
    const source = { type: 'builtin:openapi', props: {} };
    if (isTag) return { ...common, source, kind: 'tag' };
    const parent = index - (index % 10);
    const address = { method: 'GET', address: `/${index}`, operationId: `operation${index}` };
    return { ...common, source, kind: 'operation', parent, ...address };
  });
  return { pages, schemas: Array.from({ length: schemas }, (_, index) => `Schema ${index}`), tagPaths: {} };
}

it('computes the lookups of a large specification in steps, once for concurrent requests', async () => {
  const map = largeSiteMap(10_000);
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  await Promise.all([loadSiteIndex(map, pause), loadSiteIndex(map, pause)]);
  // At most 500 pages, or 1,000 names, in a step.
  expect(pauses).toBeGreaterThanOrEqual(pageCount / 500 + 10_000 / 1_000);
  const site = siteIndexOf(map);
  expect(countActions(site)).toBe(18_000);
  expect(site.byOperationId.get('operation777')).toBe(777);
  expect(site.actionCounts[770]).toBe(9);
  expect(site.tagNamed('page-770')).toBe(770);
  expect(site.schemaNamed('schema-777')).toBe('Schema 777');
  const before = pauses;
  await loadSiteIndex(map, pause);
  expect(pauses).toBe(before);
});
