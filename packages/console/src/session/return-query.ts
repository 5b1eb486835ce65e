import { auditFilterNames } from '../audit/audit-query.js';
import { filterNames } from '../catalog/catalog-query.js';
import { searchParameters } from '../search/search-query.js';

/** The parameters that select the content of a page. */
const contentParameters = [
  ...['page', 'part', 'from', 'slug', 'sort', 'code', 'organization', ...filterNames],
  ...['text', 'file', 'line', 'column', 'pointer', 'wrap', 'severity', 'rule'],
  ...auditFilterNames,
  ...searchParameters,
];

/** Returns the query of a page to return to after sign-in, without parameters of forms and links. */
export function returnQuery(query: URLSearchParams): string {
  const sent = [...new Set(contentParameters)].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return sent.length === 0 ? '' : `?${sent.join('&')}`;
}
