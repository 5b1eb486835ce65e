import type { SearchFields } from '@specshelf/search';

/** A page that the search in a specification finds. */
export interface SearchEntry {
  kind: 'operation' | 'webhook' | 'schema' | 'page';
  title: string;
  href: string;
  method?: string;
  /** The path of an operation, or the name of a webhook. */
  address?: string;
  operationId?: string;
  /** The path of a page, or the name of a schema. */
  place: string;
  deprecated?: true;
  /** The beginning of the description. Not in the browser. */
  text?: string;
  /** See the entries of `@specshelf/search`. */
  inputs?: string;
  /** Orders entries that match equally. */
  id: number;
  /** What finds it, with a space before and after each. In the browser without those of descriptions, parameters, and properties. */
  tokens: string;
}

/** The texts of an entry that the browser has. Their tokens are a part of those of the entry. */
export interface ShownTexts
  extends Pick<SearchEntry, 'kind' | 'title' | 'method' | 'address' | 'operationId'> {}

/** The same fields as those of the search in an organization. `contexts` has the names of the specification. */
export function shownFields(texts: ShownTexts, contexts: readonly string[]): SearchFields {
  const { kind, title, method = '', address = '', operationId = '' } = texts;
  if (kind === 'page' || kind === 'schema') {
    return { identifiers: [title], names: [title], paths: [], contexts, bodies: [] };
  }
  const name = kind === 'webhook' ? address : operationId;
  const action = `${method} ${address}`;
  // Its author gave it no title.
  const isUntitled = title === action || title === address;
  return {
    ...{ contexts, bodies: [] },
    identifiers: [name, address, action, title],
    names: [name, isUntitled ? '' : title],
    paths: [action],
  };
}
