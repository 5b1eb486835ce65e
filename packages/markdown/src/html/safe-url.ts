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

function safeURL(url: string, protocols: ReadonlySet<string>): string | undefined {
  const cleaned = withExplicitScheme(withoutIgnoredCharacters(url));
  const colon = cleaned.search(/[:/?#\\]/);
  if (colon < 0 || cleaned[colon] !== ':') return cleaned;
  const protocol = cleaned.slice(0, colon).toLowerCase();
  return protocols.has(protocol) ? protocol + cleaned.slice(colon) : undefined;
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
