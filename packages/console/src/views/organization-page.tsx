import { ask } from './ask.js';
import { listQuery } from './list-query.js';
import type { Page } from './page.js';
import { SpecList } from './spec-list.js';

/** The specifications of an organization. */
export const organizationPage: Page = async (visit) => {
  const { organizationId = '' } = visit.params;
  const list = await ask(visit, 'listOpenAPISpecs', { organizationId }, listQuery(visit));
  const { id, title } = await ask(visit, 'getOrganizationById', { organizationId });
  return {
    title,
    content: (
      <>
        <nav>Organization {id}</nav>
        <h1>{title}</h1>
        <SpecList list={list} organizationId={id} links={visit.links} />
      </>
    ),
  };
};
