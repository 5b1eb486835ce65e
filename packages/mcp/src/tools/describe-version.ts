import { cell } from '../text/cell.js';
import type { OpenedVersion } from './opened-version.js';

/** Returns the first line of an answer about a version. */
export function describeVersion({ spec, version: { record } }: OpenedVersion): string {
  const title = record.facts?.title ?? spec.facts?.title ?? spec.slug;
  const documentVersion = record.facts?.documentVersion;
  const name = documentVersion === undefined ? cell(title) : `${cell(title)} ${cell(documentVersion, 40)}`;
  return `${name} (spec ${spec.slug}, version ${record.id}, ${record.createdAt.slice(0, 10)})`;
}
