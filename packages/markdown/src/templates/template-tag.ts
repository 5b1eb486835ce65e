import { safeImageURL, safeWebURL } from '@specshelf/base/safe-url';

/** A tag of a template block, such as `{% hint style="info" %}` or `{% endhint %}`. */
export interface TemplateTag {
  name: string;
  isClosing: boolean;
  attributes: Record<string, string>;
}

/** The supported blocks with their required attributes. */
const requiredAttributes = new Map<string, readonly string[]>([
  ['hint', []],
  ['tabs', []],
  ['tab', []],
  ['code', []],
  ['stepper', []],
  ['step', []],
  ['columns', []],
  ['column', []],
  ['embed', ['url']],
  ['openapi-operation', ['spec', 'path', 'method']],
  ['openapi-webhook', ['spec', 'name', 'method']],
  ['openapi-schemas', ['spec', 'schemas']],
  ['openapi', ['src', 'path', 'method']],
  ['swagger', ['src', 'path', 'method']],
]);

// No two adjacent parts match the same characters, so matching takes linear time.
const tagPattern =
  /^\{%[ \t]*([a-z][a-z-]*)((?:[ \t]+[a-zA-Z][\w-]*(?:=(?:"[^"]*"|'[^']*'|[^\s"'%]+))?)*)[ \t]*%\}$/;
const attributePattern = /([a-zA-Z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'%]+)))?/g;

/** Parses a line; undefined unless it is a tag of a supported block with all required attributes. */
export function parseTemplateTag(line: string): TemplateTag | undefined {
  const [, spelling = '', rest = ''] = tagPattern.exec(line.trim()) ?? [];
  const isClosing = spelling.startsWith('end');
  const name = isClosing ? spelling.slice('end'.length) : spelling;
  const required = requiredAttributes.get(name);
  if (required === undefined) return undefined;
  const attributes = isClosing ? {} : parseAttributes(rest);
  if (!isClosing && !required.every((key) => (attributes[key] ?? '') !== '')) return undefined;
  return { name, isClosing, attributes };
}

/** An attribute without a value is `true`. */
function parseAttributes(text: string): Record<string, string> {
  const entries = [...text.matchAll(attributePattern)].map(
    ([, key = '', double, single, bare]): [string, string] => [
      key,
      safeValue(key, double ?? single ?? bare ?? 'true'),
    ],
  );
  return Object.fromEntries(entries);
}

/** An unsafe address becomes an empty string. */
function safeValue(key: string, value: string): string {
  if (key === 'url') return safeWebURL(value) ?? '';
  return key === 'src' ? (safeImageURL(value) ?? '') : value;
}
