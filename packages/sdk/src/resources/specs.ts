import type { RequestOptions } from '../model/client-options.js';
import type {
  OpenAPIDocument,
  OpenAPISpec,
  OpenAPISpecAcknowledgment,
  OpenAPISpecChangelogEntry,
  OpenAPISpecCheck,
} from '../model/models.js';
import type { ChangeAcknowledgment } from '../params/changes.js';
import type { AcknowledgingParams, PublicationParams } from '../params/labels.js';
import type { ListParams, OrgRef, SpecRef } from '../params/references.js';
import type { NewSpec, SpecFilter, SpecSource, SpecUpdate } from '../params/specs.js';
import type { ApiPromise } from '../request/api-promise.js';
import { Acknowledgments } from './acknowledgments.js';
import { Labels } from './labels.js';
import type { Operations } from './operations.js';
import type { PagePromise } from './page.js';
import { SpecVersions } from './spec-versions.js';
import { type WaitOptions, waitUntilProcessed } from './wait.js';

/**
 * The OpenAPI specifications of an organization.
 *
 * @example
 * ```ts
 * const { slug } = await client.specs.get({ organizationId: 'acme', specSlug: 'pets' });
 * ```
 */
export class Specs {
  /** The versions of a specification and their content. */
  readonly versions: SpecVersions;
  /** The labels of a specification, which name versions. */
  readonly labels: Labels;
  /** The accepted changes of a specification. */
  readonly acknowledgments: Acknowledgments;
  readonly #operations: Operations;

  constructor(operations: Operations) {
    this.#operations = operations;
    this.versions = new SpecVersions(operations);
    this.labels = new Labels(operations);
    this.acknowledgments = new Acknowledgments(operations);
  }

  /**
   * Lists the specifications of the organization that match all filters, oldest first unless sorted otherwise.
   *
   * @example
   * ```ts
   * for await (const spec of client.specs.list({ organizationId: 'acme' })) console.log(spec.slug);
   * const failed = await client.specs.list({ organizationId: 'acme', state: 'failed', sort: '-updatedAt' });
   * ```
   */
  list(params: OrgRef & ListParams & SpecFilter, options?: RequestOptions): PagePromise<OpenAPISpec> {
    return this.#operations.list('listOpenAPISpecs', params, options);
  }

  /**
   * Creates a specification and queues it for processing. Fails with 409 if the slug is in use. `slug` is an alias of `specSlug`.
   *
   * @example
   * ```ts
   * const source = { url: 'https://api.example.com/openapi.json' };
   * const spec = await client.specs.create({ organizationId: 'acme', specSlug: 'toys', source });
   * ```
   */
  create(params: OrgRef & NewSpec, options?: RequestOptions): ApiPromise<OpenAPISpec> {
    // A copy, because missing parameters must reject the promise instead of throwing.
    const { specSlug, slug = specSlug ?? '', ...others } = { ...params };
    return this.#operations.call('createOpenAPISpec', { ...others, slug }, options);
  }

  /**
   * Returns a specification.
   *
   * @example
   * ```ts
   * const spec = await client.specs.get({ organizationId: 'acme', specSlug: 'pets' });
   * ```
   */
  get(params: SpecRef, options?: RequestOptions): ApiPromise<OpenAPISpec> {
    return this.#operations.call('getOpenAPISpecBySlug', params, options);
  }

  /**
   * Creates the specification or replaces its source, and queues it for processing. `labels` move to its version when processing succeeds.
   * Throws an `IncompatibleError` if the compatibility settings of the specification refuse changes of the source.
   *
   * @example
   * ```ts
   * const text = 'openapi: 3.1.0';
   * const provenance = { commit: '4f1c92ab', branch: 'main' };
   * const pets = { organizationId: 'acme', specSlug: 'pets' };
   * await client.specs.upsert({ ...pets, source: { text }, labels: ['staging'], provenance });
   * ```
   */
  upsert(
    params: SpecRef & { source: SpecSource } & PublicationParams & AcknowledgingParams,
    options?: RequestOptions,
  ): ApiPromise<OpenAPISpec> {
    return this.#operations.call('createOrUpdateOpenAPISpecBySlug', params, options);
  }

  /**
   * Changes the visibility, the default label, or the metadata of a specification. Absent members do not change; `null` removes one.
   *
   * @example
   * ```ts
   * const pets = { organizationId: 'acme', specSlug: 'pets' };
   * const { owner } = await client.specs.update({ ...pets, owner: 'Team Fauna', tags: ['animals'] });
   * ```
   */
  update(params: SpecRef & SpecUpdate, options?: RequestOptions): ApiPromise<OpenAPISpec> {
    return this.#operations.call('updateOpenAPISpecBySlug', params, options);
  }

  /**
   * Publishes a specification at a URL that requires no token (`urls.published`), or makes it private.
   *
   * @example
   * ```ts
   * await client.specs.setVisibility({ organizationId: 'acme', specSlug: 'pets', visibility: 'public' });
   * ```
   */
  setVisibility(
    params: SpecRef & { visibility: 'private' | 'public' },
    options?: RequestOptions,
  ): ApiPromise<OpenAPISpec> {
    return this.update(params, options);
  }

  /**
   * Lists the versions of a specification with their most severe changes, newest first.
   *
   * @example
   * ```ts
   * for await (const { version, changes } of client.specs.listChangelog({ organizationId: 'acme', specSlug: 'pets' })) {
   *   console.log(version.documentVersion, changes.map(({ message }) => message));
   * }
   * ```
   */
  listChangelog(
    params: SpecRef & ListParams,
    options?: RequestOptions,
  ): PagePromise<OpenAPISpecChangelogEntry> {
    return this.#operations.list('listOpenAPISpecChangelog', params, options);
  }

  /**
   * Processes a text or a set of files without storing it, and compares it with a version: `latest`, an ID, `label:` and a label, or
   * `all`. Default: as the compatibility settings say.
   *
   * @example
   * ```ts
   * const source = { text: 'openapi: 3.1.0' };
   * const { verdict } = await client.specs.check({ organizationId: 'acme', specSlug: 'pets', source });
   * ```
   */
  check(
    params: SpecRef & { source: SpecSource; against?: string | undefined },
    options?: RequestOptions,
  ): ApiPromise<OpenAPISpecCheck> {
    return this.#operations.call('checkOpenAPISpec', params, options);
  }

  /**
   * Accepts changes before they are published, and returns all valid acknowledgments. The version that needs an acknowledgment consumes it;
   * otherwise it expires after 7 days. Requires the `openapi:acknowledge` scope.
   *
   * @example
   * ```ts
   * const pets = { organizationId: 'acme', specSlug: 'pets' };
   * await client.specs.acknowledge({ ...pets, changes: ['5bd0c1a2e3f40718'], reason: 'No client reads it.' });
   * ```
   */
  acknowledge(
    params: SpecRef & ChangeAcknowledgment,
    options?: RequestOptions,
  ): PagePromise<OpenAPISpecAcknowledgment> {
    return this.#operations.list('acknowledgeOpenAPISpecChanges', params, options);
  }

  /**
   * Deletes a specification with all its versions. Succeeds if it does not exist. While its compatibility settings refuse changes, this
   * requires the `openapi:acknowledge` scope.
   *
   * @example
   * ```ts
   * await client.specs.delete({ organizationId: 'acme', specSlug: 'pets' });
   * ```
   */
  delete(params: SpecRef, options?: RequestOptions): ApiPromise<void> {
    return this.#operations.call('deleteOpenAPISpecBySlug', params, options);
  }

  /**
   * Returns the processed OpenAPI document of the default version of a public specification, or of a label after the slug, such as
   * `pets@prod`. Requires no token.
   *
   * @example
   * ```ts
   * const document = await client.specs.getPublished({ organizationId: 'acme', specSlug: 'pets' });
   * ```
   */
  getPublished(params: SpecRef, options?: RequestOptions): ApiPromise<OpenAPIDocument> {
    return this.#operations.call('getPublishedOpenAPISpec', params, options);
  }

  /**
   * Returns the document of `getPublished` in YAML.
   *
   * @example
   * ```ts
   * const yaml = await client.specs.getPublishedYAML({ organizationId: 'acme', specSlug: 'pets' });
   * ```
   */
  getPublishedYAML(params: SpecRef, options?: RequestOptions): ApiPromise<string> {
    return this.#operations.call('getPublishedOpenAPISpecYAML', params, options);
  }

  /**
   * Creates a specification and waits until it is processed. Throws a `SpecProcessingError` if processing fails, and a
   * `WaitTimeoutError` if it takes too long.
   *
   * @example
   * ```ts
   * const source = { text: 'openapi: 3.1.0' };
   * const spec = await client.specs.createAndWait({ organizationId: 'acme', specSlug: 'toys', source });
   * ```
   */
  createAndWait(params: OrgRef & NewSpec, options?: WaitOptions): Promise<OpenAPISpec> {
    return waitUntilProcessed(this, params, options, () => this.create(params, options));
  }

  /**
   * Creates the specification or replaces its source, and waits until that source is processed. Throws the errors of `createAndWait`.
   * Ignores the outcome of an earlier source.
   *
   * @example
   * ```ts
   * const source = { text: 'openapi: 3.1.0' };
   * const spec = await client.specs.upsertAndWait(
   *   { organizationId: 'acme', specSlug: 'pets', source },
   *   { waitTimeout: 60_000 },
   * );
   * ```
   */
  upsertAndWait(
    params: SpecRef & { source: SpecSource } & PublicationParams & AcknowledgingParams,
    options?: WaitOptions,
  ): Promise<OpenAPISpec> {
    return waitUntilProcessed(this, params, options, () => this.upsert(params, options));
  }

  /**
   * Waits until a specification is processed. Throws the errors of `createAndWait`, and a `NotFoundError` if it is deleted meanwhile.
   *
   * @example
   * ```ts
   * await client.specs.waitUntilProcessed({ organizationId: 'acme', specSlug: 'pets' });
   * ```
   */
  waitUntilProcessed(params: SpecRef, options?: WaitOptions): Promise<OpenAPISpec> {
    return waitUntilProcessed(this, params, options);
  }
}
