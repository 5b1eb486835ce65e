import type { ClientOptions, RequestOptions } from './model/client-options.js';
import type { SearchResult } from './model/models.js';
import type { OrgRef } from './params/references.js';
import type { SearchQuery } from './params/search.js';
import { settingsOf } from './request/settings.js';
import { createTransport, type Transport } from './request/transport.js';
import { createTypedFetch, type TypedFetch } from './request/typed-fetch.js';
import { AccessTokens } from './resources/access-tokens.js';
import { AuditLog } from './resources/audit-log.js';
import { ComputedContent } from './resources/computed-content.js';
import { CurrentUser } from './resources/current-user.js';
import { DeviceLogins } from './resources/device-logins.js';
import { Operations } from './resources/operations.js';
import type { OrgScope } from './resources/org-scope.js';
import { Organizations } from './resources/organizations.js';
import type { PagePromise } from './resources/page.js';
import type { SearchPage } from './resources/search-page.js';
import { Specs } from './resources/specs.js';
import { TrustedPublishers } from './resources/trusted-publishers.js';

/**
 * A client of a Specshelf server.
 *
 * @example
 * ```ts
 * const client = new Client({ baseUrl: 'https://specs.example.com', token: 'a-token' });
 * const spec = await client.specs.get({ organizationId: 'acme', specSlug: 'pets' });
 * ```
 */
export class Client {
  static {
    // The output of `console.log` in Node.js.
    Object.assign(this.prototype, {
      [Symbol.for('nodejs.util.inspect.custom')](this: Client): string {
        return `Client { baseUrl: '${this.baseUrl}' }`;
      },
    });
  }

  /** The URL of the server. */
  readonly baseUrl: string;
  /** OpenAPI specifications and their versions. */
  readonly specs: Specs;
  /** Pages and documents that are generated from a source. */
  readonly computedContent: ComputedContent;
  /** Organizations. */
  readonly organizations: Organizations;
  /** Access tokens of an organization. */
  readonly tokens: AccessTokens;
  /** Sign-in of a program whose user approves it in a browser. */
  readonly deviceLogins: DeviceLogins;
  /** CI jobs that may publish without a stored token. */
  readonly trustedPublishers: TrustedPublishers;
  /** The audit log of an organization. */
  readonly audit: AuditLog;
  /** The user that the token authenticates. */
  readonly user: CurrentUser;
  /**
   * The typed client of openapi-fetch that all methods use: every operation by its path and method. It returns errors of the API as
   * `error` instead of throwing them.
   *
   * @example
   * ```ts
   * const params = { path: { organizationId: 'acme' } };
   * const { data, error } = await client.fetch.GET('/v1/orgs/{organizationId}/openapi', { params, timeout: 5000 });
   * console.log(data ? data.count : error.error.message); // 1
   * ```
   */
  readonly fetch: TypedFetch;
  // Private fields, so that no dump of a client shows its token.
  readonly #options: ClientOptions;
  readonly #transport: Transport;

  constructor(options: ClientOptions = {}) {
    const settings = settingsOf(options);
    const transport = createTransport(settings);
    const operations = new Operations(transport);
    this.baseUrl = settings.baseUrl;
    this.specs = new Specs(operations);
    this.computedContent = new ComputedContent(operations);
    this.organizations = new Organizations(operations);
    this.tokens = new AccessTokens(operations);
    this.deviceLogins = new DeviceLogins(operations);
    this.trustedPublishers = new TrustedPublishers(operations);
    this.audit = new AuditLog(operations);
    this.user = new CurrentUser(operations);
    this.fetch = createTypedFetch(transport);
    this.#options = options;
    this.#transport = transport;
  }

  /**
   * Searches all specifications of an organization for operations, webhooks, schemas, pages, and the specifications themselves, in the
   * versions that the documentation shows. The best results are first. Requires the scope `openapi:read`; throws a `BadRequestError` for a
   * `q` of more than 200 characters, and a `NotFoundError` for an unknown `spec`. A new version is found shortly after it was processed.
   *
   * @example
   * ```ts
   * const page = await client.search({ organizationId: 'acme', q: 'list pets', kind: 'operation', limit: 10 });
   * for (const { method, path, title, urls } of page.items) console.log(method, path, title, urls.app);
   * if (page.suggestion) console.log(`Did you mean ${page.suggestion}?`);
   * ```
   */
  search(params: OrgRef & SearchQuery, options?: RequestOptions): PagePromise<SearchResult, SearchPage> {
    return new Operations(this.#transport).list('searchOrganization', params, options);
  }

  /**
   * Returns the resources of one organization, whose methods take no `organizationId`.
   *
   * @example
   * ```ts
   * const acme = client.org('acme');
   * const spec = await acme.specs.get({ specSlug: 'pets' });
   * ```
   */
  org(organizationId: string): OrgScope {
    const operations = new Operations(this.#transport, { organizationId });
    return {
      organizationId,
      search: (params, options) => this.search({ ...params, organizationId }, options),
      specs: new Specs(operations),
      tokens: new AccessTokens(operations),
      trustedPublishers: new TrustedPublishers(operations),
      audit: new AuditLog(operations),
    };
  }

  /**
   * Returns a new client with some options replaced.
   *
   * @example
   * ```ts
   * const patient = client.withOptions({ timeout: 300_000 });
   * ```
   */
  withOptions(options: Partial<ClientOptions>): Client {
    return createClient({ ...this.#options, ...options });
  }

  /**
   * The output of `JSON.stringify`: the URL of the server, without the token.
   *
   * @example
   * ```ts
   * console.log(JSON.stringify(client)); // {"baseUrl":"https://specs.example.com"}
   * ```
   */
  toJSON(): { baseUrl: string } {
    return { baseUrl: this.baseUrl };
  }
}

// Outside of the class: esbuild renames a class that refers to itself by its name.
function createClient(options: ClientOptions): Client {
  return new Client(options);
}
