import type { RequestOptions } from '../model/client-options.js';
import type { AccessToken, CreatedAccessToken } from '../model/models.js';
import type { ListParams, OrgRef, TokenRef } from '../params/references.js';
import type { IdentityToken, NewAccessToken } from '../params/tokens.js';
import type { ApiPromise } from '../request/api-promise.js';
import type { Operations } from './operations.js';
import type { PagePromise } from './page.js';

/**
 * The access tokens of an organization: those of the current user, and with the scope `tokens:write` those of all users.
 *
 * @example
 * ```ts
 * const { items } = await client.tokens.list({ organizationId: 'acme' });
 * ```
 */
export class AccessTokens {
  readonly #operations: Operations;

  constructor(operations: Operations) {
    this.#operations = operations;
  }

  /**
   * Lists the tokens, newest first, without their secrets.
   *
   * @example
   * ```ts
   * for await (const token of client.tokens.list({ organizationId: 'acme' })) console.log(token.name, token.state);
   * ```
   */
  list(params: OrgRef & ListParams, options?: RequestOptions): PagePromise<AccessToken> {
    return this.#operations.list('listAccessTokens', params, options);
  }

  /**
   * Creates a token for the current user, with at most the scopes and the lifetime of the client's own token. Its secret is only in this
   * response. Not retried after a lost response: the token may exist.
   *
   * @example
   * ```ts
   * const { secret } = await client.tokens.create({
   *   organizationId: 'acme',
   *   name: 'Release pipeline',
   *   scopes: ['openapi:read'],
   *   expiresAt: '2026-01-31T00:00:00Z',
   * });
   * ```
   */
  create(params: OrgRef & NewAccessToken, options?: RequestOptions): ApiPromise<CreatedAccessToken> {
    return this.#operations.call('createAccessToken', params, options);
  }

  /**
   * Exchanges the OpenID Connect token of a CI job for an access token that is valid for ten minutes. A trusted publisher of the organization
   * must accept the job. The client needs no token of its own.
   *
   * Throws an `AuthenticationError` if the identity token is invalid, and a `PermissionDeniedError` if no trusted publisher accepts it.
   *
   * @example
   * ```ts
   * const exchange = (token: string) => client.tokens.exchange({ organizationId: 'acme', token });
   * const publisherFor = async (identityToken: string) =>
   *   client.withOptions({ token: (await exchange(identityToken)).secret });
   * ```
   */
  exchange(params: OrgRef & IdentityToken, options?: RequestOptions): ApiPromise<CreatedAccessToken> {
    return this.#operations.call('exchangeToken', params, options);
  }

  /**
   * Revokes a token, and all tokens that were created with it. Succeeds if it is already revoked.
   *
   * @example
   * ```ts
   * const { items } = await client.tokens.list({ organizationId: 'acme' });
   * for (const { id } of items) await client.tokens.revoke({ organizationId: 'acme', tokenId: id });
   * ```
   */
  revoke(params: TokenRef, options?: RequestOptions): ApiPromise<void> {
    return this.#operations.call('revokeAccessToken', params, options);
  }
}
