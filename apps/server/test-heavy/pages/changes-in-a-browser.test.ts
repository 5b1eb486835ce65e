import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { startWeb, type Web } from '../../test/support/http/start-web.js';
import { checkLooks } from '../support/browser/check-looks.js';
import { DocumentationBrowser } from '../support/documentation/browse-documentation.js';
import { boatRental } from '../support/documents/boat-rental.js';

const executable = findChromium('the pages of changes');
const place = { organizationId: 'acme', specSlug: 'boats' };
const root = '/orgs/acme/openapi/boats';

const pages = [
  { name: 'versions', path: `${root}/versions` },
  { name: 'changelog', path: `${root}/changelog` },
  { name: 'changes', path: `${root}/changes?impact=docs` },
  { name: 'comparison', path: `${root}/changes?from=label:first` },
  { name: 'settings', path: `${root}/manage` },
  { name: 'refused', path: '/orgs/acme/openapi/fetched/refused' },
  { name: 'refused run', path: '/orgs/acme/openapi/fetched/versions' },
  { name: 'documentation', path: root },
  { name: 'rules', path: '/docs/changes' },
];

describe.skipIf(executable === undefined)('the pages of changes', () => {
  let site: DocumentationBrowser;
  let web: Web;
  let served = boatRental(1);

  beforeAll(async () => {
    site = await DocumentationBrowser.start(executable ?? '');
    const { client, target } = site;
    web = await startWeb({ '/boats.yaml': (_request, response) => response.end(served) });
    for (const number of [1, 2, 3] as const) {
      await client.specs.upsert({ ...place, source: { text: boatRental(number) } });
      await target.server.processor.idle();
      target.advance(86_400_000);
    }
    await client.specs.setVisibility({ ...place, visibility: 'public' });
    const [first] = (await client.specs.versions.list(place)).items.slice(-1);
    await send('PUT', `${root}/labels/first`, { version: first?.id });
    const source = { url: `${web.url}/boats.yaml` };
    const fetched = '/orgs/acme/openapi/fetched';
    await send('PUT', fetched, { source });
    await send('PATCH', fetched, { compatibility: { refuse: 'breaking' } });
    await target.server.processor.idle();
    served = boatRental(3);
    target.advance(60_000);
    await send('PUT', fetched, { source });
    await target.server.processor.idle();
  });

  afterAll(async () => {
    await site?.close();
    await web?.close();
  });

  async function send(method: 'PUT' | 'PATCH', path: string, body: object): Promise<void> {
    const headers = { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' };
    const url = `${site.target.url}/v1${path}`;
    const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
    expect([response.ok, await response.text()]).toEqual([true, expect.anything()]);
  }

  it.each(pages)('are accessible and do not scroll horizontally: $name', async ({ name, path }) => {
    await site.withMember({}, async (page) => {
      const response = await page.goto(site.target.url + path);
      expect(response?.status()).toBe(200);
      await checkLooks(page, name);
    });
  });

  it('are accessible and do not scroll horizontally: public changelog', async () => {
    await site.withPage({}, async (page) => {
      await page.goto(`${site.target.url}${root}/changelog`);
      await checkLooks(page, 'public changelog');
    });
  });

  it('compare two versions by keyboard and without script', async () => {
    await site.withMember({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${site.target.url}${root}/versions`);
      await page.getByRole('link', { name: 'Changelog', exact: true }).press('Enter');
      await page.getByLabel('From').selectOption({ label: 'Label first' });
      await page.getByRole('button', { name: 'Compare' }).press('Enter');
      await page.waitForURL(/from=label%3Afirst/);
      await page.getByRole('heading', { name: /^Breaking/ }).waitFor();
    });
  });
});
