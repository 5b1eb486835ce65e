import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectPage,
  hostile,
  type PagesWorld,
  script,
  startPagesWorld,
  textOf,
} from '../support/pages/pages-world.js';

// The conformance suite tests the other pages of specifications: no target of it holds a run.

let world: PagesWorld;

beforeAll(async () => {
  world = await startPagesWorld();
});

afterAll(() => world.close());

describe('the page of the state of a specification', () => {
  it('shows the step of a run, and refreshes until its end', async () => {
    const visitor = await world.visitorWith(world.reader);
    const status = '/orgs/acme/openapi/slow/versions';
    const request = world.nextSlowRequest();
    await world.client.specs.upsert({
      ...{ organizationId: 'acme', specSlug: 'slow' },
      source: { url: `${world.web.url}/slow.json` },
    });
    const response = await request;
    const running = await visitor.see(status);
    expect(running.text).toContain('<noscript><meta http-equiv="refresh" content="2"/></noscript>');
    expect(running.text).toContain('aria-current="step">Fetching, checking, and storing the files<');
    expect(textOf(running)).toContain('Processing Received');
    response.end(JSON.stringify(hostile));
    await world.target.server.processor.idle();
    const done = await visitor.see(status);
    expect(done.text).not.toContain('http-equiv="refresh"');
    expect(textOf(done)).toContain('Published, with 3 problems');
  });

  it('escapes the ID and the title of its organization', async () => {
    const visitor = await world.visitorWith(await world.target.token({ scopes: ['openapi:read'] }));
    const organization = `/orgs/${encodeURIComponent(script)}`;
    await world.publish('pets', { text: JSON.stringify(hostile) }, script);
    for (const address of [organization, `${organization}/openapi/pets/versions`]) {
      const seen = await visitor.see(address);
      expectPage(seen, 200);
      expect(seen.text).toContain('&lt;script>');
      expect(seen.text.split('<script')).toHaveLength(2);
    }
  });
});
