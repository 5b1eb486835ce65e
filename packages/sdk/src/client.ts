import type { ClientOptions } from './client-options.js';
import { ComputedContent } from './computed-content.js';
import { CurrentUser } from './current-user.js';
import { Operations } from './operations.js';
import type { OrgScope } from './org-scope.js';
import { Organizations } from './organizations.js';
import { settingsOf } from './settings.js';
import { Specs } from './specs.js';
import { createTransport, type Transport } from './transport.js';
import { createTypedFetch, type TypedFetch } from './typed-fetch.js';

/**
 * A client of one Specshelf server.
 *
 * @example
 * ```ts
 * const client = new Client({ baseUrl: 'https://specs.example.com', token: 'a-token' });
 * const spec = await client.specs.get({ organizationId: 'acme', specSlug: 'pets' });
 * ```
 */
export class Client {
  static {
    // What `console.log` shows in Node.js.
    Object.defineProperty(this.prototype, Symbol.for('nodejs.util.inspect.custom'), {
      value(this: Client): string {
        return `Client { baseUrl: '${this.baseUrl}' }`;
      },
    });
  }

  /** The address of the server. */
  readonly baseUrl: string;
  /** The OpenAPI specifications of an organization, and their versions. */
  readonly specs: Specs;
  /** Pages and documents that are generated from a source. */
  readonly computedContent: ComputedContent;
  /** Organizations. */
  readonly organizations: Organizations;
  /** Whom the token speaks for. */
  readonly user: CurrentUser;
  /**
   * The typed client of openapi-fetch, below all methods: every operation by its path and method. It returns failures of the API as
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
  // Private by the language and not by TypeScript: no dump of a client shows its token.
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
    this.user = new CurrentUser(operations);
    this.fetch = createTypedFetch(transport);
    this.#options = options;
    this.#transport = transport;
  }

  /**
   * The same methods for one organization, without the parameter `organizationId`.
   *
   * @example
   * ```ts
   * const acme = client.org('acme');
   * const spec = await acme.specs.get({ specSlug: 'pets' });
   * ```
   */
  org(organizationId: string): OrgScope {
    return { organizationId, specs: new Specs(new Operations(this.#transport, { organizationId })) };
  }

  /**
   * A client with some options changed. This one stays as it is.
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
   * What `JSON.stringify` shows: where the client points to.
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
