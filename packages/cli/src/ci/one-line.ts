/** The server accepts at most 200 characters. */
const longest = 200;

// Like the server: control characters, unpaired surrogates, and characters that change the direction of text.
const rejected = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a text as one line that the server accepts as a member of the provenance. Undefined if it is empty. */
export function oneLine(text: string | undefined): string | undefined {
  const line = text
    ?.slice(0, 10 * longest)
    .replaceAll(rejected, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (!line) return undefined;
  return line.length <= longest ? line : `${cut(line, longest - 1)}…`;
}

/** Cuts a text at a number of UTF-16 units, but not within a character. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** Returns a URL that the server accepts, without credentials. Undefined if it is not a URL of a web page, or too long. */
export function webURL(text: string | undefined): string | undefined {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  // The server rejects ports of other protocols. Those that web servers use are never among them.
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    !/^(?:3000|5000|7443|7990|8\d{3}|9443|10443)?$/.test(url.port)
  )
    return undefined;
  url.username = '';
  url.password = '';
  return url.href.length <= longest ? url.href : undefined;
}

/** Returns `owner/name` of the URL of a git repository in any of its notations, without credentials; other texts as they are. */
export function repositoryName(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const isURL = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  // The notation of scp: git@github.com:owner/name.git
  const path = isURL ? pathOf(text) : (/^[^/\\:]+@[^/\\:]+:(.+)$/.exec(text)?.[1] ?? text);
  const name = path.replace(/[/\\]+$/, '').replace(/\.git$/, '');
  // Paths of the local disk are of no use elsewhere, and may have the name of a user.
  const isLocal = /^(?:[/\\.]|[a-z]:[/\\]|file:)/i.test(text);
  return isLocal ? name.split(/[/\\]/).at(-1) : name.replace(/^[/~]+/, '');
}

const pathOf = (url: string) => (URL.canParse(url) ? decoded(new URL(url).pathname) : '');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
