import { readOutline } from '@specshelf/generator';
import { generatedDocument } from '../shared/generated-documents.js';
import { type DocumentsMeasurement, measureDocuments } from './measure-documents.js';
import { measureRevisions, type RevisionMeasurement } from './measure-revisions.js';
import type { Effort } from './measure-version.js';
import { documentRequests } from './requests.js';
import { storedVersion, textOf } from './stored-version.js';

/** What documents that differ in the number of their operations alone cost. */
export interface CurvePoint {
  operations: number;
  revision: RevisionMeasurement;
  documents: DocumentsMeasurement;
}

/** So many documents are enough to know what one costs. */
const mostDocuments = 100;

export async function measureCurve(sizes: readonly number[], effort: Effort): Promise<CurvePoint[]> {
  const points: CurvePoint[] = [];
  for (const operations of sizes) {
    const text = textOf((await storedVersion(generatedDocument(operations))).outline);
    const [, revision] = await measureRevisions(text, effort);
    if (revision === undefined) continue;
    points.push({ operations, revision, documents: await documentsOf(text, effort.rounds) });
  }
  return points;
}

/** Of operations from everywhere in the document. */
function documentsOf(text: string, rounds: number): Promise<DocumentsMeasurement> {
  const requests = documentRequests(readOutline(text), 'by-operation').filter(
    ({ isOperation }) => isOperation,
  );
  const step = Math.ceil(requests.length / mostDocuments);
  return measureDocuments(
    requests.filter((_, place) => place % step === 0),
    rounds,
  );
}
