import type { ChangeAcknowledgment } from './changes.js';

/**
 * The version of a label.
 *
 * @example
 * ```ts
 * const target: LabelTarget = { version: 'latest', ifVersion: null };
 * await client.specs.labels.set({ organizationId: 'acme', specSlug: 'pets', label: 'next', ...target });
 * ```
 */
export interface LabelTarget {
  /** The ID of the version, `latest`, or `label:` and another label. */
  version: string;
  /** The ID of the version that the label must point to; `null` if the label must not exist. */
  ifVersion?: string | null | undefined;
}

/**
 * Labels and provenance of a publication.
 *
 * @example
 * ```ts
 * const about: PublicationParams = { labels: ['staging'], provenance: { commit: '4f1c92ab', branch: 'main' } };
 * const source = { text: 'openapi: 3.1.0' };
 * await client.specs.upsert({ organizationId: 'acme', specSlug: 'pets', source, ...about });
 * ```
 */
export interface PublicationParams {
  /**
   * Labels, at most 20, to move to the resulting version when processing succeeds, also if the content is unchanged. If it fails, or another
   * source replaces this one first, no label moves.
   */
  labels?: readonly string[] | undefined;
  /** Where the source comes from. */
  provenance?: Provenance | undefined;
}

/**
 * What to do about changes that the compatibility settings refuse.
 *
 * @example
 * ```ts
 * const accepted: AcknowledgingParams = { acknowledge: { changes: ['5bd0c1a2e3f40718'] } };
 * ```
 */
export interface AcknowledgingParams {
  /** Changes to accept with the publication. Requires the `openapi:acknowledge` scope as well. */
  acknowledge?: ChangeAcknowledgment | undefined;
}

/**
 * Where a source comes from: each member is one line of at most 200 characters. The server does not verify it.
 *
 * @example
 * ```ts
 * const provenance: Provenance = { repository: 'acme/pets', commit: '4f1c92ab', author: 'Ann' };
 * ```
 */
export interface Provenance {
  /** The repository. */
  repository?: string | undefined;
  /** The ID of the commit. */
  commit?: string | undefined;
  /** The branch or tag. */
  branch?: string | undefined;
  /** The author of the change. */
  author?: string | undefined;
  /** A description of the change, such as the first line of the commit message. */
  message?: string | undefined;
  /** An `http` or `https` URL without credentials, such as the page of the commit or of the pull request. */
  url?: string | undefined;
}
