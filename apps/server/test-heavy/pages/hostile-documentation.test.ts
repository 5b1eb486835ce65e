import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { DocumentationBrowser } from '../support/documentation/browse-documentation.js';
import { hostileDocuments } from '../support/documentation/hostile-documents.js';

const executable = findChromium('hostile documentation');
const documents = [...hostileDocuments()];

describe.skipIf(executable === undefined)('documentation of a hostile specification in a browser', () => {
  let site: DocumentationBrowser;

  beforeAll(async () => {
    site = await DocumentationBrowser.start(executable ?? '');
  });

  afterAll(() => site?.close());

  const published = new Map<string, Promise<void>>();

  /** Publishes a document once for all tests. */
  function publish(slug: string, text: string): Promise<void> {
    const publishing = published.get(slug) ?? site.publish(slug, text);
    published.set(slug, publishing);
    return publishing;
  }

  it.each(documents)(
    'runs no script, loads only images of others, and fits 320 px: %s',
    async (slug, text) => {
      await publish(slug, text);
      await site.withPage({ viewport: { width: 320, height: 700 } }, async (page, failures) => {
        const requests = await watchRequests(page);
        await page.addInitScript(collectViolations);
        const defects: string[] = [];
        let count = 0;
        for await (const url of site.visitPages(page, slug)) {
          count += 1;
          defects.push(
            ...(await page.evaluate(defectsOfPage)).map((defect) => `${url.slice(-100)} ${defect}`),
          );
        }
        expect(count).toBeGreaterThan(slug === 'hostile' ? 14 : 5);
        expect(defects).toEqual([]);
        expect(requests).toEqual([]);
        // The images of the author do not exist.
        expect(failures.filter((failure) => !failure.includes('Failed to load resource'))).toEqual([]);
      });
    },
  );

  it.each(documents)(
    'has a source and problems that fit 320 px, and runs no script: %s',
    async (slug, text) => {
      await publish(slug, text);
      await site.withMember({ viewport: { width: 320, height: 700 } }, async (page, failures) => {
        const requests = await watchRequests(page);
        await page.addInitScript(collectViolations);
        const defects: string[] = [];
        for (const path of [
          '/problems',
          '/source',
          '/source?wrap=off&line=9',
          '/source?text=processed&line=20',
        ]) {
          const response = await page.goto(site.urlOf(slug, path));
          expect([path, response?.status()]).toEqual([path, 200]);
          defects.push(...(await page.evaluate(defectsOfPage)).map((defect) => `${path} ${defect}`));
        }
        expect(defects).toEqual([]);
        expect(requests).toEqual([]);
        expect(failures.filter((failure) => !failure.includes('Failed to load resource'))).toEqual([]);
      });
    },
  );

  /** Collects the requests to other sites, which fail, except for images. */
  async function watchRequests(page: Page): Promise<string[]> {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      const isImage = request.resourceType() === 'image' && ['https:', 'data:'].includes(protocol);
      if (origin !== site.target.url && !isImage) requests.push(request.url().slice(0, 200));
    });
    await page.route('https://**', (route) => route.abort());
    return requests;
  }
});

/** Runs in the page before its own scripts. */
function collectViolations(): void {
  const violations: string[] = [];
  Reflect.set(globalThis, 'violations', violations);
  document.addEventListener('securitypolicyviolation', (event) =>
    violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  );
}

/** Runs in the page. */
function defectsOfPage(): string[] {
  const defects: string[] = [...Reflect.get(globalThis, 'violations')];
  if (document.title === 'attacked' || Reflect.has(globalThis, 'attacked')) defects.push('ran a script');
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > 320) defects.push(`is ${scrollWidth} px wide`);
  if (!document.querySelector('h1')?.checkVisibility()) defects.push('shows no h1');
  // Attributes with text for readers.
  const texts = ['alt', 'title', 'aria-label', 'value', 'content', 'id', 'for', 'aria-controls'];
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      // Browsers ignore control characters and blanks in schemes.
      const url = [...value].filter((character) => character > ' ').join('');
      const isScript =
        /^(?:javascript|vbscript|blob|file|data:(?!image\/(?:png|jpe?g|gif|webp|avif)[;,]|,$)):?/i.test(url);
      if (name.startsWith('on') || name === 'style' || (isScript && !texts.includes(name)))
        defects.push(`has ${element.localName} ${name}=${value.slice(0, 80)}`);
    }
  return defects;
}
