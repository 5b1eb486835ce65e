import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scopes } from '@specshelf/contract';
import type { Client } from '@specshelf/sdk';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { createClient } from '../../../test/support/server/create-client.js';
import { startServer, type TestServer } from '../../../test/support/server/start-server.js';
import { signIn } from '../browser/sign-in.js';
import { TestBrowser } from '../browser/test-browser.js';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

const fixtures = fileURLToPath(new URL('../../../../../fixtures/', import.meta.url));

/** The valid fixtures: OpenAPI documents by their slugs. */
export const validFixtures = new Map(
  readdirSync(fixtures)
    .filter((name) => /\.(?:yaml|json)$/.test(name) && name !== 'broken.yaml')
    .map((name) => [name.replaceAll(/\W+/g, '-'), readFileSync(fixtures + name, 'utf8')]),
);

/** A server with an organization, and a browser that reads the documentation of its specifications. */
export class DocumentationBrowser {
  readonly target: TestServer;
  readonly client: Client;
  /** For an access token that may read the organization. */
  readonly token: string;
  readonly #browser: TestBrowser;
  #session: Promise<StorageState> | undefined;

  private constructor(target: TestServer, token: string, browser: TestBrowser) {
    this.target = target;
    this.token = token;
    this.client = createClient({ baseUrl: target.url, token });
    this.#browser = browser;
  }

  static async start(executablePath: string): Promise<DocumentationBrowser> {
    const target = await startServer({ databaseFile: ':memory:' });
    const createdAt = target.now().toISOString();
    await target.server.stores.organizations.insert({
      ...{ id: 'acme', title: 'Acme', createdAt, emailDomains: [], type: 'business' },
    });
    const token = await target.token({ scopes: [...scopes] });
    return new DocumentationBrowser(target, token, await TestBrowser.start(executablePath));
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.target.close();
  }

  /** Publishes a specification that anyone may read. */
  async publish(specSlug: string, text: string): Promise<void> {
    const place = { organizationId: 'acme', specSlug };
    await this.client.specs.upsert({ ...place, source: { text } });
    await this.target.server.processor.idle();
    await this.client.specs.setVisibility({ ...place, visibility: 'public' });
  }

  urlOf(slug: string, path = ''): string {
    return `${this.target.url}/orgs/acme/openapi/${slug}${path}`;
  }

  /** Opens a page. Collects errors of the console and of scripts, and dialogs. */
  withPage(
    options: BrowserContextOptions,
    use: (page: Page, failures: string[]) => Promise<void>,
  ): Promise<void> {
    return this.#browser.withPage(options, use);
  }

  /** Opens a page of a visitor who has signed in. */
  async withMember(
    options: BrowserContextOptions,
    use: (page: Page, failures: string[]) => Promise<void>,
  ): Promise<void> {
    this.#session ??= this.#startSession();
    await this.withPage({ ...options, storageState: await this.#session }, use);
  }

  async #startSession(): Promise<StorageState> {
    let state: StorageState | undefined;
    await this.withPage({}, async (page) => {
      await page.goto(`${this.target.url}/sign-in`);
      await this.signIn(page);
      state = await page.context().storageState();
    });
    if (state === undefined) throw new Error('The visitor has not signed in.');
    return state;
  }

  signIn(page: Page): Promise<void> {
    return signIn(page, this.token);
  }

  /** Opens some pages of a specification: at most six operations, three schemas, and one page of each other kind. Yields their URLs. */
  async *visitPages(page: Page, slug: string): AsyncGenerator<string> {
    const open = async (url: string) => {
      await page.goto(url);
      return url;
    };
    const linksTo = (folder: string): Promise<string[]> =>
      page.locator(`main a[href*="/${folder}/"]`).evaluateAll(hrefs);
    yield await open(this.urlOf(slug, '/operations'));
    const operations = await linksTo('docs');
    yield await open(this.urlOf(slug, '/schemas'));
    const schemas = await linksTo('schemas');
    const print = operations.slice(0, 1).map((url) => url.replace('/docs/', '/print/'));
    const others = ['', '/search?q=a', '/docs/none'].map((path) => this.urlOf(slug, path));
    for (const url of new Set([...operations.slice(0, 6), ...schemas.slice(0, 3), ...print, ...others]))
      yield await open(url);
  }
}

const hrefs = (links: Element[]) =>
  links.flatMap((each) => (each instanceof HTMLAnchorElement ? [each.href] : []));
