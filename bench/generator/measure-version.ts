import { gunzipSync } from 'node:zlib';
import { readOutline } from '@specshelf/generator';
import { outlineOf } from '@specshelf/generator/outline-of';
import { alternate, median, type Subject } from '../shared/series.js';
import { actionCount } from './action-count.js';
import { type DocumentsMeasurement, measureDocuments } from './measure-documents.js';
import { measureRevisions, type RevisionMeasurement } from './measure-revisions.js';
import { documentRequests } from './requests.js';
import { specificationOf } from './specification-of.js';
import { type StoredVersion, textOf } from './stored-version.js';

/** What the pages of a version cost, in milliseconds. */
export interface VersionMeasurement {
  name: string;
  operations: number;
  loading: LoadingMeasurement;
  revisions: RevisionMeasurement[];
  byTag: DocumentsMeasurement;
  byOperation: DocumentsMeasurement;
  /** Documents of operations with the parts of the specification that they show, once it is read. */
  selfContained: DocumentsMeasurement;
  /** One pass over a specification that is read already, which without an outline every document would need. */
  wholePass: number;
}

/** From the stored outline to one in memory. */
interface LoadingMeasurement {
  storedBytes: number;
  bytes: number;
  decompress: number;
  read: number;
}

/** How often things are measured. */
export interface Effort {
  rounds: number;
  /** What takes long and has no goal. */
  slowRounds: number;
  /** Milliseconds that a subject takes in a round at least, by repetition. */
  roundTime: number;
}

export async function measureVersion(version: StoredVersion, effort: Effort): Promise<VersionMeasurement> {
  const text = textOf(version.outline);
  const outline = readOutline(text);
  const specification = specificationOf(version);
  const byOperation = documentRequests(outline, 'by-operation');
  const operations = byOperation.filter(({ isOperation }) => isOperation);
  return {
    name: version.name,
    operations: actionCount(outline),
    loading: await measureLoading(version, effort.rounds),
    revisions: await measureRevisions(text, effort),
    byTag: await measureDocuments(documentRequests(outline, 'by-tag'), effort.rounds),
    byOperation: await measureDocuments(byOperation, effort.rounds),
    selfContained: await measureDocuments(operations, effort.slowRounds, { specification }),
    wholePass: await medianOf({ name: 'whole pass', run: () => outlineOf(specification) }, effort.slowRounds),
  };
}

async function measureLoading({ outline }: StoredVersion, rounds: number): Promise<LoadingMeasurement> {
  const bytes = gunzipSync(outline);
  const decoder = new TextDecoder();
  return {
    storedBytes: outline.length,
    bytes: bytes.length,
    decompress: await medianOf({ name: 'decompress', run: () => gunzipSync(outline) }, rounds),
    read: await medianOf({ name: 'read', run: () => readOutline(decoder.decode(bytes)) }, rounds),
  };
}

async function medianOf(subject: Subject, rounds: number): Promise<number> {
  const series = await alternate([subject], rounds);
  return median(series.get(subject.name) ?? []);
}
