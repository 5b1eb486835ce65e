/**
 * Returns the path of a page to return to after sign-in, as the browser sent it; undefined when it is not one of our pages. A
 * browser must not resolve it to another site or to a path outside of `PUBLIC_URL`: it has no double slash, no backslash, and no
 * dot segment, encoded or not.
 */
export function returnPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || /\/\/|\\/.test(text) || !/^\/(?:orgs|spaces)\/[!-~]+$/.test(text))
    return undefined;
  // Parsing resolves dot segments as a browser does.
  const { pathname } = new URL(text, 'http://localhost');
  return text.split(/[?#]/, 1)[0] === pathname ? text : undefined;
}
