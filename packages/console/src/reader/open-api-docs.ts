import type { ReadableVersion } from '@specshelf/service';
import type { LoadAPIDocument } from '../page/api-document.js';
import type { PageRequest } from '../web/page-request.js';
import { createReaderLinks } from './reading/reader-links.js';
import { type Reading, unlisted } from './reading/reading.js';

/** The addresses of the documentation of the API of this server. `docs/problems` has the rules. */
export const apiDocs = { root: '/docs', pages: 'pages' } as const;

const name = 'specshelf';

/** Returns a function that opens the documentation of the API. The document is processed on first use. */
export function createAPIDocsOpener(
  load: LoadAPIDocument,
  publicURL: () => string,
): (page: PageRequest) => Promise<Reading> {
  let opened: Promise<ReadableVersion> | undefined;
  const open = async ({ service }: PageRequest) => {
    const pagesURL = `${publicURL()}${apiDocs.root}/${apiDocs.pages}`;
    return service.reader.openText({ name, text: await load('json'), pagesURL });
  };
  return async (page) => {
    opened ??= open(page).catch((error) => {
      // The next request tries again.
      opened = undefined;
      throw error;
    });
    const version = await opened;
    const [overview, map] = await Promise.all([version.overview(), version.siteMap()]);
    const { links, principal } = page;
    const reader = createReaderLinks(links.to(apiDocs.root), false, apiDocs.pages);
    return {
      ...{ version, overview, map, reader, latest: reader, versionId: undefined, versions: unlisted },
      spec: { slug: name, visibility: 'public' },
      place: { organizationId: '', specSlug: name },
      visitor: principal ? 'signed-in' : 'anonymous',
      links: {
        ...links,
        published: (_place, format) => links.to(`/openapi.${format}`),
        signInFor: () => links.signIn,
      },
    };
  };
}
