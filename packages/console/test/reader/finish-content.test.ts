import type { SiteMap } from '@specshelf/service';
import { expect, it } from 'vitest';
import { finishContent } from '../../src/reader/content/finish-content.js';
import { chunksOf } from '../../src/reader/content/html-chunks.js';
import { createReaderLinks } from '../../src/reader/reading/reader-links.js';
import type { Reading } from '../../src/reader/reading/reading.js';
import { createLinks } from '../../src/web/links.js';

const links = createLinks('');
const reader = createReaderLinks('/orgs/acme/openapi/pets', false);
const common = { kind: 'tag', description: '', source: { type: 'builtin:openapi' }, seed: '' } as const;

function readingOf(pages: SiteMap['pages']): Pick<Reading, 'map' | 'reader' | 'links'> {
  return { map: { pages, schemas: [], tagPaths: {} }, reader, links };
}

it('splits HTML before blocks, or before any tag of a very long block', () => {
  for (const unit of ['<p>text <b>bold</b></p>', '<a href="#b">link</a> ', 'text without tags ']) {
    const html = unit.repeat(40_000);
    const chunks = [...chunksOf(html)];
    expect(chunks.join('') === html).toBe(true);
    expect(chunks.length > 4).toBe(unit.includes('<'));
    for (const chunk of chunks.slice(1)) expect(chunk.slice(0, 2)).toBe(unit.slice(0, 2));
  }
});

it('changes megabytes of links and headings without blocking other requests', async () => {
  const pages = Array.from({ length: 20_000 }, (_, index) => ({
    ...common,
    ...{ id: `i${index}`, path: `p${index}`, title: `Tag ${index}` },
  }));
  const content =
    '<h3 id="a">A</h3><p><a href="#tag/Nothing">a</a> <a href="#tag/Tag-19999">b</a></p>'.repeat(50_000);
  let pauses = 0;
  const { html, headings } = await finishContent(content, readingOf(pages), async () => {
    pauses++;
  });
  expect(html).toContain('<h2 id="a">A</h2><p dir="auto"><a >a</a>');
  expect(html.split('p19999"').length).toBe(50_001);
  expect(headings.length).toBeGreaterThan(150);
  // Twice for each chunk of at most 128 KiB.
  expect(pauses).toBeGreaterThan(content.length / (64 * 1024));
});
