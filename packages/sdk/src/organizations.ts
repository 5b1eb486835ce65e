import type { ApiPromise } from './api-promise.js';
import type { RequestOptions } from './client-options.js';
import type { Organization } from './models.js';
import type { Operations } from './operations.js';

/**
 * Organizations.
 *
 * @example
 * ```ts
 * const { title } = await client.organizations.get({ organizationId: 'acme' });
 * ```
 */
export class Organizations {
  readonly #operations: Operations;

  constructor(operations: Operations) {
    this.#operations = operations;
  }

  /**
   * An organization that the token may enter, whatever its scopes.
   *
   * @example
   * ```ts
   * const { title, permissions } = await client.organizations.get({ organizationId: 'acme' });
   * ```
   */
  get(params: { organizationId: string }, options?: RequestOptions): ApiPromise<Organization> {
    return this.#operations.call('getOrganizationById', params, options);
  }

  /**
   * The organizations that claim an email domain. Needs a token with the scope `email-domains:read`.
   *
   * @example
   * ```ts
   * const { organizations } = await client.organizations.listByEmailDomain({ emailDomain: 'example.com' });
   * ```
   */
  listByEmailDomain(
    params: { emailDomain: string },
    options?: RequestOptions,
  ): ApiPromise<{ organizations: Organization[] }> {
    return this.#operations.call('getOrganizationsForEmailDomain', params, options);
  }
}
