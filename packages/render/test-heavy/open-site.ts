import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { freePort } from '../../../scripts/install/free-port.js';
import { launchOptions } from '../../../scripts/testing/launch-options.js';
import { openPage } from '../../../scripts/testing/open-page.js';

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:";
const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface OpenedPage {
  /** Tests the page, and expects that the browser reported nothing. */
  use(test: (tab: Page) => Promise<void>): Promise<void>;
}

/** Serves a folder with the content security policy of the documentation, and opens its page in Chromium. */
export function openSite(folder: string, executablePath: string): OpenedPage {
  return {
    use: async (test) => {
      const server = createServer(async ({ url = '/' }, response) => {
        const name = url === '/' ? '/index.html' : url;
        const content = await readFile(join(folder, name)).catch(() => undefined);
        response.setHeader('content-security-policy', policy);
        response.setHeader('content-type', mediaTypes[extname(name)] ?? 'text/plain');
        // Browsers request this file without a link.
        response.writeHead(content === undefined && name !== '/favicon.ico' ? 404 : 200).end(content);
      });
      const port = await freePort();
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      const browser = await chromium.launch(launchOptions(executablePath));
      try {
        const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
        const tab = await openPage(context);
        const reports: string[] = [];
        tab.on('console', (message) => reports.push(message.text()));
        tab.on('pageerror', (error) => reports.push(error.message));
        await tab.goto(`http://127.0.0.1:${port}/`);
        await test(tab);
        // React recommends its developer tools.
        expect(reports.filter((text) => !text.includes('React DevTools'))).toEqual([]);
      } finally {
        await browser.close();
        server.close();
      }
    },
  };
}
