/** Returns the key that identifies a slug regardless of case. */
export function toSlugKey(slug: string): string {
  return slug.toLowerCase();
}
