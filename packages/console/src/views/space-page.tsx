import { SpecList } from '../catalog/spec-list.js';
import { Breadcrumbs } from '../components/breadcrumbs.js';
import { NextPage } from '../components/next-page.js';
import { pluralize } from '../components/pluralize.js';
import { callOperation, listQuery, requireSignIn } from '../web/call-operation.js';
import type { View } from '../web/view.js';

/** A space, or the address of one of its pages: integrations generate their content, and frontends render it. */
export const spacePage: View = async (page) => {
  const { spaceId = '', path } = page.params;
  const { organizationId } = await page.service.findSpace(requireSignIn(page.principal), spaceId);
  const { title } = await callOperation(page, 'getOrganizationById', { organizationId });
  const list = await callOperation(page, 'listOpenAPISpecs', { organizationId }, listQuery(page));
  return {
    title: spaceId,
    content: (
      <>
        <Breadcrumbs above={[{ text: title, href: page.links.organization(organizationId) }]} />
        <h1>Space {spaceId}</h1>
        <section>
          {path !== undefined && (
            <p>
              This is the URL of the page <code>{path}</code> in this space.
            </p>
          )}
          <p>
            The pages of a space are computed on request, from the specifications of its organization and by
            integrations. The API returns them as data:{' '}
            <code>POST /v1/spaces/{spaceId}/content/computed/revision</code>.
          </p>
        </section>
        <section>
          <h2>{pluralize(list.count, 'specification')}</h2>
          <SpecList specs={list.items} organizationId={organizationId} links={page.links} now={page.now} />
          <NextPage next={list.next} />
        </section>
      </>
    ),
  };
};
