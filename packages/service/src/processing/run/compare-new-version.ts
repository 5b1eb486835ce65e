import { type Comparison, compareDocuments } from '../../changes/compare-with.js';
import { comparedDocument } from '../../changes/compared-document.js';
import { policyOf } from '../../compatibility/policy-of.js';
import type { ComparedDocument } from '../../ports/changes/change-tasks.js';
import type { Content } from '../../ports/content.js';
import type { Deps } from '../../ports/deps.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../../ports/records.js';

/** What a run adds to a new version. */
export interface NewVersionChanges {
  version: OpenAPISpecVersionRecord;
  contents: Content[];
  reports: Uint8Array[];
  /** Whether a comparison has failed. */
  uncompared: boolean;
}

/** Older versions than these are not compared with a new one. */
const maxVersions = 100;

/** Compares a new version with the latest one, and with all others if the settings say so. */
export async function compareNewVersion(
  deps: Deps,
  { spec, latest }: { spec: OpenAPISpecRecord; latest: OpenAPISpecVersionRecord },
  version: OpenAPISpecVersionRecord,
  after: ComparedDocument,
): Promise<NewVersionChanges> {
  const turn = { owner: spec.organizationId, urgent: !spec.usesNetwork };
  const compare = async (other: OpenAPISpecVersionRecord): Promise<Comparison | undefined> => {
    const before = await comparedDocument(deps, other);
    return compareDocuments(deps, { before, after }, { specId: spec.id, versionId: other.id }, turn);
  };
  const compared = await compare(latest);
  const others = policyOf(deps, spec).against === 'all' ? await listOthers(deps, latest) : [];
  const reports: Uint8Array[] = compared === undefined ? [] : [compared.report.bytes];
  for (const other of others) {
    const comparison = await compare(other);
    if (comparison !== undefined) reports.push(comparison.report.bytes);
  }
  const uncompared = reports.length < others.length + 1;
  if (compared === undefined) return { version, contents: [], reports, uncompared };
  const { report, tally } = compared;
  const changes = { from: latest.id, report: report.digest, tally };
  return { version: { ...version, changes }, contents: [report], reports, uncompared };
}

async function listOthers(
  { stores }: Deps,
  latest: OpenAPISpecVersionRecord,
): Promise<readonly OpenAPISpecVersionRecord[]> {
  const after = { createdAt: latest.createdAt, id: latest.id };
  return (await stores.versions.list(latest.specId, { after, limit: maxVersions })).records;
}
