import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { onTestFinished } from 'vitest';
import { launchOptions } from '../../../../scripts/testing/launch-options.js';
import { openPage } from '../../../../scripts/testing/open-page.js';
import { buildDemo } from '../../scripts/build.js';
import { type StaticServer, serve } from '../../scripts/serve.js';

/** A page of a new visitor, and what the browser reported about it. */
export interface DemoVisit {
  context: BrowserContext;
  page: Page;
  failures: string[];
}

/** The built demo, served at paths of a host of static files, and a browser. */
export class DemoSite {
  readonly #folder: string;
  readonly #browser: Browser;
  readonly #servers: StaticServer[] = [];

  private constructor(folder: string, browser: Browser) {
    this.#folder = folder;
    this.#browser = browser;
  }

  static async start(executablePath: string): Promise<DemoSite> {
    const folder = await mkdtemp(join(tmpdir(), 'specshelf-demo-'));
    await buildDemo(folder);
    return new DemoSite(folder, await chromium.launch(launchOptions(executablePath)));
  }

  /** Serves the demo below a path, and returns the URL of its start page. */
  async serve(prefix: string): Promise<string> {
    const server = await serve(this.#folder, { port: 0, prefix });
    this.#servers.push(server);
    return server.url;
  }

  /** Opens a page, and closes it at the end of the test. Images of other sites are answered here. */
  async visit(
    url: string,
    options: BrowserContextOptions = {},
    prepare: (context: BrowserContext) => Promise<unknown> = async () => undefined,
  ): Promise<DemoVisit> {
    const context = await this.#browser.newContext(options);
    onTestFinished(() => context.close());
    await context.route(
      ({ origin }) => origin !== new URL(url).origin,
      (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await prepare(context);
    const page = await openPage(context);
    return { context, page, failures: watch(page) };
  }

  async close(): Promise<void> {
    await this.#browser.close();
    for (const server of this.#servers) await server.close();
    await rm(this.#folder, { recursive: true });
  }
}

/** Collects errors and failed requests of a page, except files that the browser no longer needs when the page is left. */
function watch(page: Page): string[] {
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  page.on('pageerror', (error) => failures.push(String(error)));
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText;
    const isCancelled = error === 'net::ERR_ABORTED' && !request.isNavigationRequest();
    if (!isCancelled) failures.push(`${request.url()}: ${error}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.url()}: ${response.status()}`);
  });
  return failures;
}
