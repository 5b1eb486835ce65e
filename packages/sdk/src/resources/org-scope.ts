import type { RequestOptions } from '../model/client-options.js';
import type { SearchResult } from '../model/models.js';
import type { SearchQuery } from '../params/search.js';
import type { AccessTokens } from './access-tokens.js';
import type { AuditLog } from './audit-log.js';
import type { PagePromise } from './page.js';
import type { SearchPage } from './search-page.js';
import type { Specs } from './specs.js';
import type { TrustedPublishers } from './trusted-publishers.js';

/**
 * The resources of one organization: the methods of the client without the parameter `organizationId`.
 *
 * @example
 * ```ts
 * const slugs = async ({ specs }: OrgScope) => (await specs.list()).items.map(({ slug }) => slug);
 * console.log(await slugs(client.org('acme')));
 * ```
 */
export interface OrgScope {
  /** The ID of the organization. */
  readonly organizationId: string;
  /** The OpenAPI specifications of the organization. */
  readonly specs: Scoped<Specs>;
  /** The access tokens of the organization. */
  readonly tokens: Scoped<AccessTokens>;
  /** CI jobs that may publish without a stored token. */
  readonly trustedPublishers: Scoped<TrustedPublishers>;
  /** The audit log of the organization. */
  readonly audit: Scoped<AuditLog>;
  /**
   * Searches all specifications of the organization, see {@link Client.search}.
   *
   * @example
   * ```ts
   * const { items } = await client.org('acme').search({ q: 'list pets' });
   * ```
   */
  search(params: SearchQuery, options?: RequestOptions): PagePromise<SearchResult, SearchPage>;
}

/**
 * A resource whose methods take no `organizationId`.
 *
 * @example
 * ```ts
 * const specs: Scoped<Specs> = client.org('acme').specs;
 * const spec = await specs.get({ specSlug: 'pets' });
 * ```
 */
export type Scoped<Resource> = {
  readonly [Key in keyof Resource]: Resource[Key] extends (
    params: infer Params,
    options?: infer Options,
  ) => infer Result
    ? ScopedMethod<Params, Options, Result>['call']
    : Scoped<Resource[Key]>;
};

/** A method instead of a function type: methods have bivariant parameters, so that a method of the resource is assignable. */
interface ScopedMethod<Params, Options, Result> {
  call(
    ...parameters: object extends WithoutOrganization<Params>
      ? [params?: WithoutOrganization<Params> | undefined, options?: Options]
      : [params: WithoutOrganization<Params>, options?: Options]
  ): Result;
}

/** Distributes over unions: without that, their members would lose required properties. */
type WithoutOrganization<Params> = Params extends unknown ? Omit<Params, 'organizationId'> : never;
