import type { ComparedDocument } from '../../../base/ports/changes/change-tasks.js';
import type { Deps } from '../../../base/ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../../../base/ports/records.js';
import type { RunOutcome } from '../../../base/ports/spec-stores.js';
import type { Content } from '../../../base/ports/work/content.js';
import { type Comparison, compareDocuments } from '../../../features/changes/compare-with.js';
import { comparedDocument } from '../../../features/changes/compared-document.js';
import { policyOf } from '../../../features/changes/policy-of.js';
import { versionsBefore } from '../../../features/compatibility/versions-to-compare.js';
import type { Run } from './run.js';

/** What a run adds to a new version. */
export interface NewVersionChanges {
  version: OpenAPISpecVersionRecord;
  contents: Content[];
  reports: Uint8Array[];
  compared: NonNullable<RunOutcome['compared']>;
}

interface ComparedRun {
  run: Run;
  latest: OpenAPISpecVersionRecord;
}

/** Compares a new version with the latest one, and with all others if the settings say so. */
export async function compareNewVersion(
  deps: Deps,
  { run, latest }: ComparedRun,
  version: OpenAPISpecVersionRecord,
  after: ComparedDocument,
): Promise<NewVersionChanges> {
  const { spec } = run;
  const turn = { owner: spec.organizationId, urgent: !spec.usesNetwork };
  const compare = (other: OpenAPISpecVersionRecord): Promise<Comparison | undefined> => {
    const documents = { before: () => comparedDocument(deps, other), after: async () => after };
    return compareDocuments(deps, documents, { specId: spec.id, versionId: other.id }, turn);
  };
  const first = await compare(latest);
  const { refuse, against } = policyOf(deps, spec);
  const others = refuse !== 'none' && against === 'all' ? await versionsBefore(deps, latest) : undefined;
  const reports: Uint8Array[] = first === undefined ? [] : [first.report.bytes];
  for (const other of others ?? []) {
    await run.check({ inPipeline: true });
    const comparison = await compare(other);
    if (comparison !== undefined) reports.push(comparison.report.bytes);
  }
  const hasAll = reports.length === 1 + (others?.length ?? 0);
  const compared = !hasAll ? 'none' : others === undefined ? 'latest' : 'all';
  if (first === undefined) return { version, contents: [], reports, compared };
  const { report, tally } = first;
  const changes = { from: latest.id, report: report.digest, tally };
  return { version: { ...version, changes }, contents: [report], reports, compared };
}
