import type { JSONObject, JSONValue } from '@specshelf/base/json';
import type { CodeToken } from './code-token.js';
import type { LinkTarget } from './options.js';
import type { Description, ExternalLink, More, SchemaView } from './schema-view.js';

/** What a page shows of an operation or a webhook. */
export interface OperationView {
  /** ID of its element. Absent when the page shows only this one. */
  id?: string;
  kind: 'callback' | 'operation' | 'webhook';
  /** Prefix of the IDs of its elements; empty or with a trailing dot. */
  prefix: string;
  /** In upper case, except additional methods, which keep their case. */
  method: string;
  /** The path, the name of a webhook, or the expression of a callback. */
  path: string;
  /** Absent when the page shows the title. */
  title?: string;
  description?: Description;
  deprecated?: true;
  /** The date on which the operation ends, as the author writes it. */
  sunset?: string;
  documentation?: ExternalLink;
  servers: readonly ServerView[];
  /** Alternatives of which one is enough. Empty when the specification says nothing about authentication. */
  security: readonly SecurityAlternative[];
  parameters: readonly ParametersView[];
  body?: BodyView;
  responses: readonly ResponseView[];
  callbacks: readonly { name: string; operations: readonly OperationView[] }[];
  samples: readonly CodeSample[];
  /** Whether the specification has more of this operation than fits into a fragment. */
  isTruncated: boolean;
  /** The source of the operation, when the page has no room for all of its parts. */
  source?: More;
}

/** A server. */
export interface ServerView {
  /** With the default values of its variables, unless these are shown. */
  url: string;
  /** The variables in its URL. */
  variables: readonly ServerVariable[];
  /** Plain text. */
  description?: string;
}

/** A variable in the URL of a server. */
export interface ServerVariable {
  /** Without braces. */
  name: string;
  /** The allowed values; empty when any value is allowed. */
  values: readonly string[];
  /** Plain text. */
  description?: string;
  /** Only where the URL has the name of the variable instead of this value. */
  default?: string;
}

/** Schemes that are required together. Empty when no authentication is an alternative. */
export type SecurityAlternative = readonly SecurityScheme[];

export interface SecurityScheme {
  /** The name in the specification. */
  name: string;
  /** Such as `Bearer token in the header Authorization`. */
  words: string;
  scopes: readonly SecurityScope[];
  /** Where clients get tokens, such as the `Token URL`. */
  urls: readonly LabeledURL[];
  description?: Description;
}

/** A scope of OAuth 2.0 or OpenID Connect. */
export interface SecurityScope {
  /** As clients request it. */
  name: string;
  /** Plain text. */
  description?: string;
}

/** A URL and its purpose. */
export interface LabeledURL {
  /** Such as `Token URL`. */
  label: string;
  /** As the author writes it. */
  url: string;
}

/** Parameters of one location. */
export interface ParametersView {
  /** Such as `Path parameters`. */
  title: string;
  id: string;
  rows: SchemaView;
}

export interface BodyView {
  id: string;
  required: boolean;
  description?: Description;
  media: readonly MediaView[];
}

export interface MediaView {
  /** Such as `application/json`. */
  type: string;
  id: string;
  schema?: SchemaView;
  examples: readonly ExampleView[];
  /** How the properties of a form are written, by name. */
  encoding?: JSONObject;
}

export interface ExampleView {
  /** For the page with the complete example, such as `response-200:example-1`. */
  id: string;
  name: string;
  summary?: string;
  description?: Description;
  text: string;
  /** The language of the text for highlighting. */
  language?: string;
  /** The value, unless it is a text. */
  value?: JSONValue;
  /** Where the author keeps the example, instead of a text. */
  url?: string;
  /** Whether the author only describes the example, without a value. */
  isDescribed?: true;
  /** Whether it is shown without colors, because it is long. */
  isPlain?: true;
  /** The complete example, which is on another page. */
  more?: More;
}

export interface ResponseView {
  id: string;
  /** Such as `200`, `4XX`, or `default`. */
  status: string;
  /** Such as `Not Found`. */
  name?: string;
  /** The description, when it is one short line of plain text. */
  summary?: string;
  /** A longer description. */
  description?: Description;
  headers?: SchemaView;
  media: readonly MediaView[];
  links: readonly LinkView[];
}

/** An operation that can follow, with values of the response. */
export interface LinkView {
  name: string;
  /** The ID, or the address, of the operation. */
  operation?: string;
  /** The page of the operation. */
  target?: LinkTarget;
  description?: Description;
  /** Values for its parameters, such as `$response.body#/id`. */
  parameters: readonly { name: string; value: JSONValue }[];
  /** The value for its request body. */
  body?: JSONValue;
  /** The URL of its server, if it has another one. */
  server?: string;
}

/** A program of the author as text, or ours in tokens. */
export type CodeSample =
  | { label: string; text: string; language: string }
  /** `label` is a name such as `curl`. */
  | { label: string; tokens: readonly CodeToken[] };
