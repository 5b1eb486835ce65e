/** A URI without its fragment, resolved against a base where that is an address. */
export function absoluteUri(uri: string, base: string): string | undefined {
  try {
    const url = URL.canParse(base) ? new URL(uri, base) : new URL(uri);
    url.hash = '';
    return url.href;
  } catch {
    return undefined;
  }
}
