import type { RequestOptions } from '../model/client-options.js';
import type { OpenAPISpecVersionSource } from '../model/models.js';
import type { SourceFileRef, VersionRef } from '../params/references.js';
import type { ApiPromise } from '../request/api-promise.js';
import type { Operations } from './operations.js';

/**
 * The files of a version as they were submitted or fetched.
 *
 * @example
 * ```ts
 * const pets = { organizationId: 'acme', specSlug: 'pets' };
 * const { id: versionId } = await client.specs.versions.getLatest(pets);
 * const { files } = await client.specs.versions.source.get({ ...pets, versionId });
 * ```
 */
export class SourceFiles {
  readonly #operations: Operations;

  constructor(operations: Operations) {
    this.#operations = operations;
  }

  /**
   * Lists the files with their sizes and digests, the root document first.
   *
   * @example
   * ```ts
   * const pets = { organizationId: 'acme', specSlug: 'pets' };
   * const { id: versionId } = await client.specs.versions.getLatest(pets);
   * const { entry, files } = await client.specs.versions.source.get({ ...pets, versionId });
   * console.log(files.find(({ path }) => path === entry)?.size);
   * ```
   */
  get(params: VersionRef, options?: RequestOptions): ApiPromise<OpenAPISpecVersionSource> {
    return this.#operations.call('getOpenAPISpecVersionSource', params, options);
  }

  /**
   * Returns the bytes of a file.
   *
   * @example
   * ```ts
   * const pets = { organizationId: 'acme', specSlug: 'pets' };
   * const { id: versionId } = await client.specs.versions.getLatest(pets);
   * const { entry } = await client.specs.versions.source.get({ ...pets, versionId });
   * const bytes = await client.specs.versions.source.getFile({ ...pets, versionId, sourcePath: entry });
   * console.log(new TextDecoder().decode(bytes));
   * ```
   */
  getFile(params: SourceFileRef, options?: RequestOptions): ApiPromise<Uint8Array> {
    return this.#operations.bytes('getOpenAPISpecVersionSourceFile', params, options);
  }

  /**
   * Returns all files as a ZIP archive.
   *
   * @example
   * ```ts
   * const pets = { organizationId: 'acme', specSlug: 'pets' };
   * const { id: versionId } = await client.specs.versions.getLatest(pets);
   * const archive = await client.specs.versions.source.getArchive({ ...pets, versionId });
   * console.log(archive.length);
   * ```
   */
  getArchive(params: VersionRef, options?: RequestOptions): ApiPromise<Uint8Array> {
    return this.#operations.bytes('getOpenAPISpecVersionSourceArchive', params, options);
  }
}
