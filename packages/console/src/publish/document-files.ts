// Shared by the server and the script of the form.

/** Hidden files, such as those of Git, belong to no specification. */
export function isDocumentName(name: string): boolean {
  return /\.(?:json|ya?ml)$/i.test(name) && !/(?:^|\/)(?:\.[^./]|node_modules\/)/.test(name);
}

/** Removes the folder that all files have in common. */
export function relativePaths(names: readonly string[]): string[] {
  const [first = '', ...others] = names;
  const folders = first.split('/').slice(0, -1);
  const isCommon = (count: number) =>
    others.every((name) => name.startsWith(`${folders.slice(0, count).join('/')}/`));
  let common = folders.length;
  while (common > 0 && !isCommon(common)) common--;
  return names.map((name) => name.split('/').slice(common).join('/'));
}

/** Whether a file begins a specification. `head` is its beginning. */
export function startsDocument(head: string): boolean {
  return /(?:^|[\n{,])[ \t]*["']?(?:openapi|swagger)["']?[ \t]*:[ \t]*["']?\d/.test(head);
}
