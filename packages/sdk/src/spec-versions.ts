import type { ApiPromise } from './api-promise.js';
import type { RequestOptions } from './client-options.js';
import type {
  OpenAPIDocument,
  OpenAPISpecVersion,
  OpenAPISpecVersionContent,
  OpenAPISpecVersionRaw,
} from './models.js';
import type { Operations } from './operations.js';
import type { PagePromise } from './page.js';
import type { ListParams, SpecRef, VersionRef } from './params.js';

/**
 * The versions of a specification, and what is in them. To ask again only for what has changed, send `if-none-match` by
 * `options.headers`: what has not answers 304, which `asResponse()` returns and everything else throws.
 *
 * @example
 * ```ts
 * const { id } = await client.specs.versions.getLatest({ organizationId: 'acme', specSlug: 'pets' });
 * ```
 */
export class SpecVersions {
  readonly #operations: Operations;

  constructor(operations: Operations) {
    this.#operations = operations;
  }

  /**
   * The versions, the newest first.
   *
   * @example
   * ```ts
   * const page = await client.specs.versions.list({ organizationId: 'acme', specSlug: 'pets', limit: 10 });
   * ```
   */
  list(params: SpecRef & ListParams, options?: RequestOptions): PagePromise<OpenAPISpecVersion> {
    return this.#operations.list('listOpenAPISpecVersions', params, options);
  }

  /**
   * The version that was last made. Fails with 404 before the first success.
   *
   * @example
   * ```ts
   * const { id } = await client.specs.versions.getLatest({ organizationId: 'acme', specSlug: 'pets' });
   * ```
   */
  getLatest(params: SpecRef, options?: RequestOptions): ApiPromise<OpenAPISpecVersion> {
    return this.#operations.call('getLatestOpenAPISpecVersion', params, options);
  }

  /**
   * The processed files of the latest version.
   *
   * @example
   * ```ts
   * const content = await client.specs.versions.getLatestContent({ organizationId: 'acme', specSlug: 'pets' });
   * const entry = content.filesystem.find((file) => file.isEntrypoint);
   * ```
   */
  getLatestContent(params: SpecRef, options?: RequestOptions): ApiPromise<OpenAPISpecVersionContent> {
    return this.#operations.call('getLatestOpenAPISpecVersionContent', params, options);
  }

  /**
   * The text of the latest version, as it was given or fetched.
   *
   * @example
   * ```ts
   * const { text, format } = await client.specs.versions.getLatestRaw({ organizationId: 'acme', specSlug: 'pets' });
   * ```
   */
  getLatestRaw(params: SpecRef, options?: RequestOptions): ApiPromise<OpenAPISpecVersionRaw> {
    return this.#operations.call('getLatestOpenAPISpecVersionContentRaw', params, options);
  }

  /**
   * Reads a version. Versions never change.
   *
   * @example
   * ```ts
   * const pets = { organizationId: 'acme', specSlug: 'pets' };
   * const { id: versionId } = await client.specs.versions.getLatest(pets);
   * const { createdAt } = await client.specs.versions.get({ ...pets, versionId });
   * ```
   */
  get(params: VersionRef, options?: RequestOptions): ApiPromise<OpenAPISpecVersion> {
    return this.#operations.call('getOpenAPISpecVersionById', params, options);
  }

  /**
   * The processed files of a version.
   *
   * @example
   * ```ts
   * const pets = { organizationId: 'acme', specSlug: 'pets' };
   * const { id: versionId } = await client.specs.versions.getLatest(pets);
   * const { filesystem } = await client.specs.versions.getContent({ ...pets, versionId });
   * ```
   */
  getContent(params: VersionRef, options?: RequestOptions): ApiPromise<OpenAPISpecVersionContent> {
    return this.#operations.call('getOpenAPISpecVersionContentById', params, options);
  }

  /**
   * The processed OpenAPI document of a version, all files in one.
   *
   * @example
   * ```ts
   * const pets = { organizationId: 'acme', specSlug: 'pets' };
   * const { id: versionId } = await client.specs.versions.getLatest(pets);
   * const document = await client.specs.versions.getDocument({ ...pets, versionId });
   * ```
   */
  getDocument(params: VersionRef, options?: RequestOptions): ApiPromise<OpenAPIDocument> {
    return this.#operations.call('getOpenAPISpecVersionDocument', params, options);
  }

  /**
   * The same document in YAML.
   *
   * @example
   * ```ts
   * const pets = { organizationId: 'acme', specSlug: 'pets' };
   * const { id: versionId } = await client.specs.versions.getLatest(pets);
   * const yaml = await client.specs.versions.getDocumentYAML({ ...pets, versionId });
   * ```
   */
  getDocumentYAML(params: VersionRef, options?: RequestOptions): ApiPromise<string> {
    return this.#operations.call('getOpenAPISpecVersionDocumentYAML', params, options);
  }
}
