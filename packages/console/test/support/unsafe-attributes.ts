import type { PageOutline } from './page-outline.js';

const forbidden = new Set([
  'style',
  'iframe',
  'object',
  'embed',
  'base',
  'applet',
  'frame',
  'portal',
  'template',
]);
const urlAttributes = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'poster',
  'background',
  'ping',
  'data',
  'srcset',
  'cite',
]);
const rasterImage = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;

/** Describes the elements and attributes of a page that could run a script, or load something that is not an image. */
export function unsafeAttributes({ elements }: PageOutline): string[] {
  return elements.flatMap(({ name, attributes }) => {
    const found: string[] = [];
    if (forbidden.has(name)) found.push(`an element ${name}`);
    if (name === 'script' && !attributes.get('src')?.includes('/assets/'))
      found.push('a script of an author');
    if (
      name === 'link' &&
      attributes.get('rel') === 'stylesheet' &&
      !attributes.get('href')?.includes('/assets/')
    )
      found.push('a style sheet of an author');
    // The empty icon prevents a request.
    if (name === 'link' && attributes.get('href') === 'data:,') return found;
    for (const [attribute, value] of attributes) {
      if (attribute.startsWith('on') || attribute === 'style' || attribute === 'srcdoc')
        found.push(`${name} ${attribute}`);
      if (urlAttributes.has(attribute) && !isSafe(name, value))
        found.push(`${name} ${attribute}=${value.slice(0, 60)}`);
    }
    return found;
  });
}

/** Browsers ignore control characters and blanks before and in the scheme of a URL. */
function isSafe(name: string, value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them
  const url = value.replaceAll(/[\u0000-\u0020]/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === undefined) return true;
  if (name === 'img' && scheme === 'data') return rasterImage.test(url);
  return ['http', 'https', 'mailto', 'tel'].includes(scheme);
}
