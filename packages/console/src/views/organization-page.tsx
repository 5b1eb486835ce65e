import type { Schema } from '@specshelf/contract';
import { hasScope, type Principal } from '@specshelf/service';
import { CatalogFilters } from '../catalog/catalog-filters.js';
import { CatalogPages } from '../catalog/catalog-pages.js';
import { type CatalogQuery, catalogURL, isFiltered, readCatalogQuery } from '../catalog/catalog-query.js';
import { EmptyCatalog } from '../catalog/empty-catalog.js';
import { listSpecs, type RejectedQuery } from '../catalog/list-specs.js';
import { readPageNumber } from '../catalog/page-number.js';
import { SpecList } from '../catalog/spec-list.js';
import { callOperation, requireSignIn } from '../web/call-operation.js';
import type { PageRequest } from '../web/page-request.js';
import type { PageContent, View } from '../web/view.js';

/** The catalog: the specifications of an organization, with search, filters, and order in its URL. */
export const organizationPage: View = async (page) => {
  const principal = requireSignIn(page.principal);
  const { organizationId = '' } = page.params;
  const query = readCatalogQuery(page.query);
  const listed = await listSpecs(page, organizationId, query);
  const { id, title, urls } = await callOperation(page, 'getOrganizationById', { organizationId });
  if (!('list' in listed)) return rejectedPage(listed, { query, root: page.links.organization(id), title });
  const { list } = listed;
  const props = { page, list, query, organizationId: id, root: page.links.organization(id) };
  const publish = publishURL(page, principal, id);
  const values = await page.service.countCatalogValues(principal, organizationId);
  const spaces = await page.service.listSpaces(principal, id, shownSpaces + 1);
  const isEmpty = list.count === 0 && !isFiltered(query);
  return {
    title: `Specifications of ${title}`,
    content: (
      <>
        <div class="page-head">
          <h1>Specifications</h1>
          <span class="quiet">{isEmpty ? title : `${describeCount(list, query)} in ${title}`}</span>
          {publish !== undefined && !isEmpty && (
            <div class="actions">
              <a class="button" href={publish}>
                Publish
              </a>
            </div>
          )}
        </div>
        <Deleted slug={page.query.get('deleted')} />
        {!isEmpty && <CatalogFilters query={query} root={props.root} values={values} />}
        <Entries {...props} publish={publish} />
        <Spaces spaces={spaces} links={page.links} />
        <MCPServer address={`${urls.app}/mcp`} />
      </>
    ),
  };
};

/** Confirms that the previous request deleted a specification. */
function Deleted({ slug }: { slug: string | null }) {
  if (slug === null || !/^[a-z0-9-]{1,100}$/.test(slug)) return null;
  return (
    <p class="notice good" role="status">
      The specification {slug} is deleted.
    </p>
  );
}

interface Catalog {
  query: CatalogQuery;
  root: string;
  /** The title of the organization. */
  title: string;
}

/** The search form with an invalid query, to correct it. */
function rejectedPage({ status, messages }: RejectedQuery, { query, root, title }: Catalog): PageContent {
  return {
    status,
    title: `Specifications of ${title}`,
    content: (
      <>
        <div class="page-head">
          <h1>Specifications</h1>
          <span class="quiet">{title}</span>
        </div>
        <CatalogFilters query={query} root={root} />
        <div class="notice bad" role="alert">
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
          <p>
            <a href={catalogURL(root, {})}>All specifications</a>
          </p>
        </div>
      </>
    ),
  };
}

function publishURL(
  { links }: PageRequest,
  principal: Principal,
  organizationId: string,
): string | undefined {
  const mayPublish = hasScope(principal, 'openapi:write', organizationId);
  return mayPublish ? links.publish(organizationId) : undefined;
}

type List = Schema<'OpenAPISpecList'>;

function describeCount({ count, countCapped }: List, query: CatalogQuery): string {
  const number = `${countCapped ? 'More than ' : ''}${count.toLocaleString('en')}`;
  if (!isFiltered(query)) return number;
  return `${number} ${count === 1 ? 'match' : 'matches'}`;
}

/** Clients with language models need the address. */
function MCPServer({ address }: { address: string }) {
  return (
    <section class="after">
      <h2>MCP server</h2>
      <p class="quiet">
        Assistants and editors read these specifications at <code>{address}</code>, with a token of the scope
        openapi:read.
      </p>
    </section>
  );
}

const shownSpaces = 20;

/** Spaces compute pages from the specifications, for other frontends, so that they are listed after them. */
function Spaces({ spaces, links }: { spaces: readonly { id: string }[]; links: PageRequest['links'] }) {
  if (spaces.length === 0) return null;
  return (
    <section class="after">
      <h2>Spaces</h2>
      <p class="quiet">
        Other frontends and integrations read pages from a space. The API computes these pages from the
        specifications of this organization.
      </p>
      <p class="links">
        {spaces.slice(0, shownSpaces).map(({ id }) => (
          <a key={id} href={links.space(id)}>
            {id}
          </a>
        ))}
        {spaces.length > shownSpaces && <span class="quiet">and more</span>}
      </p>
    </section>
  );
}

interface EntriesProps {
  page: PageRequest;
  list: List;
  query: CatalogQuery;
  organizationId: string;
  root: string;
  publish: string | undefined;
}

function Entries({ page, list, query, organizationId, root, publish }: EntriesProps) {
  if (list.items.length === 0) {
    const reason = list.count > 0 ? 'page' : isFiltered(query) ? 'filters' : 'registry';
    return <EmptyCatalog reason={reason} root={root} publish={publish} />;
  }
  return (
    <>
      <SpecList
        specs={list.items}
        organizationId={organizationId}
        links={page.links}
        now={page.now}
        query={query}
      />
      <CatalogPages list={list} query={query} root={root} page={readPageNumber(page.query)} />
    </>
  );
}
