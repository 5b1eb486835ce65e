import type { Scope as ContractScope } from '@specshelf/contract';

/**
 * A permission of a token, as declared by the OpenAPI document.
 *
 * @example
 * ```ts
 * const readOnly: Scope[] = ['openapi:read', 'space:read'];
 * ```
 */
export type Scope = ContractScope;
