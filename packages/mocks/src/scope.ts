import type { Scope as ContractScope } from '@specshelf/contract';

/**
 * What a token may be good for: the scopes that the document declares.
 *
 * @example
 * ```ts
 * const readOnly: Scope[] = ['openapi:read', 'space:read'];
 * ```
 */
export type Scope = ContractScope;
