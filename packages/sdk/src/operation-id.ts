import type { OperationId as ContractOperationId } from '@specshelf/contract';

/** The name of an operation as in the OpenAPI document of the API; `request` for `client.request()`. */
export type OperationId = ContractOperationId | 'request';

/** The methods of HTTP that the API uses. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Query parameters. `undefined` and `null` are left out; a list is sent as repeated parameters. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

type QueryValue = string | number | boolean | null | undefined;
