import type { RequestOptions } from '../model/client-options.js';
import type { ComputedRevision, Document } from '../model/models.js';
import type { ComputedSource } from '../params/computed.js';
import type { ApiPromise } from '../request/api-promise.js';
import type { Operations } from './operations.js';

/**
 * Pages and documents that are generated from a source. Nothing is stored. For conditional requests, send `if-none-match` in
 * `options.headers`. If the content has not changed, the status is 304: `asResponse()` returns it, every other method throws.
 *
 * @example
 * ```ts
 * const spec = { ref: { kind: 'openapi', spec: 'pets' } };
 * const source = { type: 'builtin:openapi', props: { doc: 'models' }, dependencies: { spec } };
 * const document = await client.computedContent.generateDocument({ spaceId: 'docs', source, seed: 'docs' });
 * ```
 */
export class ComputedContent {
  readonly #operations: Operations;

  constructor(operations: Operations) {
    this.#operations = operations;
  }

  /**
   * Generates the document of one page. For a page of `generateRevision`, pass its `computed` as the source and its `computedSeed` as the
   * seed. With the schema `next`, blocks contain the data that they render; `depth` (0 to 10) limits the references between schemas that it
   * follows.
   *
   * @example
   * ```ts
   * const document = await client.computedContent.generateDocument({
   *   spaceId: 'docs',
   *   source: {
   *     type: 'builtin:openapi',
   *     props: { doc: 'models' },
   *     dependencies: { spec: { ref: { kind: 'openapi', spec: 'pets' } } },
   *   },
   *   seed: 'pets',
   * });
   * ```
   */
  generateDocument(
    params: {
      spaceId: string;
      source: ComputedSource;
      seed: string;
      schema?: 'current' | 'next' | undefined;
      depth?: number | undefined;
    },
    options?: RequestOptions,
  ): ApiPromise<Document> {
    return this.#operations.call('getComputedDocument', params, options);
  }

  /**
   * Generates the pages of a source, without their bodies, and the files that they refer to.
   *
   * @example
   * ```ts
   * const { pages } = await client.computedContent.generateRevision({
   *   spaceId: 'docs',
   *   source: {
   *     type: 'builtin:openapi',
   *     props: { models: true, grouping: 'by-tag' },
   *     dependencies: { spec: { ref: { kind: 'openapi', spec: 'pets' } } },
   *   },
   *   seed: 'pets',
   * });
   * ```
   */
  generateRevision(
    params: { spaceId: string; source: ComputedSource; seed: string },
    options?: RequestOptions,
  ): ApiPromise<ComputedRevision> {
    return this.#operations.call('getComputedRevision', params, options);
  }
}
