import type { Element, Nodes } from 'hast';
import { raw } from 'hast-util-raw';
import type { Document } from '../../src/nodes/node-types.js';

const allowedTags = new Set(
  (
    'a b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q s ' +
    'samp strike strong sub summary sup table tbody td tfoot th thead tr tt u ul var'
  ).split(' '),
);
const allowedAttributes = new Set(
  'align alt checked className colSpan disabled height href open rowSpan src start title type width'.split(
    ' ',
  ),
);
const allowedClass = /^(?:language-.+|markdown-alert(?:-(?:note|tip|important|warning|caution))?)$/;
const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The tags and attributes that are not allowed in HTML, found by an HTML parser. */
export function unsafeParts(html: string): string[] {
  return elements(raw({ type: 'root', children: [{ type: 'raw', value: html }] })).flatMap(unsafeInElement);
}

/** The addresses in a document with a scheme other than HTTP, email and telephone. */
export function unsafeAddresses(document: Document): string[] {
  const found: string[] = [];
  JSON.stringify(document, (key, value: unknown) => {
    if (key === 'url' && typeof value === 'string' && !isSafe(value)) found.push(value);
    return value;
  });
  return found;
}

function elements(node: Nodes): Element[] {
  const children = 'children' in node ? node.children.flatMap((child) => elements(child)) : [];
  return node.type === 'element' ? [node, ...children] : children;
}

function unsafeInElement({ tagName, properties }: Element): string[] {
  const attributes = Object.entries(properties).filter(([name, value]) => {
    if (name === 'className')
      return !(Array.isArray(value) && value.every((entry) => allowedClass.test(String(entry))));
    if (name === 'role') return value !== 'note';
    if (name === 'referrerPolicy') return value !== 'no-referrer';
    if (name === 'src') return !isSafe(String(value)) || /^http:/i.test(String(value));
    if (name === 'href') return !isSafe(String(value));
    return !allowedAttributes.has(name);
  });
  const unsafe = attributes.map(([name, value]) => `${tagName} ${name}=${String(value)}`);
  return allowedTags.has(tagName) ? unsafe : [tagName, ...unsafe];
}

/** Only a scheme can be unsafe: browsers resolve relative addresses, and ignore invalid ones. */
function isSafe(url: string): boolean {
  const base = 'https://example.com/a/';
  return !URL.canParse(url, base) || allowedProtocols.has(new URL(url, base).protocol);
}
