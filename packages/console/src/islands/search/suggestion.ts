/** A page that a search suggests. */
export interface Suggestion {
  kind: SuggestionKind;
  title: string;
  href: string;
  /** In upper case. */
  method?: string;
  /** The path of an operation, or the name of a webhook. */
  address?: string;
  /** The specification of the page, if the search covers several. */
  spec?: string;
  webhook?: true;
  deprecated?: true;
}

type SuggestionKind = 'spec' | 'operation' | 'schema' | 'page';

/** Suggestions, the best one first. */
export interface Suggestions {
  items: readonly Suggestion[];
  /** A similar query that finds something. Present only without items. */
  corrected?: FurtherLink;
  /** Links to further results. */
  further: readonly FurtherLink[];
}

export interface FurtherLink {
  text: string;
  href: string;
}

/** Suggestions of one kind, in their order. */
export interface SuggestionGroup {
  name: string;
  items: readonly Suggestion[];
}

const groupNames: Readonly<Record<SuggestionKind, string>> = {
  spec: 'Specifications',
  operation: 'Operations',
  schema: 'Schemas',
  page: 'Pages',
};

/** Groups suggestions by kind: operations before schemas and pages. Specifications are first only if the best one is a specification. */
export function groupSuggestions(items: readonly Suggestion[]): SuggestionGroup[] {
  const kinds: readonly SuggestionKind[] =
    items[0]?.kind === 'spec'
      ? ['spec', 'operation', 'schema', 'page']
      : ['operation', 'schema', 'page', 'spec'];
  return kinds.flatMap((kind) => {
    const ofKind = items.filter((item) => item.kind === kind);
    return ofKind.length === 0 ? [] : [{ name: groupNames[kind], items: ofKind }];
  });
}
