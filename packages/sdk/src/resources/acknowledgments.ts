import type { RequestOptions } from '../model/client-options.js';
import type { OpenAPISpecAcknowledgment } from '../model/models.js';
import type { SpecRef } from '../params/references.js';
import type { ApiPromise } from '../request/api-promise.js';
import type { Operations } from './operations.js';
import type { PagePromise } from './page.js';

/**
 * The acknowledgments of a specification: changes that people accept although the compatibility settings refuse them.
 *
 * @example
 * ```ts
 * const { items } = await client.specs.acknowledgments.list({ organizationId: 'acme', specSlug: 'pets' });
 * ```
 */
export class Acknowledgments {
  readonly #operations: Operations;

  constructor(operations: Operations) {
    this.#operations = operations;
  }

  /**
   * Lists the acknowledgments that are valid, oldest first.
   *
   * @example
   * ```ts
   * const { items } = await client.specs.acknowledgments.list({ organizationId: 'acme', specSlug: 'pets' });
   * for (const { change, expiresAt } of items) console.log(change, expiresAt);
   * ```
   */
  list(params: SpecRef, options?: RequestOptions): PagePromise<OpenAPISpecAcknowledgment> {
    return this.#operations.list('listOpenAPISpecAcknowledgments', params, options);
  }

  /**
   * Withdraws the acknowledgment of a change. Succeeds if there is none. Requires the `openapi:acknowledge` scope.
   *
   * @example
   * ```ts
   * const pets = { organizationId: 'acme', specSlug: 'pets' };
   * await client.specs.acknowledgments.withdraw({ ...pets, changeId: '5bd0c1a2e3f40718' });
   * ```
   */
  withdraw(params: SpecRef & { changeId: string }, options?: RequestOptions): ApiPromise<void> {
    return this.#operations.call('withdrawOpenAPISpecAcknowledgment', params, options);
  }
}
