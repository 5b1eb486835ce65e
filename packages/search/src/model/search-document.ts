/** In the order of results. Webhooks are operations. */
export const searchKinds = ['spec', 'operation', 'schema', 'page'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** What a result shows. */
export interface SearchEntry {
  kind: SearchKind;
  title: string;
  /** Of an operation. */
  path?: string;
  /** Of operations and webhooks; in upper case, except additional methods. */
  method?: string;
  /** The operationId, the name of a webhook or of a schema, or the slug of a specification. */
  identifier?: string;
  /** The path of its page in the reader, below `docs/`. Absent if there is none. */
  page?: string;
  snippet?: string;
  /**
   * The names of its parameters and properties, separated by spaces. Only if the snippet does not contain all indexed words of the description:
   * otherwise, words that are in no other text are in such a name.
   */
  inputs?: string;
  deprecated?: true;
  webhook?: true;
}

/** A part of a specification that can be found. */
export interface SearchDocument {
  entry: SearchEntry;
  /** For `documentId`. */
  nameLength: number;
  /** Distinct, without scopes. */
  tokens: string[];
}
