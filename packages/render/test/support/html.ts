/** A tag of HTML that we have printed, with decoded attributes. */
export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

const tagPattern = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/gi;

/** The opening tags, in order. */
export function tagsOf(html: string): Tag[] {
  return [...html.matchAll(tagPattern)].flatMap(([, slash, name = '', attributes = '']) =>
    slash === '/' ? [] : [{ name: name.toLowerCase(), attributes: attributesOf(attributes) }],
  );
}

/** The values of an attribute, in order. */
export function valuesOf(html: string, attribute: string): string[] {
  return tagsOf(html).flatMap(({ attributes }) => attributes.get(attribute) ?? []);
}

/** The text without tags, in which each tag separates words. */
export function textOf(html: string): string {
  return decode(html.replaceAll(tagPattern, ' ')).replaceAll(/\s+/g, ' ').trim();
}

/** The same HTML for outputs that differ only in the case and order of attributes, in quotes, and in closed tags. */
export function normalized(html: string): string {
  const withTags = html.replaceAll(tagPattern, (_, slash: string, name: string, attributes: string) => {
    const sorted = [...attributesOf(attributes)].sort(([a], [b]) => (a < b ? -1 : 1));
    return `<${slash}${name}${sorted.map(([key, value]) => ` ${key}=${JSON.stringify(value)}`).join('')}>`;
  });
  return decode(withTags);
}

function attributesOf(source: string): Map<string, string> {
  return new Map(
    [...source.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
