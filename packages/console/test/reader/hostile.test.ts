import { expect, it } from 'vitest';
import { crawl, PageChecker } from '../support/check-pages.js';
import { hostileSpecification } from '../support/hostile-specification.js';
import { publishSpecification, specPath } from '../support/publish-specification.js';

it('no page of a hostile specification contains a script, a style, or an unsafe URL', async () => {
  const text = JSON.stringify(hostileSpecification());
  const site = await publishSpecification(new Map([['hostile.json', text]]), 'hostile.json');
  if (!site) throw new Error('The specification cannot be processed');
  const checker = new PageChecker(site);
  await crawl(checker, 50);
  expect(checker.size).toBeGreaterThan(40);
  // The author's relative links lead nowhere.
  expect(checker.defects.filter((defect) => !/ links to | has the status 404$/.test(defect))).toEqual([]);
});

it('a long title is shown once, and shortened on other pages', async () => {
  const title = '\u{1f600}'.repeat(50_000);
  const text = JSON.stringify({ openapi: '3.1.0', info: { title, version: '1' }, paths: {} });
  const site = await publishSpecification(new Map([['long.json', text]]), 'long.json');
  if (!site) throw new Error('The specification cannot be processed');
  const overview = await site.fetch(specPath);
  expect(overview.body).toContain(`<h1 dir="auto">${title}</h1>`);
  expect(overview.body.length).toBeLessThan(1.1 * title.length);
  const { body } = await site.fetch(`${specPath}/operations`);
  expect(body.length).toBeLessThan(10_000);
  expect(body).toContain('\u{1f600}…');
  expect(body.isWellFormed()).toBe(true);
});
