import { parseURL } from '@specshelf/service';

/** Where a backend is, and which requests are for it. */
export interface BaseURL {
  /** Without a trailing slash. */
  readonly href: string;
  /** The path within the API of a request to any host; undefined when it is not under the path of this base. */
  pathOf(url: string): string | undefined;
  /** Whether a request is for this base, its host included. */
  covers(url: string): boolean;
}

export function createBaseURL(text: string): BaseURL {
  const url = parseURL(text);
  if (!url) throw new TypeError(`\`baseUrl\` must be a URL such as https://specshelf.test, not ${text}`);
  const { origin, pathname } = url;
  const prefix = pathname.replace(/\/+$/, '');
  const pathOf = (url: string): string | undefined => {
    const path = new URL(url).pathname;
    return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined;
  };
  return {
    href: origin + prefix,
    pathOf,
    covers: (url) => new URL(url).origin === origin && pathOf(url) !== undefined,
  };
}
