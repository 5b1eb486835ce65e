import type { ServerResponse } from 'node:http';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { startWeb, type Web } from '../../test/support/http/start-web.js';
import { DocumentationBrowser, validFixtures } from '../support/documentation/browse-documentation.js';

const executable = findChromium('accessibility of documentation');

/** One page of each kind, below the URL of the specification. */
const pages = [
  '',
  '/docs/sailings',
  '/docs/sailings/list-the-sailings-of-a-day',
  '/docs/sailings/a-sailing-is-late',
  '/docs/getting-started',
  '/docs/none',
  '/operations',
  '/schemas',
  '/schemas/Booking',
  '/search',
  '/search?q=a',
  '/search?q=zzz',
  '/print/sailings',
];

/** A set of files with problems of several rules. */
const flawed = {
  entry: 'api.yaml',
  files: {
    'api.yaml':
      'openapi: 3.1.0\ninfo: { title: Harbor }\ncomponents:\n  schemas:\n    Ship: { $ref: "ship.yaml" }\n',
    'ship.yaml': 'type: text\nminLength: "1"\nformat: 2\n',
  },
};

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 800 } },
] as const;

describe.skipIf(executable === undefined)('accessibility of documentation', () => {
  let site: DocumentationBrowser;
  let web: Web;
  let slow: ((response: ServerResponse) => void) | undefined;
  const ferry = validFixtures.get('ferry-yaml') ?? '';

  beforeAll(async () => {
    site = await DocumentationBrowser.start(executable ?? '');
    await site.publish('ferry', ferry);
    await setLabel('latest');
    await site.client.specs.upsert({ organizationId: 'acme', specSlug: 'failed', source: { text: 'none' } });
    await site.client.specs.upsert({ organizationId: 'acme', specSlug: 'flawed', source: flawed });
    await site.target.server.processor.idle();
    web = await startWeb({ '/slow.yaml': (_request, response) => slow?.(response) });
  });

  afterAll(async () => {
    await site?.close();
    await web?.close();
  });

  /** Makes the label `prod` of `ferry` point to a version. */
  async function setLabel(version: string): Promise<void> {
    const { ok } = await fetch(`${site.target.url}/v1/orgs/acme/openapi/ferry/labels/prod`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ version }),
    });
    expect(ok).toBe(true);
  }

  /** Lists the violations of the page that the browser shows. */
  async function violationsOf(page: Page, name: string): Promise<string[]> {
    const { violations, passes } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(standards)
      // No page has frames, which would need another tab.
      .setLegacyMode()
      .analyze();
    expect(passes.length).toBeGreaterThan(10);
    return violations.map(({ id, nodes }) => `${name} ${id}: ${nodes[0]?.html.slice(0, 300)}`);
  }

  it.each(looks)('has no violation on any kind of page, $colorScheme', async (look) => {
    await site.withPage(look, async (page, failures) => {
      const violations: string[] = [];
      for (const path of pages) {
        const response = await page.goto(site.urlOf('ferry', path));
        expect([path, response?.status()]).toEqual([path, path === '/docs/none' ? 404 : 200]);
        violations.push(...(await violationsOf(page, path)));
      }
      await page.goto(site.urlOf('ferry', '/@prod/docs'));
      // On small screens, the menu of the page covers its content by a pseudo-element, which axe ignores.
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.locator('.reader-versions > summary').click();
      violations.push(...(await violationsOf(page, 'version menu')));
      await page.keyboard.press('Escape');
      expect(await page.locator('.reader-versions[open]').count()).toBe(0);
      expect(violations).toEqual([]);
      expect(failures.filter((text) => !text.includes('404'))).toEqual([]);
    });
  });

  /** Checks the page of a specification whose document is being fetched, and that it shows the documentation afterwards. */
  async function violationsWhileWaiting(page: Page, specSlug: string): Promise<string[]> {
    const fetched = new Promise<ServerResponse>((resolve) => {
      slow = resolve;
    });
    const source = { url: `${web.url}/slow.yaml` };
    await site.client.specs.upsert({ organizationId: 'acme', specSlug, source });
    const response = await fetched;
    await page.goto(site.urlOf(specSlug));
    await page.getByRole('heading', { name: 'Processing the specification' }).waitFor();
    const violations = await violationsOf(page, 'waiting');
    response.end(ferry);
    await page.getByRole('heading', { name: 'Ferry API' }).waitFor();
    return violations;
  }

  it.each(looks)('has no violation at sign-in and in pages for members, $colorScheme', async (look) => {
    const { items } = await site.client.specs.versions.list({ organizationId: 'acme', specSlug: 'ferry' });
    const version = `/versions/${items[0]?.id}`;
    const [operation] = pages.filter((path) => path.endsWith('-day'));
    await site.withPage(look, async (page) => {
      const violations: string[] = [];
      await page.goto(site.urlOf('failed'));
      violations.push(...(await violationsOf(page, 'sign-in')));
      await site.signIn(page);
      await page.getByRole('heading', { name: 'The specification has no documentation yet' }).waitFor();
      violations.push(...(await violationsOf(page, 'failed')));
      violations.push(...(await violationsWhileWaiting(page, look.colorScheme)));
      const ofVersion = [
        '',
        '/docs',
        operation,
        '/problems',
        '/publications',
        '/source?line=40#L40',
        '/source?text=processed',
      ];
      for (const path of [
        '/versions',
        '/labels',
        '/labels/prod',
        ...ofVersion.map((path) => version + path),
        '',
      ]) {
        await page.goto(site.urlOf('ferry', path));
        violations.push(...(await violationsOf(page, path)));
      }
      for (const path of ['/problems', '/problems?severity=error&rule=wrong-value', '/source?wrap=off']) {
        await page.goto(site.urlOf('flawed', path));
        violations.push(...(await violationsOf(page, path)));
      }
      for (const path of ['/docs/problems', '/docs/problems/reference-other-version']) {
        await page.goto(site.target.url + path);
        violations.push(...(await violationsOf(page, path)));
      }
      expect(violations).toEqual([]);
    });
  });
});
