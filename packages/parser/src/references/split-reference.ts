/** Splits a reference at its first `#` into the location of a file and a fragment. */
export function splitReference(text: string): { location: string; fragment: string } {
  const hash = text.indexOf('#');
  return hash < 0
    ? { location: text, fragment: '' }
    : { location: text.slice(0, hash), fragment: text.slice(hash + 1) };
}
