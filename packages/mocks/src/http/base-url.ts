import { parseURL } from '@specshelf/service';

/** The base URL of a backend. */
export interface BaseURL {
  /** Without a trailing slash. */
  readonly href: string;
  /** Returns the path within the API, for any host; undefined if the URL is not under the path of this base. */
  pathOf(url: string): string | undefined;
  /** Whether a URL is under this base, including its host. */
  covers(url: string): boolean;
}

export function createBaseURL(text: string): BaseURL {
  const url = parseURL(text);
  if (!url) throw new TypeError(`\`baseUrl\` must be a URL such as https://specshelf.test, not ${text}.`);
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
