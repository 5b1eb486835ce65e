import { type JSONValue, member, textMember } from '@specshelf/base/json';
import type { Phrase } from '../../model/schema-view.js';

/** How a schema is written in XML, in words, such as `XML attribute id`. */
export function xmlPhrases(xml: JSONValue | undefined): Phrase[][] {
  const node = nodeOf(xml);
  const name = nameOf(xml);
  const namespace = textMember(xml, 'namespace');
  const isWrapped = member(xml, 'wrapped') === true;
  return [
    ...(name === undefined && node === 'element' ? [] : [phrase(`XML ${node}`, name)]),
    ...(namespace === undefined ? [] : [phrase('XML namespace', namespace)]),
    ...(isWrapped ? [phrase('inside an XML element for the array')] : []),
  ];
}

/** `nodeType` is the keyword of OpenAPI 3.2. */
function nodeOf(xml: JSONValue | undefined): string {
  const type = textMember(xml, 'nodeType');
  if (type === 'cdata') return 'CDATA section';
  if (type === 'text') return 'text';
  return type === 'attribute' || member(xml, 'attribute') === true ? 'attribute' : 'element';
}

function nameOf(xml: JSONValue | undefined): string | undefined {
  const name = textMember(xml, 'name');
  const prefix = textMember(xml, 'prefix');
  if (prefix === undefined || prefix === '') return name;
  return `${prefix}:${name ?? ''}`;
}

function phrase(words: string, code?: string): Phrase[] {
  return code === undefined ? [{ text: words }] : [{ text: `${words} ` }, { text: code, isCode: true }];
}
