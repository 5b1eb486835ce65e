import type { scopes } from './generated/routes.gen.js';
import type { OperationId } from './operation.js';

/** What a token may be allowed. */
export type Scope = (typeof scopes)[number];

/** Where an operation is found and what it needs, as the document says. */
export interface Route<Id extends OperationId = OperationId> {
  readonly operationId: Id;
  /** In upper case. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The template, with parameters in braces. */
  readonly path: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  readonly headerParameters: readonly string[];
  /** Whether the operation takes a JSON body. */
  readonly takesBody: boolean;
  /** Whether the caller must be known. */
  readonly needsToken: boolean;
  /** The scopes that the caller's token must have, all of them. */
  readonly scopes: readonly Scope[];
  /** The media type of a successful answer; null when no success has a body. */
  readonly mediaType: string | null;
}
