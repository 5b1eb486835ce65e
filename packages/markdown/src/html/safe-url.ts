export const linkProtocols = ['http', 'https', 'mailto', 'tel'] as const;

const safeLink = new Set<string>(linkProtocols);
const safeImage = new Set(['https']);
const safeWeb = new Set(['http', 'https']);

/** The address a link may lead to, or nothing when it could run code or leave the web. */
export function safeLinkURL(url: string): string | undefined {
  return safeURL(url, safeLink);
}

/** The address an image may come from: over HTTPS, so that no network on the way sees or changes it. */
export function safeImageURL(url: string): string | undefined {
  return safeURL(url, safeImage);
}

/** The address of a page or of embedded content. */
export function safeWebURL(url: string): string | undefined {
  return safeURL(url, safeWeb);
}

function safeURL(url: string, protocols: ReadonlySet<string>): string | undefined {
  const cleaned = withExplicitScheme(withoutIgnoredCharacters(url));
  const colon = cleaned.search(/[:/?#\\]/);
  if (colon < 0 || cleaned[colon] !== ':') return cleaned;
  const protocol = cleaned.slice(0, colon).toLowerCase();
  return protocols.has(protocol) ? protocol + cleaned.slice(colon) : undefined;
}

/** A URL that begins with two slashes, which browsers also read from backslashes, takes the scheme of the page around it. */
function withExplicitScheme(url: string): string {
  return /^[/\\]{2}/.test(url) ? `https://${url.replace(/^[/\\]+/, '')}` : url;
}

/** Browsers skip these wherever they stand in an address, also inside a scheme. */
function withoutIgnoredCharacters(url: string): string {
  let result = '';
  for (const character of url) {
    const code = character.charCodeAt(0);
    if (code > 0x20 && code !== 0x7f && !(code >= 0x80 && code <= 0xa0)) result += character;
    else if (code === 0x20) result += '%20';
  }
  return result.replace(/^(?:%20)+|(?:%20)+$/g, '');
}
