import type { OperationId as ContractOperationId } from '@specshelf/contract';

/**
 * The `operationId` of an operation in the OpenAPI document of the API.
 *
 * @example
 * ```ts
 * const reads = (operation: OperationId) => operation.startsWith('get');
 * ```
 */
export type OperationId = ContractOperationId;

/**
 * The HTTP methods of the API.
 *
 * @example
 * ```ts
 * const isRead = (method: HttpMethod) => method === 'GET';
 * ```
 */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
