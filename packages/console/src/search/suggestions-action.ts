import type { Suggestion, Suggestions } from '../islands/search/suggestion.js';
import type { Action } from '../page/action.js';
import { shorten } from '../reader/reading/shorten.js';
import { securityHeaders } from '../web/security-headers.js';
import { findResults, hrefOf, type SearchResult } from './find-results.js';
import { readSearchQuery, searchURL } from './search-query.js';

/** More suggestions do not fit on a screen. */
const mostSuggestions = 12;

/** Longer paths and names do not fit either. In characters. */
const longestAddress = 300;

/** Returns the suggestions for a text as JSON, for the script of the search. */
export const suggestionsAction: Action = async (page) => {
  const query = readSearchQuery(page.query);
  const { items, suggestion } = await findResults(page, query, mostSuggestions);
  const root = page.links.search(page.params['organizationId'] ?? '');
  const found: Suggestions = {
    items: items.map(toSuggestion),
    ...(suggestion !== undefined && {
      corrected: { text: `Did you mean ${suggestion}?`, href: searchURL(root, { ...query, q: suggestion }) },
    }),
    further: items.length > 0 ? [{ text: 'All results', href: searchURL(root, query) }] : [],
  };
  return {
    status: 200,
    headers: { ...securityHeaders, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(found),
  };
};

function toSuggestion(result: SearchResult): Suggestion {
  const { kind, title, method, path, identifier, spec, matches, deprecated } = result;
  const isWebhook = kind === 'operation' && path === undefined;
  const address = isWebhook ? identifier : path;
  return {
    ...{ kind, title, href: hrefOf(result), spec, matches },
    ...(method !== undefined && { method }),
    ...(address !== undefined && { address: shorten(address, longestAddress) }),
    ...(isWebhook && { webhook: true as const }),
    ...(deprecated && { deprecated }),
  };
}
