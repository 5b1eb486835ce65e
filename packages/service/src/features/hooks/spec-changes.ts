import type { Change } from '@specshelf/changes';
import { summarize } from '@specshelf/changes/summarize';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';
import { policyOf } from '../changes/policy-of.js';

/** The changes of the latest version of a specification. */
export interface VersionSummary {
  /** The slug of the specification. */
  spec: string;
  /** The ID of its latest version. */
  version: string;
  /** The ID of the version that it was compared with. */
  from: string;
  /** Numbers of changes by impact. */
  summary: { breaking: number; risky: number; safe: number; docs: number };
  /** The part of the version number that semantic versioning raises. */
  bump: 'major' | 'minor' | 'patch' | 'none';
}

/** The last run refused a source because of its changes. Each delivery reports it until another run ends. */
export interface VersionRefused {
  /** The kind of event. */
  type: 'version.refused';
  /** The ID of the organization. */
  organization: string;
  /** The slug of the specification. */
  spec: string;
  /** The first of the refused changes, with their rules. */
  changes: { rule: Change['rule']; message: string }[];
  /** The number of refused changes; 0 if changes that could not be found may be incompatible. */
  changeCount: number;
  /** The time of the refusal in ISO 8601. */
  refusedAt: string;
}

const listedChanges = 20;

/** Returns the changes of the latest version; undefined if it was not compared. */
export async function latestChanges(
  deps: Deps,
  spec: OpenAPISpecRecord,
): Promise<VersionSummary | undefined> {
  const { id, lastVersion, slug } = spec;
  const version = lastVersion === undefined ? undefined : await deps.stores.versions.find(id, lastVersion);
  if (version?.changes === undefined) return undefined;
  const { from, tally } = version.changes;
  return { spec: slug, version: version.id, from, ...summarize(tally, policyOf(deps, spec)) };
}

/** Returns the event of a refusal by the last run. */
export function refusalEvents(spec: OpenAPISpecRecord): VersionRefused[] {
  const { lastProcessErrorCode, lastProcessedErrors, lastProcessedErrorCount, lastProcessedAt } = spec;
  if (lastProcessErrorCode !== 'INCOMPATIBLE' || lastProcessedAt === undefined) return [];
  const refused = lastProcessedErrors.filter(({ change }) => change !== undefined);
  return [
    {
      type: 'version.refused',
      organization: spec.organizationId,
      spec: spec.slug,
      changes: refused.slice(0, listedChanges).map(({ code, message }) => ({ rule: code, message })),
      // Not all of them are listed. Another problem can be that changes could not be found.
      changeCount: lastProcessedErrorCount - (lastProcessedErrors.length - refused.length),
      refusedAt: lastProcessedAt,
    },
  ];
}
