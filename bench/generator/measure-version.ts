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

/** Costs of the pages of a version, in milliseconds. */
export interface VersionMeasurement {
  name: string;
  operations: number;
  loading: LoadingMeasurement;
  revisions: RevisionMeasurement[];
  byTag: DocumentsMeasurement;
  byOperation: DocumentsMeasurement;
  /** Documents of operations with their parts of the specification, once it is read. */
  selfContained: DocumentsMeasurement;
  /** One pass over a parsed specification, which every document would need without an outline. */
  wholePass: number;
}

/** From the stored outline to the parsed one. */
interface LoadingMeasurement {
  storedBytes: number;
  bytes: number;
  decompress: number;
  read: number;
}

/** Number of rounds. */
export interface Effort {
  rounds: number;
  /** For slow subjects without a goal. */
  slowRounds: number;
  /** Minimum milliseconds of a subject in a round; short subjects are repeated. */
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
