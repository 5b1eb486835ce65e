import type { ApiPromise } from './api-promise.js';
import type { RequestOptions } from './client-options.js';
import type { User } from './models.js';
import type { Operations } from './operations.js';

/**
 * Whom the token speaks for.
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
   * The subject of the token. Works with every valid token: this is the way to check one.
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
