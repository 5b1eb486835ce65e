import type { RequestOptions } from '../model/client-options.js';
import type { OpenAPISpecLabel, OpenAPISpecLabelMove, OpenAPISpecUsage } from '../model/models.js';
import type { LabelTarget } from '../params/labels.js';
import type { LabelRef, ListParams, SpecRef } from '../params/references.js';
import type { ApiPromise } from '../request/api-promise.js';
import type { Operations } from './operations.js';
import type { PagePromise } from './page.js';

/**
 * The labels of a specification: names for versions, such as `prod`, that can be moved. A method that takes a `versionId` also takes
 * `label:prod`.
 *
 * @example
 * ```ts
 * const pets = { organizationId: 'acme', specSlug: 'pets' };
 * await client.specs.labels.set({ ...pets, label: 'prod', version: 'latest' });
 * const { labels } = await client.specs.versions.get({ ...pets, versionId: 'label:prod' });
 * ```
 */
export class Labels {
  readonly #operations: Operations;

  constructor(operations: Operations) {
    this.#operations = operations;
  }

  /**
   * Lists all labels, at most 100, in alphabetical order.
   *
   * @example
   * ```ts
   * const { items } = await client.specs.labels.list({ organizationId: 'acme', specSlug: 'pets' });
   * for (const { name, version } of items) console.log(name, version);
   * ```
   */
  list(params: SpecRef, options?: RequestOptions): PagePromise<OpenAPISpecLabel> {
    return this.#operations.list('listOpenAPISpecLabels', params, options);
  }

  /**
   * Returns a label with the ID of its version.
   *
   * @example
   * ```ts
   * const prod = { organizationId: 'acme', specSlug: 'pets', label: 'prod' };
   * await client.specs.labels.set({ ...prod, version: 'latest' });
   * const { version, movedAt } = await client.specs.labels.get(prod);
   * ```
   */
  get(params: LabelRef, options?: RequestOptions): ApiPromise<OpenAPISpecLabel> {
    return this.#operations.call('getOpenAPISpecLabel', params, options);
  }

  /**
   * Creates a label, or moves it to a version. With `ifVersion`, throws a `ConflictError` if the label points to neither that version nor
   * the new one; its `version` is the current one. To send an ETag instead, send `if-match` in `options.headers`.
   *
   * @example
   * ```ts
   * const prod = { organizationId: 'acme', specSlug: 'pets', label: 'prod' };
   * const { version } = await client.specs.labels.set({ ...prod, version: 'latest' });
   * await client.specs.labels.set({ ...prod, version: 'latest', ifVersion: version });
   * ```
   */
  set(params: LabelRef & LabelTarget, options?: RequestOptions): ApiPromise<OpenAPISpecLabel> {
    return this.#operations.call('setOpenAPISpecLabel', params, options);
  }

  /**
   * Deletes a label; its version remains. Succeeds if there is no such label. Throws a `ConflictError` for the default label of the
   * specification, and if the label does not point to `ifVersion`.
   *
   * @example
   * ```ts
   * await client.specs.labels.delete({ organizationId: 'acme', specSlug: 'pets', label: 'beta' });
   * ```
   */
  delete(params: LabelRef & { ifVersion?: string | undefined }, options?: RequestOptions): ApiPromise<void> {
    return this.#operations.call('deleteOpenAPISpecLabel', params, options);
  }

  /**
   * Lists the moves of a label, newest first, with its creation and its deletion.
   *
   * @example
   * ```ts
   * const prod = { organizationId: 'acme', specSlug: 'pets', label: 'prod' };
   * await client.specs.labels.set({ ...prod, version: 'latest' });
   * for await (const { from, to, movedAt } of client.specs.labels.moves(prod)) console.log(movedAt, from, to);
   * ```
   */
  moves(params: LabelRef & ListParams, options?: RequestOptions): PagePromise<OpenAPISpecLabelMove> {
    return this.#operations.list('listOpenAPISpecLabelMoves', params, options);
  }

  /**
   * Returns the tokens that have named a label in the last 30 days, whatever versions it pointed to.
   *
   * @example
   * ```ts
   * const prod = { organizationId: 'acme', specSlug: 'pets', label: 'prod' };
   * await client.specs.labels.set({ ...prod, version: 'latest' });
   * const { tokenCount, lastReadAt } = await client.specs.labels.usage(prod);
   * ```
   */
  usage(params: LabelRef, options?: RequestOptions): ApiPromise<OpenAPISpecUsage> {
    return this.#operations.call('getOpenAPISpecLabelUsage', params, options);
  }
}
