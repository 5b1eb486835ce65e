import type { Schema } from '@specshelf/contract';
import { errorReply, RequestError } from '@specshelf/service';
import { callOperation, listQuery, validatedCall } from '../web/call-operation.js';
import type { PageRequest } from '../web/page-request.js';
import { type CatalogQuery, defaultSort } from './catalog-query.js';
import { isNumbered, pageSize, readPageNumber } from './page-number.js';

/** A page of the catalog, or what its query must change. */
export type Listed = { list: Schema<'OpenAPISpecList'> } | RejectedQuery;

export interface RejectedQuery {
  status: number;
  messages: readonly string[];
}

/** Lists the specifications of the query. An invalid query has messages instead, for its form. */
export async function listSpecs(
  page: PageRequest,
  organizationId: string,
  query: CatalogQuery,
): Promise<Listed> {
  try {
    const sent = { sort: defaultSort, ...query };
    const number = readPageNumber(page.query);
    if (number !== undefined && number > 1)
      return { list: await numberedPage(page, organizationId, sent, number) };
    const cursor = number === undefined ? listQuery(page) : {};
    return {
      list: await callOperation(page, 'listOpenAPISpecs', { organizationId }, { ...sent, ...cursor }),
    };
  } catch (error) {
    if (!(error instanceof RequestError) || error.meaning !== 'invalid-request') throw error;
    const { problems, message } = error;
    return {
      status: errorReply(error).status,
      messages: problems.length === 0 ? [message] : problems.map((problem) => describe(problem)),
    };
  }
}

/** Lists the specifications of a page by its number; none after the last page. */
async function numberedPage(
  page: PageRequest,
  organizationId: string,
  sent: CatalogQuery,
  number: number,
): Promise<Schema<'OpenAPISpecList'>> {
  const list = (query: Record<string, string>) =>
    callOperation(page, 'listOpenAPISpecs', { organizationId }, { ...sent, ...query });
  const call = await validatedCall(page, 'listOpenAPISpecs', { organizationId }, sent);
  const matches = (number - 1) * pageSize;
  const cursor = isNumbered(sent, number) ? await page.service.findCatalogCursor(call, matches) : undefined;
  if (cursor !== undefined) return list({ page: cursor });
  const { next: _next, ...first } = await list({ limit: '1' });
  return { ...first, items: [] };
}

const subjects: Readonly<Record<string, string>> = {
  '/query/q': 'The search',
  '/query/state': 'The state',
  '/query/owner': 'The owner',
  '/query/tag': 'The tag',
  '/query/lifecycle': 'The lifecycle',
  '/query/visibility': 'The visibility',
  '/query/problems': 'The filter by problems',
  '/query/sort': 'The order',
};

/** Messages of the API continue the path of a value: "must be …". */
function describe({ path, message }: RequestError['problems'][number]): string {
  if (path === '/query/page') return 'The address names no page of this list. Begin at its first page.';
  return `${subjects[path] ?? path} ${message.replace(/[.]$/, '')}.`;
}
