import type { Tally } from '@specshelf/changes';
import { StorageUnavailable } from '../../base/errors.js';
import type { ComparedDocument } from '../../base/ports/changes/change-tasks.js';
import type { Deps } from '../../base/ports/deps.js';
import type { EncodedText } from '../../base/ports/work/content.js';
import type { Turn } from '../../base/ports/work/heavy-work.js';
import { WorkAbandoned, WorkFailed } from '../../base/ports/work/work-errors.js';

export interface Comparison {
  report: EncodedText;
  tally: Tally;
}

/** Functions that read the two documents. */
export interface Documents {
  before(): Promise<ComparedDocument>;
  after(): Promise<ComparedDocument>;
}

/** Compares two documents. Returns undefined, and logs why, if they cannot be compared: that must not stop a publication. */
export async function compareDocuments(
  deps: Pick<Deps, 'runTask' | 'report' | 'now'>,
  documents: Documents,
  about: Readonly<Record<string, string>>,
  turn?: Turn,
): Promise<Comparison | undefined> {
  const today = deps.now().toISOString().slice(0, 10);
  try {
    const [before, after] = [await documents.before(), await documents.after()];
    const options = turn === undefined ? {} : { turn };
    return await deps.runTask('compareVersions', { before, after, today }, options);
  } catch (error) {
    if (error instanceof WorkAbandoned || error instanceof StorageUnavailable) throw error;
    deps.report(new WorkFailed(about, error));
    return undefined;
  }
}
