/** Whether one insertion, deletion, replacement, or exchange of neighbors turns one word into the other. Compares UTF-16 units. */
export function editDistanceIsOne(a: string, b: string): boolean {
  if (a.length < b.length) return editDistanceIsOne(b, a);
  if (a === b || a.length - b.length > 1) return false;
  let start = 0;
  while (start < b.length && a[start] === b[start]) start += 1;
  if (a.length > b.length) return a.slice(start + 1) === b.slice(start);
  if (a.slice(start + 1) === b.slice(start + 1)) return true;
  return a[start] === b[start + 1] && a[start + 1] === b[start] && a.slice(start + 2) === b.slice(start + 2);
}
