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
  /** Where the words of the text were found. */
  matches: readonly string[];
  webhook?: true;
  deprecated?: true;
}

type SuggestionKind = 'spec' | 'operation' | 'schema' | 'page';

export interface FoundSuggestions {
  /** The best one first. */
  items: readonly Suggestion[];
  /** Whether words of the suggestions differ from those of the text by a typing error. */
  isTolerant?: boolean;
}

export interface Suggestions extends FoundSuggestions {
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

/** Groups suggestions by kind. The group of the best suggestion is the first one, so that this suggestion is the first of all. */
export function groupSuggestions(items: readonly Suggestion[]): SuggestionGroup[] {
  const kinds = new Set(items.map(({ kind }) => kind));
  return [...kinds].map((kind) => ({
    name: groupNames[kind],
    items: items.filter((item) => item.kind === kind),
  }));
}
