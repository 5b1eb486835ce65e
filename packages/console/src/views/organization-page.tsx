import { callOperation, listQuery } from '../call-operation.js';
import { SpecList } from '../components/spec-list.js';
import type { View } from '../view.js';

/** An organization with its specifications. */
export const organizationPage: View = async (page) => {
  const { organizationId = '' } = page.params;
  const list = await callOperation(page, 'listOpenAPISpecs', { organizationId }, listQuery(page));
  const { id, title } = await callOperation(page, 'getOrganizationById', { organizationId });
  return {
    title,
    content: (
      <>
        <nav>Organization {id}</nav>
        <h1>{title}</h1>
        <SpecList list={list} organizationId={id} links={page.links} />
      </>
    ),
  };
};
