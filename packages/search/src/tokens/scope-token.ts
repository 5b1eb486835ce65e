// Different from the first letters of other tokens, see `token-letters.ts`.
const letters = { organization: 'o', public: 'u', spec: 's' };

/**
 * The token of all documents of an organization, of the public ones of an organization, or of a specification. Only letters and digits,
 * which no index splits.
 */
export function scopeToken(scope: keyof typeof letters, id: string): string {
  let hex = '';
  for (const byte of new TextEncoder().encode(id)) hex += byte.toString(16).padStart(2, '0');
  return letters[scope] + hex;
}
