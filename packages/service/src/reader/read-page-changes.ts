import { defined } from '@specshelf/base/defined';
import type { CompatibilityRecord } from '../base/ports/changes/change-records.js';
import type { ChangeSelection } from '../base/ports/changes/selected-changes.js';
import type { Deps } from '../base/ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../base/ports/records.js';
import { policyOf } from '../features/changes/policy-of.js';
import { type ReportReader, readReport } from '../features/changes/read-report.js';
import type { SpecReader } from '../state/access/accessible-records.js';
import { listedVersion } from './listed-version.js';
import { toReadable } from './read-changelog.js';
import type { PageChanges } from './reader.js';

const listedChanges = 10;

interface ComparedVersion {
  version: OpenAPISpecVersionRecord;
  /** The settings of its specification, which decide what is breaking. */
  compatibility?: CompatibilityRecord | undefined;
}

/** Returns how a part of a version differs from the version before; undefined if it does not, or if they have not been compared. */
export async function readPageChanges(
  deps: Pick<Deps, 'runTask' | 'refuse'> & ReportReader & SpecReader,
  { version, compatibility = {} }: ComparedVersion,
  selection: ChangeSelection,
): Promise<PageChanges | undefined> {
  const report = await readReport(deps, version);
  if (report === undefined) return undefined;
  const input = { report, policy: policyOf(deps, { compatibility }), selection, limit: listedChanges };
  const { summary, items } = await deps.runTask('selectChanges', input);
  if (Object.values(summary).every((count) => count === 0)) return undefined;
  const from = await deps.stores.versions.find(version.specId, version.changes?.from ?? '');
  return { ...defined({ since: from && listedVersion(from) }), summary, items: items.map(toReadable) };
}
