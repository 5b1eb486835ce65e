import type { Schema } from '@specshelf/contract';
import { errorReply, RequestError } from '@specshelf/service';
import { callOperation, listQuery } from '../call-operation.js';
import type { PageRequest } from '../page-request.js';
import { type CatalogQuery, defaultSort } from './catalog-query.js';

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
    const sent = { sort: defaultSort, ...query, ...listQuery(page) };
    return { list: await callOperation(page, 'listOpenAPISpecs', { organizationId }, sent) };
  } catch (error) {
    if (!(error instanceof RequestError) || error.meaning !== 'invalid-request') throw error;
    const { problems, message } = error;
    return {
      status: errorReply(error).status,
      messages: problems.length === 0 ? [message] : problems.map((problem) => describe(problem)),
    };
  }
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
