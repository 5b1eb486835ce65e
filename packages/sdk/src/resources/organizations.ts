import type { RequestOptions } from '../model/client-options.js';
import type { Organization } from '../model/models.js';
import type { ApiPromise } from '../request/api-promise.js';
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
   * Returns an organization that the token has access to. Requires no scope.
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
   * Returns the organizations that claim an email domain. Requires the `email-domains:read` scope.
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
