import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { launchOptions } from '../../../../../scripts/testing/launch-options.js';
import { openPage } from '../../../../../scripts/testing/open-page.js';

/** A browser that opens each page in a context of its own, so that tests do not affect each other. */
export class TestBrowser {
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async start(executablePath: string): Promise<TestBrowser> {
    return new TestBrowser(await chromium.launch(launchOptions(executablePath)));
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  /** Opens a page, and closes it afterwards. Collects errors of the console and of scripts, and dialogs. */
  async withPage(
    options: BrowserContextOptions,
    use: (page: Page, failures: string[]) => Promise<void>,
  ): Promise<void> {
    const context = await this.#browser.newContext(options);
    try {
      const page = await openPage(context);
      await use(page, watch(page));
    } finally {
      await context.close();
    }
  }
}

function watch(page: Page): string[] {
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => failures.push(`${page.url()}: ${error.message}`));
  page.on('dialog', (dialog) => {
    failures.push(`${page.url()}: dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return failures;
}
