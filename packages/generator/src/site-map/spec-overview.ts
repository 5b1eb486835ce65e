/** Facts about a specification, as its author writes them: untrusted input, except HTML. */
export interface SpecOverview {
  title: string;
  version: string;
  /** Plain text. */
  plainSummary?: string;
  /** Sanitized HTML, as all members with this ending. */
  descriptionHTML?: string;
  termsOfService?: string;
  contact?: { name?: string; url?: string; email?: string };
  license?: { name?: string; identifier?: string; url?: string };
  externalDocs?: { description?: string; url: string };
  servers: { url: string; description?: string }[];
  security: SecurityOverview[];
}

/** A security scheme. */
export interface SecurityOverview {
  name: string;
  type: string;
  descriptionHTML?: string;
  /** Of the type `http`, such as `bearer`. */
  scheme?: string;
  bearerFormat?: string;
  /** Of the type `apiKey`: `query`, `header`, or `cookie`, and the name there. */
  in?: string;
  parameter?: string;
  /** Of the type `oauth2`: the names of its flows. */
  flows?: string[];
}
