/** Returns a schema with all validating keywords and no annotations: Ajv would write defaults into requests. */
export function withoutAnnotations(value: unknown, within = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutAnnotations(item, within));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => namings.has(within) || !isUnwanted(key, within));
  return Object.fromEntries(
    kept.map(([key, member]) => [key, withoutAnnotations(member, namings.has(within) ? '' : key)]),
  );
}

// Members with names that the author of a document chose.
const namings = new Set(['properties', 'patternProperties', '$defs', 'schemas']);
const annotations = new Set(['title', 'description', 'default', 'example', 'examples', 'deprecated']);

function isUnwanted(key: string, within: string): boolean {
  // Ajv rejects a mapping. It is redundant here: the tag of every branch is a `const`.
  return annotations.has(key) || (key === 'mapping' && within === 'discriminator') || key.startsWith('x-');
}
