import type { Route } from './route.js';

/** What it takes to call an operation, in few bytes: clients carry all of them. */
export type Call = readonly [
  method: Route['method'],
  /** The template, with parameters in braces. */
  path: string,
  /** The names of its query parameters, with spaces between them. */
  query?: string,
  /** Whether it takes a JSON body. */
  takesBody?: boolean,
  /** The media type of a successful answer, JSON unless said otherwise; null when no success has a body. */
  mediaType?: string | null,
];
