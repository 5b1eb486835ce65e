import type { Version } from './labeled-spec.js';

/** Returns the name of a version for visitors: `2.0.0 (id)`; only the ID if its document has no version, or retention has removed it. */
export function versionName(id: string, version: Pick<Version, 'documentVersion'> | undefined): string {
  return version?.documentVersion ? `${version.documentVersion} (${id})` : id;
}
