import { safeImageURL, safeWebURL } from '../html/safe-url.js';

/** A tag of a template block, such as `{% hint style="info" %}` or `{% endhint %}`. */
export interface TemplateTag {
  name: string;
  /** It ends a block. */
  closes: boolean;
  attributes: Record<string, string>;
}

/** The blocks that are known, and the attributes without which they show nothing. */
const required = new Map<string, readonly string[]>([
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

// No two parts of it can match the same characters, so that no text takes long.
const whole =
  /^\{%[ \t]*([a-z][a-z-]*)((?:[ \t]+[a-zA-Z][\w-]*(?:=(?:"[^"]*"|'[^']*'|[^\s"'%]+))?)*)[ \t]*%\}$/;
const attribute = /([a-zA-Z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'%]+)))?/g;

/** What a line says; nothing when it is no tag of a known block, or lacks what the block needs. */
export function readTemplateTag(line: string): TemplateTag | undefined {
  const [, spelling = '', rest = ''] = whole.exec(line.trim()) ?? [];
  const closes = spelling.startsWith('end');
  const name = closes ? spelling.slice('end'.length) : spelling;
  const needed = required.get(name);
  if (needed === undefined) return undefined;
  const attributes = closes ? {} : readAttributes(rest);
  if (!closes && !needed.every((key) => (attributes[key] ?? '') !== '')) return undefined;
  return { name, closes, attributes };
}

/** An attribute without a value is a switch that is on. */
function readAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(attribute)].map(([, key = '', double, single, bare]): [string, string] => [
    key,
    safeValue(key, double ?? single ?? bare ?? 'true'),
  ]);
  return Object.fromEntries(found);
}

/** An address that could run code is none. */
function safeValue(key: string, value: string): string {
  if (key === 'url') return safeWebURL(value) ?? '';
  return key === 'src' ? (safeImageURL(value) ?? '') : value;
}
