import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scopes } from '@specshelf/contract';
import { Client } from '@specshelf/sdk';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { startServer, type TestServer } from '../../../test/support/server/start-server.js';

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
  readonly #browser: Browser;

  private constructor(target: TestServer, token: string, browser: Browser) {
    this.target = target;
    this.token = token;
    this.client = new Client({ baseUrl: target.url, token });
    this.#browser = browser;
  }

  static async start(executablePath: string): Promise<DocumentationBrowser> {
    const target = await startServer({ databaseFile: ':memory:' });
    const createdAt = target.now().toISOString();
    await target.server.stores.organizations.insert({
      ...{ id: 'acme', title: 'Acme', createdAt, emailDomains: [], type: 'business' },
    });
    const token = await target.token({ scopes: [...scopes] });
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    return new DocumentationBrowser(target, token, browser);
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

  /** Opens a page in a context of its own. Collects errors of the console and of scripts, and dialogs. */
  async withPage(
    options: BrowserContextOptions,
    use: (page: Page, failures: string[]) => Promise<void>,
  ): Promise<void> {
    const context = await this.#browser.newContext(options);
    const page = await context.newPage();
    const failures: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') failures.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => failures.push(`${page.url()}: ${error.message}`));
    page.on('dialog', (dialog) => {
      failures.push(`${page.url()}: dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    try {
      await use(page, failures);
    } finally {
      await context.close();
    }
  }

  async signIn(page: Page): Promise<void> {
    await page.getByLabel('Access token').fill(this.token);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Access token').waitFor({ state: 'detached' });
  }

  /** Returns the URLs of some pages of a specification: at most six operations, three schemas, and one page of each other kind. */
  async pagesOf(page: Page, slug: string): Promise<string[]> {
    await page.goto(this.urlOf(slug, '/operations'));
    const operations: string[] = await page.locator('main a[href*="/docs/"]').evaluateAll(hrefs);
    await page.goto(this.urlOf(slug, '/schemas'));
    const schemas: string[] = await page.locator('main a[href*="/schemas/"]').evaluateAll(hrefs);
    const print = operations.slice(0, 1).map((url) => url.replace('/docs/', '/print/'));
    const others = ['', '/operations', '/schemas', '/search?q=a', '/docs/none'].map((path) =>
      this.urlOf(slug, path),
    );
    return [...new Set([...operations.slice(0, 6), ...schemas.slice(0, 3), ...print, ...others])];
  }
}

const hrefs = (links: Element[]) =>
  links.flatMap((each) => (each instanceof HTMLAnchorElement ? [each.href] : []));
