import { ask, signedIn } from './ask.js';
import { listQuery } from './list-query.js';
import type { Page } from './page.js';
import { SpecList } from './spec-list.js';

/** What the address of a page is whose content integrations make: it is read in a space. */
export const spacePage: Page = async (visit) => {
  const { spaceId = '', path } = visit.params;
  const { organizationId } = await visit.service.findSpace(signedIn(visit.principal), spaceId);
  const list = await ask(visit, 'listOpenAPISpecs', { organizationId }, listQuery(visit));
  return {
    title: spaceId,
    content: (
      <>
        <nav>
          Space of <a href={visit.links.organization(organizationId)}>{organizationId}</a>
        </nav>
        <h1>{spaceId}</h1>
        <section>
          {path !== undefined && (
            <p>
              This is the address of the page <code>{path}</code> of this space.
            </p>
          )}
          <p>
            A space is what content is computed for. Its pages are made when somebody asks for them, from the
            specifications of its organization and by integrations, and are answered as data: by{' '}
            <code>POST /v1/spaces/{spaceId}/content/computed/revision</code>.
          </p>
        </section>
        <SpecList list={list} organizationId={organizationId} links={visit.links} />
      </>
    ),
  };
};
