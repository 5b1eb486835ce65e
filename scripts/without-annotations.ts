/** A copy of a schema with all that judges and nothing that only tells. Ajv would write defaults into what was sent. */
export function withoutAnnotations(value: unknown, within = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutAnnotations(item, within));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => namings.has(within) || !isUnwanted(key, within));
  return Object.fromEntries(
    kept.map(([key, member]) => [key, withoutAnnotations(member, namings.has(within) ? '' : key)]),
  );
}

// The members of these have names that their author chose.
const namings = new Set(['properties', 'patternProperties', '$defs', 'schemas']);
const annotations = new Set(['title', 'description', 'default', 'example', 'examples', 'deprecated']);

function isUnwanted(key: string, within: string): boolean {
  // Ajv refuses to work with a mapping. The tag of every branch is a `const`, which says the same.
  return annotations.has(key) || (key === 'mapping' && within === 'discriminator') || key.startsWith('x-');
}
