import type { BodyOf } from '@specshelf/contract';
import type { Loose } from '../request/loose.js';

/**
 * Selects changes between versions.
 *
 * @example
 * ```ts
 * const filter: ChangeFilter = { impact: 'breaking' };
 * const { items } = await client.specs.versions.listLatestChanges({ organizationId: 'acme', specSlug: 'pets', ...filter });
 * ```
 */
export interface ChangeFilter {
  /** The version to compare with: an ID, or `label:` and a label. Default: the version before. */
  from?: string | undefined;
  /** The least severe impact to return. Default: `safe`. */
  impact?: 'breaking' | 'risky' | 'safe' | 'docs' | undefined;
}

/**
 * Changes to accept.
 *
 * @example
 * ```ts
 * const accepted: ChangeAcknowledgment = { changes: ['5bd0c1a2e3f40718'], reason: 'No client reads it.' };
 * await client.specs.acknowledge({ organizationId: 'acme', specSlug: 'pets', ...accepted });
 * ```
 */
export interface ChangeAcknowledgment {
  /** The IDs of the changes. */
  changes: readonly string[];
  /** Why they are accepted. */
  reason?: string | undefined;
}

/**
 * Compatibility settings to change. Absent members do not change; `rules` replaces all previous levels.
 *
 * @example
 * ```ts
 * const compatibility: CompatibilityUpdate = { refuse: 'breaking', rules: { 'enum-value-added': 'breaking' } };
 * await client.specs.update({ organizationId: 'acme', specSlug: 'pets', compatibility });
 * ```
 */
export type CompatibilityUpdate = Loose<NonNullable<BodyOf<'updateOpenAPISpecBySlug'>['compatibility']>>;
