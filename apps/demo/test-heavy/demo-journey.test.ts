import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../scripts/install/find-chromium.js';
import { expectWidth } from '../../server/test-heavy/support/browser/check-looks.js';
import { signOut } from '../../server/test-heavy/support/browser/sign-out.js';
import { journeys } from '../../server/test-heavy/support/console-journey/journeys.js';
import { DemoSite } from './support/demo-site.js';

const executable = findChromium('the console of the demo');
const width = 390;

// apps/server/test-heavy/pages/console-journey.test.ts makes the same journeys over a server, and checks the accessibility of the
// pages, which have the same HTML.
describe.skipIf(executable === undefined)('the console of the demo', () => {
  let site: DemoSite;
  let url: string;

  beforeAll(async () => {
    site = await DemoSite.start(executable ?? '');
    url = await site.serve('/preview/specshelf/');
  });

  afterAll(() => site?.close());

  it.each(journeys)('$does', async ({ take, isMember }) => {
    const { page, failures } = await site.visit(url, { viewport: { width, height: 800 } });
    await page.goto(url);
    await page.waitForURL(`${url}orgs/examples`);
    if (!isMember) await signOut(page);
    await take({
      page,
      root: url.replace(/\/$/, ''),
      organizationId: 'examples',
      token: 'demo',
      specSlug: 'buoys',
      hasScript: true,
      check: (where) => expectWidth(page, where, width),
    });
    expect(failures.filter((text) => !/\b401\b/.test(text))).toEqual([]);
  });
});
