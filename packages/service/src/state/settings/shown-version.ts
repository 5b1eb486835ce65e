import type { OpenAPISpecRecord } from '../../base/ports/records.js';

/** Returns the ID of the version that documentation and the published URL show: that of the default label, otherwise the latest. */
export function shownVersion({
  defaultVersion,
  lastVersion,
}: Pick<OpenAPISpecRecord, 'defaultVersion' | 'lastVersion'>): string | undefined {
  return defaultVersion ?? lastVersion;
}
