import type { Schema } from '@specshelf/contract';
import { callOperation, listQuery } from '../web/call-operation.js';
import type { PageRequest } from '../web/page-request.js';
import type { View } from '../web/view.js';
import { AuditFilters } from './audit-filters.js';
import { type AuditQuery, auditURL, operationFilters, readAuditQuery } from './audit-query.js';
import { AuditTable } from './audit-table.js';

/** The audit log of an organization, with filters in its URL. */
export const auditPage: View = async (page) => {
  const { organizationId = '' } = page.params;
  const query = readAuditQuery(page.query);
  const list = await callOperation(
    page,
    'listAuditEvents',
    { organizationId },
    { ...operationFilters(query), ...listQuery(page) },
  );
  const { id, title } = await callOperation(page, 'getOrganizationById', { organizationId });
  const root = page.links.audit(id);
  const count = `${list.countCapped ? 'More than ' : ''}${list.count.toLocaleString('en')}`;
  return {
    title: `Audit log of ${title}`,
    content: (
      <>
        <div class="page-head">
          <h1>Audit log</h1>
          <span class="quiet">{`${count} ${list.count === 1 ? 'event' : 'events'} in ${title}`}</span>
        </div>
        <AuditFilters query={query} root={root} />
        <Events page={page} list={list} query={query} organizationId={id} />
      </>
    ),
  };
};

interface EventsProps {
  page: PageRequest;
  list: Schema<'AuditEventList'>;
  query: AuditQuery;
  organizationId: string;
}

function Events({ page, list, query, organizationId }: EventsProps) {
  const isFirstPage = !page.query.has('page');
  const root = page.links.audit(organizationId);
  return (
    <>
      {list.items.length > 0 ? (
        <AuditTable
          events={list.items}
          organizationId={organizationId}
          query={query}
          links={page.links}
          now={page.now}
        />
      ) : (
        <div class="empty">
          <p>
            {isFirstPage ? 'No event matches. Choose fewer filters or a longer time.' : 'No more events.'}
          </p>
        </div>
      )}
      {(list.next || !isFirstPage) && (
        <nav class="links after" aria-label="Pages">
          {!isFirstPage && <a href={auditURL(root, query)}>First page</a>}
          {list.next && (
            <a href={auditURL(root, query, list.next.page)} rel="next">
              Next page
            </a>
          )}
        </nav>
      )}
    </>
  );
}
