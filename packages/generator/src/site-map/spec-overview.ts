/** Facts about a specification, as its author writes them: untrusted input, except HTML. */
export interface SpecOverview {
  title: string;
  version: string;
  /** The language of its texts as a tag of BCP 47, if its author names it. */
  language?: string;
  /** Plain text. */
  plainSummary?: string;
  /** Sanitized HTML, as all members with this ending. */
  descriptionHTML?: string;
  termsOfService?: string;
  contact?: { name?: string; url?: string; email?: string };
  license?: { name?: string; identifier?: string; url?: string };
  externalDocs?: ExternalDocs;
  /** The tags with documentation elsewhere. */
  tags?: { name: string; externalDocs: ExternalDocs }[];
  servers: ServerOverview[];
  security: SecurityOverview[];
}

/** Documentation elsewhere. */
export interface ExternalDocs {
  description?: string;
  url: string;
}

/** A server. */
export interface ServerOverview {
  /** With variables in braces. */
  url: string;
  /** Plain text, which starts with the name of the server if it has one. */
  description?: string;
  /** The first variables. */
  variables?: VariableOverview[];
}

export interface VariableOverview {
  name: string;
  default?: string;
  /** The first allowed values; empty when any value is allowed. */
  values: string[];
  description?: string;
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
  deprecated?: true;
  /** Of the type `oauth2`. */
  flows?: FlowOverview[];
  /** Where clients find out how to get tokens. */
  urls?: URLsByMember;
}

/** A flow of OAuth 2.0. */
export interface FlowOverview {
  name: string;
  /** Where clients get tokens, by the name of the member, such as `tokenUrl`. */
  urls?: URLsByMember;
  /** The first scopes. */
  scopes: { name: string; description?: string }[];
}

type URLsByMember = { [name in URLMember]?: string };

type URLMember =
  | 'authorizationUrl'
  | 'deviceAuthorizationUrl'
  | 'oauth2MetadataUrl'
  | 'openIdConnectUrl'
  | 'refreshUrl'
  | 'tokenUrl';
