export const linkProtocols = ['http', 'https', 'mailto', 'tel'] as const;

const safeLink = new Set<string>(linkProtocols);
const safeImage = new Set(['https']);
const safeWeb = new Set(['http', 'https']);
const safeServer = new Set(['http', 'https', 'ws', 'wss']);

/** The normalized address of a link; undefined unless its scheme is http, https, mailto or tel. */
export function safeLinkURL(url: string): string | undefined {
  return safeURL(url, safeLink);
}

/** The normalized address of an image; undefined unless it is relative or HTTPS, which no network on the way can read or change. */
export function safeImageURL(url: string): string | undefined {
  return safeURL(url, safeImage);
}

/** The normalized address of a page or of embedded content. */
export function safeWebURL(url: string): string | undefined {
  return safeURL(url, safeWeb);
}

/** The normalized address of a server of an API. */
export function safeServerURL(url: string): string | undefined {
  return safeURL(url, safeServer);
}

/** The scheme of an address as a browser reads it, in lower case; undefined for a relative address. */
export function schemeOf(url: string): string | undefined {
  return split(url).scheme;
}

function safeURL(url: string, schemes: ReadonlySet<string>): string | undefined {
  const { scheme, rest } = split(url);
  if (scheme === undefined) return rest;
  return schemes.has(scheme) ? scheme + rest : undefined;
}

/** Divides an address before the colon after its scheme. */
function split(url: string): { scheme: string | undefined; rest: string } {
  const cleaned = withExplicitScheme(withoutIgnoredCharacters(url));
  const colon = cleaned.search(/[:/?#\\]/);
  if (colon < 0 || cleaned[colon] !== ':') return { scheme: undefined, rest: cleaned };
  return { scheme: cleaned.slice(0, colon).toLowerCase(), rest: cleaned.slice(colon) };
}

/** Protocol-relative URLs would take the scheme of the page. Browsers treat backslashes like slashes. */
function withExplicitScheme(url: string): string {
  return /^[/\\]{2}/.test(url) ? `https://${url.replace(/^[/\\]+/, '')}` : url;
}

/** Browsers ignore these characters anywhere in an address, even inside the scheme. */
function withoutIgnoredCharacters(url: string): string {
  let result = '';
  for (const character of url) {
    const code = character.charCodeAt(0);
    if (code > 0x20 && code !== 0x7f && !(code >= 0x80 && code <= 0xa0)) result += character;
    else if (code === 0x20) result += '%20';
  }
  return result.replace(/^(?:%20)+|(?:%20)+$/g, '');
}
