/**
 * The path of a page to go back to, as somebody has sent it; undefined when it is none of ours. A browser must not take it for
 * the address of another site: two slashes, backslashes and what it leaves out of addresses are not in it.
 */
export function returnPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || /\/\/|\\/.test(text)) return undefined;
  return /^\/(?:orgs|spaces)\/[!-~]+$/.test(text) ? text : undefined;
}
