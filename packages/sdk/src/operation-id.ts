import type { OperationId as ContractOperationId } from '@specshelf/contract';

/**
 * The name of an operation as in the OpenAPI document of the API; `request` for `client.request()`.
 *
 * @example
 * ```ts
 * const reads = (operation: OperationId) => operation.startsWith('get');
 * ```
 */
export type OperationId = ContractOperationId | 'request';

/**
 * The methods of HTTP that the API uses.
 *
 * @example
 * ```ts
 * const method: HttpMethod = 'GET';
 * await client.request({ method, path: '/v1/user' });
 * ```
 */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Query parameters. `undefined` and `null` are left out; a list is sent as repeated parameters.
 *
 * @example
 * ```ts
 * const query: Query = { limit: 10, tag: ['a', 'b'] };
 * await client.request({ method: 'GET', path: '/v1/orgs/acme/openapi', query });
 * ```
 */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

type QueryValue = string | number | boolean | null | undefined;
