import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findChromium } from '../../../scripts/install/find-chromium.js';
import { checkPage } from '../../server/test-heavy/support/console-journey/check-page.js';
import {
  manageSpecifications,
  manageTokens,
  shareSpecification,
} from '../../server/test-heavy/support/console-journey/journey.js';
import { buildDemo } from '../scripts/build.js';
import { type StaticServer, serve } from '../scripts/serve.js';

const executable = findChromium('the console of the demo');

const visits = [
  { name: 'wide, light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'narrow, dark', viewport: { width: 390, height: 800 }, colorScheme: 'dark' },
] as const;

// apps/server/test-heavy/pages/console-journey.test.ts makes the same journeys over a server.
describe.skipIf(executable === undefined)('the console of the demo', () => {
  let folder: string;
  let server: StaticServer;
  let browser: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'specshelf-demo-'));
    await buildDemo(folder);
    server = await serve(folder, { port: 0, prefix: '/preview/specshelf/' });
    browser = await chromium.launch({ executablePath: executable ?? '', args: ['--no-sandbox'] });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await rm(folder, { recursive: true });
  });

  describe.each(visits)('$name', ({ name, ...look }) => {
    it.each([
      { does: 'publishes, breaks, repairs, and shares a specification', take: shareSpecification },
      { does: 'publishes folders and texts, and describes and deletes them', take: manageSpecifications },
      { does: 'creates a token and reads the audit log', take: manageTokens },
    ])('$does', async ({ take }) => {
      const context = await browser.newContext(look);
      onTestFinished(() => context.close());
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      const failures: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') failures.push(`${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => failures.push(`${page.url()}: ${error.message}`));
      await page.goto(server.url);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('Access token').waitFor();
      await take({
        page,
        root: server.url.replace(/\/$/, ''),
        organizationId: 'examples',
        token: 'demo',
        specSlug: name.replaceAll(/\W+/g, '-'),
        hasScript: true,
        check: (where) => checkPage(page, { where, hasScript: true, width: look.viewport.width }),
      });
      expect(failures.filter((text) => !text.includes('401'))).toEqual([]);
    });
  });
});
