import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checkRevision, checkTexts, crawl, PageChecker, readCoverage } from '../support/check-pages.js';
import { publishSpecification } from '../support/publish-specification.js';

const folder = fileURLToPath(new URL('../../../../fixtures/', import.meta.url));
const names = readdirSync(folder).filter((name) => /\.(?:yaml|json)$/.test(name) && name !== 'broken.yaml');

it.each(names)(
  '%s has a page for each operation, webhook, and schema, without broken links',
  async (name) => {
    const site = await publishSpecification(new Map([[name, readFileSync(folder + name, 'utf8')]]), name);
    if (!site) throw new Error(`${name} cannot be processed`);
    const checker = new PageChecker(site);
    const { shown, expected, pages } = await readCoverage(site, checker);
    expect(shown).toEqual(expected);
    expect(shown.length).toBeGreaterThan(3);
    await crawl(checker);
    await checkRevision(site, checker);
    expect(await checkTexts(site, checker, pages)).toBeGreaterThan(2);
    expect(checker.size).toBeGreaterThan(shown.length);
    expect(checker.defects).toEqual([]);
  },
);
