import type { World } from '@specshelf/mocks/backend';
import galaxy from '../documents/galaxy.yaml';
import library from '../documents/library.yaml';
import museum from '../documents/museum.yaml';

/** The token of visitors. */
export const token = 'demo';

export const organizationId = 'examples';

/** Public specifications, by slug. */
const texts = { museum, galaxy, library };

export const world: World = {
  organizations: [{ id: organizationId, title: 'Examples', spaces: ['docs'] }],
  specs: Object.entries(texts).map(([slug, text]) => ({
    ...{ organizationId, slug, source: { text } },
    visibility: 'public',
  })),
};
