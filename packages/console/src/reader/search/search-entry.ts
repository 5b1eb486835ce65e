import type { SearchFields } from '@specshelf/search';

/** A page that the search in a specification finds. */
export interface SearchEntry {
  kind: 'operation' | 'webhook' | 'schema' | 'page';
  title: string;
  href: string;
  method?: string;
  /** The path of an operation, or the name of a webhook. */
  address?: string;
  deprecated?: true;
  /** The beginning of the description. Not in the browser. */
  text?: string;
  /** What finds it, with a space before and after each. The identifier comes first. */
  tokens: string;
}

/** The texts of an entry that the browser has. Their tokens are a part of those of the entry. */
export interface ShownTexts extends Pick<SearchEntry, 'kind' | 'title' | 'method' | 'address'> {
  operationId?: string;
}

/** The same fields as those of the search in an organization. */
export function shownFields(texts: ShownTexts): SearchFields {
  const { kind, title, method = '', address = '', operationId = '' } = texts;
  if (kind === 'page') return { ...none, identifiers: [title], titles: [title] };
  if (kind === 'schema') return { ...none, identifiers: [title], names: [title] };
  const name = kind === 'webhook' ? address : operationId;
  const action = `${method} ${address}`;
  return {
    ...{ ...none, names: [name], paths: [action], titles: [title] },
    identifiers: [name, title, address, action],
  };
}

const none: SearchFields = { identifiers: [], names: [], paths: [], titles: [], bodies: [] };
