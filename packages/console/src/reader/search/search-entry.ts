/** A page that the search finds. The browser loads all entries of a specification, so names are short. */
export interface SearchEntry {
  kind: 'info' | 'operation' | 'schema' | 'tag' | 'webhook';
  title: string;
  href: string;
  /** The line under the title. */
  text?: string;
  method?: string;
  /** The path of an operation, or the name of a webhook. */
  address?: string;
  operationId?: string;
  deprecated?: true;
}

/** The word for a page without a method, in all lists of results. */
export function kindName({ kind }: Pick<SearchEntry, 'kind'>): string {
  return kind === 'info' || kind === 'tag' ? 'page' : kind;
}
