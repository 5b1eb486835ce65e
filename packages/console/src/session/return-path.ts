/**
 * Returns the path of a page to return to after sign-in, unchanged; undefined when it is not a page. A browser must not resolve
 * it to another site or to a path outside of `PUBLIC_URL`, so it has no double slash, no backslash, and no dot segment, encoded
 * or not.
 */
export function returnPath(text: string | null): string | undefined {
  if (
    text === null ||
    /\/\/|\\/.test(text) ||
    !/^\/(?:(?:orgs|spaces)\/[!-~]+|device(?:\?[!-~]*)?)$/.test(text)
  )
    return undefined;
  // Parsing resolves dot segments as a browser does.
  const { pathname } = new URL(text, 'http://localhost');
  return text.split(/[?#]/, 1)[0] === pathname ? text : undefined;
}
