import type { RequestOptions } from '../model/client-options.js';
import type {
  OpenAPIDocument,
  OpenAPISpecChange,
  OpenAPISpecPublication,
  OpenAPISpecUsage,
  OpenAPISpecVersion,
  OpenAPISpecVersionContent,
  OpenAPISpecVersionRaw,
} from '../model/models.js';
import type { ChangeFilter } from '../params/changes.js';
import type { ListParams, SpecRef, VersionFilter, VersionRef } from '../params/references.js';
import type { DeprecationUpdate } from '../params/specs.js';
import type { ApiPromise } from '../request/api-promise.js';
import type { ChangesPage } from './changes-page.js';
import type { Operations } from './operations.js';
import type { PagePromise } from './page.js';
import { SourceFiles } from './source-files.js';

/**
 * The versions of a specification and their content. For conditional requests, send `if-none-match` in `options.headers`. If the
 * content has not changed, the status is 304: `asResponse()` returns it, every other method throws.
 *
 * @example
 * ```ts
 * const { id } = await client.specs.versions.getLatest({ organizationId: 'acme', specSlug: 'pets' });
 * ```
 */
export class SpecVersions {
  /** The files of versions as they were submitted or fetched. */
  readonly source: SourceFiles;
  readonly #operations: Operations;

  constructor(operations: Operations) {
    this.source = new SourceFiles(operations);
    this.#operations = operations;
  }

  /**
   * Lists the versions, newest first; with `documentVersion`, those of documents with this `info.version`, and with `label`, the version of the
   * label.
   *
   * @example
   * ```ts
   * const page = await client.specs.versions.list({ organizationId: 'acme', specSlug: 'pets', limit: 10 });
   * ```
   */
  list(
    params: SpecRef & VersionFilter & ListParams,
    options?: RequestOptions,
  ): PagePromise<OpenAPISpecVersion> {
    return this.#operations.list('listOpenAPISpecVersions', params, options);
  }

  /**
   * Returns the latest version. Fails with 404 until the first version exists.
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
   * Returns the processed files of the latest version.
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
   * Returns the text of the latest version, exactly as it was uploaded or fetched.
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
   * Returns a version. Its document never changes.
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
   * Lists who published the content of a version, when, and where it comes from, newest first.
   *
   * @example
   * ```ts
   * const pets = { organizationId: 'acme', specSlug: 'pets' };
   * const { id: versionId } = await client.specs.versions.getLatest(pets);
   * const page = await client.specs.versions.publications({ ...pets, versionId });
   * for (const { publisher, provenance } of page.items) console.log(publisher?.displayName, provenance?.commit);
   * ```
   */
  publications(
    params: VersionRef & ListParams,
    options?: RequestOptions,
  ): PagePromise<OpenAPISpecPublication> {
    return this.#operations.list('listOpenAPISpecVersionPublications', params, options);
  }

  /**
   * Deprecates a version; `null` removes the deprecation. Responses that serve the version then have the headers `Deprecation` and
   * `Sunset`.
   *
   * @example
   * ```ts
   * const pets = { organizationId: 'acme', specSlug: 'pets' };
   * const { id: versionId } = await client.specs.versions.getLatest(pets);
   * await client.specs.versions.update({ ...pets, versionId, deprecation: { note: 'Use version 2 instead.' } });
   * ```
   */
  update(
    params: VersionRef & { deprecation: DeprecationUpdate | null },
    options?: RequestOptions,
  ): ApiPromise<OpenAPISpecVersion> {
    return this.#operations.call('updateOpenAPISpecVersionById', params, options);
  }

  /**
   * Returns the tokens that have read a version in the last 30 days.
   *
   * @example
   * ```ts
   * const pets = { organizationId: 'acme', specSlug: 'pets' };
   * const { id: versionId } = await client.specs.versions.getLatest(pets);
   * const { tokenCount, lastReadAt } = await client.specs.versions.usage({ ...pets, versionId });
   * ```
   */
  usage(params: VersionRef, options?: RequestOptions): ApiPromise<OpenAPISpecUsage> {
    return this.#operations.call('getOpenAPISpecVersionUsage', params, options);
  }

  /**
   * Lists the changes of a version since the version before it, or since `from`, the most severe first. Each page also has the result of
   * the comparison: `complete`, `summary`, `bump`, `from`, and `to`.
   *
   * @example
   * ```ts
   * const pets = { organizationId: 'acme', specSlug: 'pets' };
   * const { id: versionId } = await client.specs.versions.getLatest(pets);
   * for await (const change of client.specs.versions.listChanges({ ...pets, versionId })) console.log(change.message);
   * const page = await client.specs.versions.listChanges({ ...pets, versionId, impact: 'breaking', limit: 1 });
   * if (!page.complete) console.log(`Not all changes from ${page.from} to ${page.to} are known.`);
   * else console.log(page.summary.breaking, page.bump);
   * ```
   */
  listChanges(
    params: VersionRef & ChangeFilter & ListParams,
    options?: RequestOptions,
  ): PagePromise<OpenAPISpecChange, ChangesPage> {
    return this.#operations.list('listOpenAPISpecVersionChanges', params, options);
  }

  /**
   * Lists the changes of the latest version, as `listChanges` does.
   *
   * @example
   * ```ts
   * const breaking = { impact: 'breaking' } as const;
   * const changes = client.specs.versions.listLatestChanges({ organizationId: 'acme', specSlug: 'pets', ...breaking });
   * console.log((await changes).summary.breaking);
   * ```
   */
  listLatestChanges(
    params: SpecRef & ChangeFilter & ListParams,
    options?: RequestOptions,
  ): PagePromise<OpenAPISpecChange, ChangesPage> {
    return this.#operations.list('listLatestOpenAPISpecVersionChanges', params, options);
  }

  /**
   * Returns the changes of a version as Markdown, by impact and operation.
   *
   * @example
   * ```ts
   * const pets = { organizationId: 'acme', specSlug: 'pets' };
   * const { id: versionId } = await client.specs.versions.getLatest(pets);
   * const markdown = await client.specs.versions.getChangesMarkdown({ ...pets, versionId });
   * ```
   */
  getChangesMarkdown(params: VersionRef & ChangeFilter, options?: RequestOptions): ApiPromise<string> {
    return this.#operations.call('getOpenAPISpecVersionChangesMarkdown', params, options);
  }

  /**
   * Returns the processed files of a version.
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
   * Returns the processed OpenAPI document of a version, with all files bundled.
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
   * Returns the processed OpenAPI document of a version in YAML.
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
