/** Elements of authors that have a direction of their own: those without attributes, which the sanitizer removes. */
const blocks: ReadonlySet<string> = new Set(
  ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol'].map((name) => `<${name}>`),
);

/**
 * Gives each heading, list, and paragraph the direction of its script. A description in Arabic that begins with an English sentence is
 * shown from the left otherwise.
 */
export function addDirections(html: string): string {
  // Whole tags, because values of attributes may look like tags.
  return html.replaceAll(/<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)*\s*\/?>/g, (tag) =>
    blocks.has(tag) ? `${tag.slice(0, -1)} dir="auto">` : tag,
  );
}
