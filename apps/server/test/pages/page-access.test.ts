import { pageAccess } from '@specshelf/conformance';
import { listPages } from '@specshelf/console/test/list-pages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PagesWorld, startPagesWorld } from '../support/pages/pages-world.js';
import { createVisitor } from '../support/pages/visitor.js';

// The conformance suite tests the access to all other pages.

let world: PagesWorld;

beforeAll(async () => {
  world = await startPagesWorld();
});

afterAll(() => world.close());

const indexes = ['', '.md', '/operations', '/operations.md', '/schemas', '/schemas.md', '/search'];
const files = ['/search.json', '/suggestions.json', '/llms.txt'];

/** The pages of the documentation of the API, with their status for everyone. The API has neither this tag nor this schema. */
const statuses: Readonly<Record<string, number>> = {
  '/openapi.json': 200,
  '/openapi.yaml': 200,
  ...Object.fromEntries([...indexes, ...files].map((path) => [`/docs${path}`, 200])),
  ...Object.fromEntries(
    ['/pages/*path', '/schemas/:name', '/print/*path'].map((path) => [`/docs${path}`, 404]),
  ),
};

it('the access to each page is tested', () => {
  const own = Object.keys(statuses).map((path) => `GET ${path}`);
  expect([...Object.keys(pageAccess), ...own].sort()).toEqual(listPages().sort());
});

it('the documentation of the API is open to visitors, members, and strangers', async () => {
  const member = await world.visitorWith(world.reader);
  for (const visitor of [createVisitor(world.target.url), member, await world.visitorWith(world.stranger)]) {
    for (const [path, status] of Object.entries(statuses)) {
      const address = path.replace('*path', 'maps').replace(':name', 'Chart');
      expect([path, (await visitor.see(address)).status]).toEqual([path, status]);
    }
  }
});
