import { formatTime } from '../components/timestamp.js';
import type { Version } from './labeled-spec.js';

/** Returns a version as text: `2.1.0, 2025-11-20 09:30 UTC`. */
export function describeVersion({ documentVersion, createdAt, id }: Version): string {
  const name = documentVersion === undefined || documentVersion === '' ? id : documentVersion;
  return `${name}, ${formatTime(createdAt)}`;
}
