import type { Tally } from '@specshelf/changes';
import type { Policy } from '@specshelf/changes/policy';

/** The comparison of a version with the one before it. */
export interface VersionChanges {
  /** The ID of the earlier version, which may have been removed since. */
  from: string;
  /** The digest of the content with the report. */
  report: string;
  tally: Tally;
}

/** Compatibility settings of a specification. Absent members have the default of the server. */
export type CompatibilityRecord = Partial<Policy>;

/** A change that a person accepts. */
export interface AcknowledgmentRecord {
  /** The ID of the change. */
  change: string;
  reason?: string;
  acknowledgedAt: string;
  expiresAt: string;
  /** The ID of the subject. */
  acknowledgedBy: string;
}
