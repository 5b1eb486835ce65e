/** Returns an ID after all IDs of a table. */
export function ascendingId(table: ReadonlyMap<string, unknown>): string {
  // Keys are in the order of insertion.
  const last = [...table.keys()].at(-1) ?? '0';
  return (Number.parseInt(last, 36) + 1).toString(36).padStart(12, '0');
}
