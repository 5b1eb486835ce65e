/**
 * Returns the form of an organization ID that is the same in any case. Only ASCII letters have a case here, as in the
 * `lower` of the databases.
 */
export function organizationIdKey(id: string): string {
  return id.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
