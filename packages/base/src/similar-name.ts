/**
 * Returns the known name that was probably meant: one that differs only in case, in `_` and `-`, or in one letter that is
 * missing, added, replaced, or swapped with the next.
 */
export function similarName(name: string, known: Iterable<string>): string | undefined {
  const plain = withoutStyle(name);
  let near: string | undefined;
  for (const candidate of known) {
    const other = withoutStyle(candidate);
    if (other === plain) return candidate;
    if (near === undefined && isOneTypoAway(plain, other)) near = candidate;
  }
  return near;
}

const withoutStyle = (name: string) => name.toLowerCase().replace(/[_-]/g, '');

function isOneTypoAway(a: string, b: string): boolean {
  const longer = a.length - b.length;
  if (Math.abs(longer) > 1) return false;
  const at = firstDifference(a, b);
  if (longer !== 0) return longer > 0 ? a.slice(at + 1) === b.slice(at) : a.slice(at) === b.slice(at + 1);
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at];
  return a.slice(at + 1) === b.slice(at + 1) || (isSwapped && a.slice(at + 2) === b.slice(at + 2));
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
