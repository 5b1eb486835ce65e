import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { checkLooks } from '../support/browser/check-looks.js';
import { DocumentationBrowser, validFixtures } from '../support/documentation/browse-documentation.js';

const executable = findChromium('search in a browser');

const script = '<script>alert(1)</script><img src=x onerror=alert(2)>';

const hostile = {
  openapi: '3.1.0',
  info: { title: `Hostile ${script}`, version: '1' },
  paths: {
    [`/hostile/${script}`]: { get: { summary: script, operationId: `hostile ${script}`, responses: {} } },
  },
  components: { schemas: { Hostile: { description: script } } },
};

describe.skipIf(executable === undefined)('search in a browser', () => {
  let site: DocumentationBrowser;
  const root = () => `${site.target.url}/orgs/acme`;

  beforeAll(async () => {
    site = await DocumentationBrowser.start(executable ?? '');
    await site.publish('ferry', validFixtures.get('ferry-yaml') ?? '');
    await site.publish('hostile', JSON.stringify(hostile));
    const place = { organizationId: 'acme', specSlug: 'lighthouse' };
    await site.client.specs.upsert({
      ...place,
      source: { text: validFixtures.get('lighthouse-30-json') ?? '' },
    });
    await site.target.server.processor.idle();
  });

  afterAll(() => site?.close());

  const optionsOf = (page: Page) => page.locator('#shelf-suggestions').getByRole('option');
  const statusOf = (page: Page) => page.locator('shelf-search').getByRole('status');

  /** Opens the catalog of a visitor who has signed in. */
  async function withCatalog(use: (page: Page, failures: string[]) => Promise<void>): Promise<void> {
    await site.withMember({}, async (page, failures) => {
      await page.goto(root());
      // A script gives the field this role.
      await page.getByRole('combobox', { name: 'Search all specifications' }).waitFor();
      await use(page, failures);
    });
  }

  /** Types into the field for search of the page. */
  async function search(page: Page, text: string): Promise<void> {
    await page.getByRole('combobox', { name: 'Search' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(text);
  }

  /** Holds requests until the returned function is called. The browser may cancel some meanwhile. */
  async function hold(page: Page, address: string | RegExp): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(address, async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    });
    return () => release();
  }

  /** Collects the requests for suggestions. */
  function requestsOf(page: Page): string[] {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/orgs/acme/search.json') requests.push(searchParams.get('q') ?? '');
    });
    return requests;
  }

  it('suggests what the visitor may read, operations before schemas, and opens it with the keyboard', async () => {
    await withCatalog(async (page, failures) => {
      await search(page, 'sailing');
      const combobox = page.getByRole('combobox', { name: 'Search all specifications' });
      await expect.poll(() => combobox.getAttribute('aria-expanded')).toBe('true');
      await expect.poll(() => statusOf(page).textContent()).toMatch(/^\d+ suggestions$/);
      const groups = page.locator('#shelf-suggestions').getByRole('group');
      const names = () => groups.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
      await expect.poll(async () => (await names()).slice(0, 2)).toEqual(['Operations', 'Schemas']);
      await expect.poll(async () => (await names()).at(-1)).toBe('Further results');
      await page.keyboard.press('ArrowDown');
      const first = await optionsOf(page).first().getAttribute('id');
      await expect.poll(() => combobox.getAttribute('aria-activedescendant')).toBe(first);
      // The last suggestion leads to all results, and the position before the first one is the field.
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => optionsOf(page).last().getAttribute('aria-selected')).toBe('true');
      await expect.poll(() => optionsOf(page).last().textContent()).toBe('All results');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/openapi\/ferry\/docs\//);
      expect(failures).toEqual([]);
    });
  });

  /** Types a word that is incomplete, and then a space, after which nothing has the word. */
  async function endWord(page: Page): Promise<void> {
    await search(page, ' sailin');
    await expect.poll(() => statusOf(page).textContent()).toMatch(/^\d+ suggestions$/);
    await page.keyboard.type(' ');
    // In one specification, similar words are found instead.
    await expect.poll(() => statusOf(page).textContent()).toMatch(/^No matches/);
  }

  it('finds only whole words after a space, in all specifications', async () => {
    await withCatalog(async (page) => {
      const requests = requestsOf(page);
      await endWord(page);
      await expect.poll(() => requests.at(-1)).toBe('sailin ');
    });
  });

  it('finds only whole words after a space, in one specification', async () => {
    await site.withMember({}, async (page) => {
      await page.goto(site.urlOf('ferry'));
      await endWord(page);
      const further = () =>
        optionsOf(page).evaluateAll((all) =>
          all.slice(-2).map((each) => each.getAttribute('href')?.replace(/^.*\?/, '')),
        );
      await expect.poll(further).toEqual(['q=sailin+', 'q=sailin+']);
      await page.getByRole('button', { name: 'Search' }).click();
      await page.waitForURL(/\/ferry\/search\?q=/);
      await expect.poll(() => page.locator('shelf-search input').inputValue()).toBe(' sailin ');
    });
  });

  it.each(['Control+k', 'Meta+k'])('%s moves the focus to the search, also from a field', async (keys) => {
    await withCatalog(async (page) => {
      const filter = page.getByRole('searchbox', { name: /^Filter by title/ });
      await filter.focus();
      await page.keyboard.press('/');
      await expect.poll(() => filter.inputValue()).toBe('/');
      await page.keyboard.press(keys);
      await page.keyboard.type('lighthouse');
      // A specification whose name is the text is the best result.
      const best = () => optionsOf(page).first().getAttribute('href');
      await expect.poll(best).toBe('/orgs/acme/openapi/lighthouse');
    });
  });

  it('asks once for a word, when the visitor stops typing', async () => {
    await withCatalog(async (page) => {
      const requests = requestsOf(page);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await search(page, 'sail');
      await page.clock.runFor(100);
      expect(requests).toEqual([]);
      await page.keyboard.type('ing');
      await page.clock.runFor(119);
      expect(requests).toEqual([]);
      await page.clock.runFor(1);
      await optionsOf(page).first().waitFor();
      expect(requests).toEqual(['sailing']);
    });
  });

  it('opens the best result with Enter, also before it is known', async () => {
    await withCatalog(async (page) => {
      const release = await hold(page, /\/search\.json\?q=/);
      const asked = page.waitForRequest(/\/search\.json\?q=listSailings$/);
      await search(page, 'listSailings');
      await expect.poll(() => statusOf(page).textContent()).toBe('Searching…');
      await statusOf(page).and(page.locator('.shelf-visible')).waitFor();
      await page.keyboard.press('Enter');
      await asked;
      release();
      await page.waitForURL(/\/openapi\/ferry\/docs\/.*sailings/);
    });
  });

  it('shows the results of the page in the box, and where they match', async () => {
    await site.withMember({}, async (page) => {
      await page.goto(site.urlOf('ferry'));
      for (const text of ['sailing', 'list sailings', 'capacity', 'sailign', 'day of departure']) {
        await page.goto(site.urlOf('ferry', `/search?q=${encodeURIComponent(text)}`));
        const ofPage = await page
          .locator('.reader-list > li > a')
          .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
        await page.getByRole('combobox', { name: 'Search' }).fill('');
        await page.getByRole('combobox', { name: 'Search' }).pressSequentially(text);
        const inBox = () =>
          optionsOf(page).evaluateAll((all) =>
            all.map((each) => each.getAttribute('href')).filter((href) => !href?.includes('?q=')),
          );
        await expect
          .poll(async () => new Set(await inBox()), { message: text })
          .toEqual(new Set(ofPage.slice(0, 12)));
        await expect.poll(async () => (await inBox())[0]).toBe(ofPage[0]);
      }
      const matches = page.locator('.shelf-suggestion-match');
      await expect.poll(() => matches.first().textContent()).toMatch(/^in (?:name|path|summary|description)/);
    });
  });

  it('says that it searches until the index of a specification arrives', async () => {
    await site.withMember({}, async (page) => {
      const release = await hold(page, '**/ferry/search.json');
      const asked = page.waitForRequest('**/ferry/search.json');
      await page.goto(site.urlOf('ferry'));
      await search(page, 'sailing');
      await asked;
      await expect.poll(() => statusOf(page).textContent()).toBe('Searching…');
      await statusOf(page).and(page.locator('.shelf-visible')).waitFor();
      await checkLooks(page, 'searching');
      await page.getByRole('combobox', { name: 'Search' }).focus();
      await page.keyboard.press('Enter');
      release();
      await page.waitForURL(/\/ferry\/(?:docs|schemas)\//);
    });
  });

  it('tolerates a typing error in each word of a search in a specification', async () => {
    await site.withMember({}, async (page) => {
      await page.goto(site.urlOf('ferry'));
      await search(page, 'lsit saliings');
      await expect
        .poll(() => statusOf(page).textContent())
        .toMatch(/^No matches\. \d+ suggestions? with similar words$/);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/ferry\/docs\/.*sailings/);
    });
  });

  it('forgets the answer to an earlier text, and to one that was closed', async () => {
    await withCatalog(async (page) => {
      const held: (() => Promise<void>)[] = [];
      await page.route('**/search.json?q=sail', (route) => void held.push(() => route.continue()));
      const asked = () => page.waitForRequest('**/search.json?q=sail');
      const first = asked();
      await search(page, 'sail');
      await first;
      await page.keyboard.type('ingzzz');
      await expect.poll(() => statusOf(page).textContent()).toBe('No matches');
      // The browser has cancelled the request for the earlier text.
      await Promise.allSettled(held.map((release) => release()));
      await expect.poll(() => statusOf(page).textContent()).toBe('No matches');
      await page.keyboard.press('Escape');
      await expect.poll(() => statusOf(page).textContent()).toBe('');
      const combobox = page.getByRole('combobox', { name: /^Search/ });
      await expect.poll(() => combobox.inputValue()).toBe('sailingzzz');
    });
  });

  it('shows no suggestions when they cannot be loaded, and Enter still leads to the results', async () => {
    await withCatalog(async (page) => {
      await page.route('**/search.json?*', (route) => route.fulfill({ status: 503 }));
      const failed = page.waitForResponse('**/search.json?*');
      await search(page, 'sailing');
      await failed;
      await expect.poll(() => optionsOf(page).count()).toBe(0);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${root()}/search?q=sailing`);
      await expect.poll(() => page.locator('.results > li').count()).toBeGreaterThan(2);
    });
  });

  it('suggests another word for a typing error', async () => {
    await withCatalog(async (page) => {
      await search(page, 'saliing');
      await expect.poll(() => optionsOf(page).first().textContent()).toBe('Did you mean sailing?');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${root()}/search?q=sailing`);
    });
  });

  it('shows hostile titles as text', async () => {
    await withCatalog(async (page, failures) => {
      await search(page, 'hostile');
      const suggestions = page.locator('#shelf-suggestions');
      await expect.poll(() => suggestions.textContent()).toContain('<script>alert(1)</script>');
      await expect.poll(() => suggestions.locator('script, img').count()).toBe(0);
      await page.goto(`${root()}/search?q=${encodeURIComponent(`hostile "${script}`)}`);
      await page.goto(`${root()}/search?q=hostile`);
      const results = page.locator('.results');
      await expect.poll(() => results.textContent()).toContain('<script>alert(1)</script>');
      expect(failures).toEqual([]);
    });
  });

  const narrow = { javaScriptEnabled: false, viewport: { width: 390, height: 800 } };

  it('works without script, by kind', async () => {
    await site.withPage(narrow, async (page) => {
      await page.goto(`${root()}/search`);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Search');
      await page.getByRole('searchbox', { name: 'Search all specifications' }).fill('sailing');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${root()}/search?q=sailing`);
      await page.getByRole('link', { name: 'Schemas', exact: true }).click();
      await page.waitForURL(`${root()}/search?q=sailing&kind=schema`);
      await page.locator('.results').getByRole('link', { name: 'Sailing', exact: true }).click();
      await page.waitForURL(site.urlOf('ferry', '/schemas/Sailing'));
    });
  });

  it('finds private specifications only after the sign-in, without script', async () => {
    const address = () => `${root()}/search?q=lighthouse&kind=spec`;
    await site.withPage(narrow, async (page) => {
      await page.goto(address());
      await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Search');
      await expect.poll(() => page.locator('.results').count()).toBe(0);
      await page.getByRole('link', { name: 'Sign in' }).click();
      await site.signIn(page);
      await expect.poll(() => page.url()).toBe(address());
      await expect.poll(() => page.locator('.results > li').count()).toBe(1);
    });
  });

  it('leads from the documentation of a specification to all specifications', async () => {
    await site.withPage({}, async (page) => {
      await page.goto(site.urlOf('ferry'));
      await page.getByRole('combobox', { name: 'Search' }).waitFor();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('sailing');
      await optionsOf(page).first().waitFor();
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => optionsOf(page).last().getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${root()}/search?q=sailing`);
    });
  });

  it('has accessible results and suggestions for visitors without a session', async () => {
    await site.withPage({}, async (page) => {
      await page.goto(`${root()}/search?q=sailing`);
      await checkLooks(page, 'public results');
      await page.goto(site.urlOf('ferry'));
      await search(page, 'sailing');
      await optionsOf(page).first().waitFor();
      await checkLooks(page, 'suggestions in the documentation');
    });
  });

  it.each([
    '',
    '/search',
    '/search?q=sailing',
    '/search?q=saliing&kind=schema',
    '/search?q=sailing&spec=ferry',
    '/search?q=a&kind=none',
  ])('has an accessible page of the organization: %s', async (path) => {
    await site.withMember({}, async (page) => {
      await page.goto(root() + path);
      await checkLooks(page, path);
    });
  });

  it.each(['sailing', 'saliing', 'qqqq'])('has accessible suggestions for %s', async (text) => {
    await withCatalog(async (page) => {
      await search(page, text);
      await page.locator('.shelf-suggestion-box.shelf-open').waitFor();
      await page.keyboard.press('ArrowDown');
      await checkLooks(page, `suggestions for ${text}`);
      await page.locator('.shelf-suggestion-box.shelf-open').waitFor();
    });
  });
});
