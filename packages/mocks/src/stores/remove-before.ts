/** Removes a number of records that were created before a time, and returns how many. */
export function removeBefore(
  table: Map<string, { createdAt: string }>,
  { createdBefore, limit }: { createdBefore: string; limit: number },
): number {
  const old = [...table].filter(([, { createdAt }]) => createdAt < createdBefore).slice(0, limit);
  for (const [key] of old) table.delete(key);
  return old.length;
}
