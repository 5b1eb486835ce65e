interface Visited {
  address: string;
  status: number;
}

interface FollowOptions {
  /** The URL of the start page. */
  base: string;
  /** How many pages to visit whose addresses differ only in the values of their parameters. */
  mostOfKind: number;
  /** The limit on all links. */
  limit: number;
}

/**
 * Runs in the page: visits the pages that links lead to. Rejects when there are more links than `limit`, as with an unbounded
 * parameter.
 */
export async function followLinks({ base, mostOfKind, limit }: FollowOptions): Promise<Visited[]> {
  const addresses = new Set([`${base}orgs/examples`]);
  const kinds = new Map<string, number>();
  const visited: Visited[] = [];
  // The loop also visits addresses that are added to the set while it runs.
  for (const address of addresses) {
    if (addresses.size > limit)
      throw new Error(`The pages have more than ${limit} links, such as ${address}.`);
    const { pathname, searchParams } = new URL(address);
    const parameters = [...searchParams.keys()];
    const kind = [pathname, ...parameters].join(' ');
    const count = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, count);
    if (count > mostOfKind) continue;
    const response = await fetch(address);
    visited.push({ address, status: response.status });
    if (!response.headers.get('content-type')?.includes('html')) continue;
    // Not `DOMParser`: it would report the style sheets of pages with another content security policy.
    for (const [, link = ''] of (await response.text()).matchAll(/ (?:href|src)="([^"]*)"/g)) {
      const target = new URL(link.replaceAll('&amp;', '&'), address);
      target.hash = '';
      if (target.href.startsWith(base)) addresses.add(target.href);
    }
  }
  return visited;
}
