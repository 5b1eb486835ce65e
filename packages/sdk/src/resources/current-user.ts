import type { RequestOptions } from '../model/client-options.js';
import type { User } from '../model/models.js';
import type { ApiPromise } from '../request/api-promise.js';
import type { Operations } from './operations.js';

/**
 * The user that the token authenticates.
 *
 * @example
 * ```ts
 * const { id } = await client.user.get();
 * ```
 */
export class CurrentUser {
  readonly #operations: Operations;

  constructor(operations: Operations) {
    this.#operations = operations;
  }

  /**
   * Returns the user of the token. Every valid token has access, so this call checks a token.
   *
   * @example
   * ```ts
   * const { displayName } = await client.user.get();
   * ```
   */
  get(options?: RequestOptions): ApiPromise<User> {
    return this.#operations.call('getAuthenticatedUser', {}, options);
  }
}
