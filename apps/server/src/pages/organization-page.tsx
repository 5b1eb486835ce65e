import type { Page } from './page.js';
import { SpecList } from './spec-list.js';
import { ask, listQuery } from './visit.js';

/** The specifications of an organization. */
export const organizationPage: Page = async (visit) => {
  const { organizationId = '' } = visit.params;
  const list = await ask(visit, 'listOpenAPISpecs', { organizationId }, listQuery(visit));
  return {
    title: organizationId,
    content: (
      <>
        <nav>Organization</nav>
        <h1>{organizationId}</h1>
        <SpecList list={list} organizationId={organizationId} links={visit.links} />
      </>
    ),
  };
};
