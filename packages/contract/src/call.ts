import type { Route } from './route.js';

/** The properties of an operation that a client needs, in few bytes. */
export type Call = readonly [
  method: Route['method'],
  /** The path template, with parameters in braces. */
  path: string,
  /** The names of the query parameters, separated by spaces. */
  query?: string,
  /** Whether the operation takes a JSON body. */
  takesBody?: boolean,
  /** The media type of a success, JSON by default; null if it has no body. */
  mediaType?: string | null,
];
