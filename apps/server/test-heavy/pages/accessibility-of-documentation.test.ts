import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { startWeb, type Web } from '../../test/support/http/start-web.js';
import { bothLooks, checkLooks } from '../support/browser/check-looks.js';
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

const wideLooks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
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

  it.each(pages)('has no violation on any kind of page: %s', async (path) => {
    await site.withPage({}, async (page, failures) => {
      const response = await page.goto(site.urlOf('ferry', path));
      expect(response?.status()).toBe(path === '/docs/none' ? 404 : 200);
      await checkLooks(page, path, { looks: bothLooks });
      expect(failures.filter((text) => !text.includes('404'))).toEqual([]);
    });
  });

  it('has no violation in the menu of versions', async () => {
    await site.withPage({ viewport: { width: 1280, height: 800 } }, async (page, failures) => {
      await page.goto(site.urlOf('ferry', '/@prod/docs'));
      const menu = page.locator('.reader-versions[open]');
      await page.locator('.reader-versions > summary').click();
      await menu.waitFor();
      // On small screens, the menu of the page covers its content by a pseudo-element, which axe ignores.
      await checkLooks(page, 'version menu', { looks: wideLooks });
      await menu.waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => menu.count()).toBe(0);
      expect(failures).toEqual([]);
    });
  });

  it('has no violation at sign-in, and where a specification has no documentation yet', async () => {
    await site.withPage({}, async (page) => {
      await page.goto(site.urlOf('failed'));
      await checkLooks(page, 'sign-in', { looks: bothLooks });
      await site.signIn(page);
      await page.getByRole('heading', { name: 'The specification has no documentation yet' }).waitFor();
      await checkLooks(page, 'failed', { looks: bothLooks });
    });
  });

  it('has no violation while a document is fetched, and shows the documentation afterwards', async () => {
    await site.withMember({}, async (page) => {
      const fetched = new Promise<ServerResponse>((resolve) => {
        slow = resolve;
      });
      const source = { url: `${web.url}/slow.yaml` };
      await site.client.specs.upsert({ organizationId: 'acme', specSlug: 'slow', source });
      const response = await fetched;
      await page.goto(site.urlOf('slow'));
      await page.getByRole('heading', { name: 'Processing the specification' }).waitFor();
      await checkLooks(page, 'waiting', { looks: bothLooks });
      response.end(ferry);
      await page.getByRole('heading', { name: 'Ferry API' }).waitFor();
    });
  });

  it.each([
    '',
    '/versions',
    '/labels',
    '/labels/prod',
    ...[
      '',
      '/docs',
      '/docs/sailings/list-the-sailings-of-a-day',
      '/problems',
      '/publications',
      '/source?line=40#L40',
      '/source?text=processed',
    ].map((path) => `/versions/{version}${path}`),
  ])('has no violation in pages for members: %s', async (path) => {
    const { items } = await site.client.specs.versions.list({ organizationId: 'acme', specSlug: 'ferry' });
    await site.withMember({}, async (page) => {
      await page.goto(site.urlOf('ferry', path.replace('{version}', items[0]?.id ?? '')));
      await checkLooks(page, path, { looks: bothLooks });
    });
  });

  it.each(['/problems', '/problems?severity=error&rule=wrong-value', '/source?wrap=off'])(
    'has no violation in pages about problems: %s',
    async (path) => {
      await site.withMember({}, async (page) => {
        await page.goto(site.urlOf('flawed', path));
        await checkLooks(page, path, { looks: bothLooks });
      });
    },
  );

  it.each(['/docs/problems', '/docs/problems/reference-other-version'])(
    'has no violation in pages about rules: %s',
    async (path) => {
      await site.withMember({}, async (page) => {
        await page.goto(site.target.url + path);
        await checkLooks(page, path, { looks: bothLooks });
      });
    },
  );
});
