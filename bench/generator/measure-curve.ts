import { readOutline } from '@specshelf/generator';
import { generatedDocument } from '../shared/generated-documents.js';
import { alternate } from '../shared/series.js';
import { type DocumentsMeasurement, documentSubjects, documentsMeasurement } from './measure-documents.js';
import { measureRevisions, type RevisionMeasurement } from './measure-revisions.js';
import type { Effort } from './measure-version.js';
import { type DocumentRequest, documentRequests } from './requests.js';
import { storedVersion, textOf } from './stored-version.js';

/** Costs of documents that differ only in their number of operations. */
export interface CurvePoint {
  operations: number;
  revision: RevisionMeasurement;
  documents: DocumentsMeasurement;
}

/** Enough documents to estimate the cost of one. */
const mostDocuments = 100;

export async function measureCurve(sizes: readonly number[], effort: Effort): Promise<CurvePoint[]> {
  const texts = new Map<number, string>();
  for (const size of sizes) texts.set(size, textOf((await storedVersion(generatedDocument(size))).outline));
  const documents = await measureSamples(texts, effort.rounds);
  const points: CurvePoint[] = [];
  for (const [operations, text] of texts) {
    const revisions = await measureRevisions(text, effort);
    const revision = revisions.find(({ grouping }) => grouping === 'by-operation');
    const measured = documents.get(operations);
    if (revision !== undefined && measured !== undefined)
      points.push({ operations, revision, documents: measured });
  }
  return points;
}

/** Measures documents of all sizes in turns, so that they are compared under the same conditions. */
async function measureSamples(
  texts: ReadonlyMap<number, string>,
  rounds: number,
): Promise<Map<number, DocumentsMeasurement>> {
  const samples = [...texts].map(([size, text]) => ({ size, requests: sample(text) }));
  const subjects = samples.flatMap(({ size, requests }) => documentSubjects(requests, `${size}`));
  const series = await alternate(subjects, rounds);
  return new Map(
    samples.map(({ size, requests }) => [size, documentsMeasurement(requests, series, `${size}`)]),
  );
}

/** Operations distributed over the whole document. */
function sample(text: string): DocumentRequest[] {
  const requests = documentRequests(readOutline(text), 'by-operation').filter(
    ({ isOperation }) => isOperation,
  );
  const step = Math.ceil(requests.length / mostDocuments);
  return requests.filter((_, place) => place % step === 0);
}
