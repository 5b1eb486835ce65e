import type { scopes } from './generated/scopes.gen.js';
import type { OperationId } from './operation.js';

/** A permission of a token. */
export type Scope = (typeof scopes)[number];

/** The location and the requirements of an operation. */
export interface Route<Id extends OperationId = OperationId> {
  readonly operationId: Id;
  /** In upper case. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path template, with parameters in braces. */
  readonly path: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  /** Query parameters without which the request is invalid. None if absent. */
  readonly requiredQueryParameters?: readonly string[];
  /** Query parameters that may contain reserved characters, such as `+` for a space. None if absent. */
  readonly reservedQueryParameters?: readonly string[];
  /** The maximum of the query parameter `limit`, the number of items on a page. Absent without this parameter. */
  readonly maxLimit?: number;
  readonly headerParameters: readonly string[];
  /** Whether the operation takes a JSON body. */
  readonly takesBody: boolean;
  /** Whether the operation requires a token. */
  readonly needsToken: boolean;
  /** The scopes that the operation requires, all of them. */
  readonly scopes: readonly Scope[];
  /** The media type of a success; null if it has no body. */
  readonly mediaType: string | null;
}
