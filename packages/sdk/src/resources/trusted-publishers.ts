import type { RequestOptions } from '../model/client-options.js';
import type { TrustedPublisher } from '../model/models.js';
import type { OrgRef } from '../params/references.js';
import type { NewTrustedPublisher, TrustedPublisherRef } from '../params/trusted-publishers.js';
import type { ApiPromise } from '../request/api-promise.js';
import type { Operations } from './operations.js';
import type { PagePromise } from './page.js';

/**
 * The trusted publishers of an organization: CI jobs that may publish without a stored token. The methods need the scope `tokens:write`.
 *
 * @example
 * ```ts
 * const { items } = await client.trustedPublishers.list({ organizationId: 'acme' });
 * ```
 */
export class TrustedPublishers {
  readonly #operations: Operations;

  constructor(operations: Operations) {
    this.#operations = operations;
  }

  /**
   * Lists all trusted publishers, at most 100, oldest first.
   *
   * @example
   * ```ts
   * const { items } = await client.trustedPublishers.list({ organizationId: 'acme' });
   * for (const { name, repository } of items) console.log(name, repository);
   * ```
   */
  list(params: OrgRef, options?: RequestOptions): PagePromise<TrustedPublisher> {
    return this.#operations.list('listTrustedPublishers', params, options);
  }

  /**
   * Creates a trusted publisher with at most the scopes of the client's own token. Not retried after a lost response: the trusted publisher
   * may exist.
   *
   * @example
   * ```ts
   * const publisher = await client.trustedPublishers.create({
   *   organizationId: 'acme',
   *   name: 'Pets',
   *   provider: 'github',
   *   repository: 'acme/pets',
   *   branches: ['main'],
   *   specSlugs: ['pets'],
   *   scopes: ['openapi:write'],
   * });
   * console.log(publisher.issuer); // https://token.actions.githubusercontent.com
   * ```
   */
  create(params: OrgRef & NewTrustedPublisher, options?: RequestOptions): ApiPromise<TrustedPublisher> {
    return this.#operations.call('createTrustedPublisher', params, options);
  }

  /**
   * Deletes a trusted publisher, and revokes the tokens of its jobs.
   *
   * @example
   * ```ts
   * const { items } = await client.trustedPublishers.list({ organizationId: 'acme' });
   * for (const { id } of items)
   *   await client.trustedPublishers.delete({ organizationId: 'acme', trustedPublisherId: id });
   * ```
   */
  delete(params: TrustedPublisherRef, options?: RequestOptions): ApiPromise<void> {
    return this.#operations.call('deleteTrustedPublisher', params, options);
  }
}
