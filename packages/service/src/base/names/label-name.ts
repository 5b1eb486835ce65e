import type { RequestProblem } from '../errors.js';

/** A version ID with this prefix is the name of a label. IDs have no colon. */
const prefix = 'label:';

/** Returns the label that a version ID of a request names, such as `prod` for `label:prod`; undefined for an ID. */
export function labelIn(versionId: string): string | undefined {
  return versionId.startsWith(prefix) ? labelKey(versionId.slice(prefix.length)) : undefined;
}

/** Returns the version ID of a request for a label. */
export function labelReference(label: string): string {
  return prefix + label;
}

/** Returns the stored form of the name of a label: names are equal regardless of case. */
export function labelKey(name: string): string {
  return name.toLowerCase();
}

/** Returns the problem of a name for a new label; the contract has validated its characters. */
export function problemOfLabel(path: string, name: string): RequestProblem[] {
  const isReserved = labelKey(name) === 'latest';
  return isReserved
    ? [{ path, message: 'must not be `latest`, which always is the newest version. Choose another label' }]
    : [];
}
