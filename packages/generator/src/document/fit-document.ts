import type { Schema } from '@specshelf/contract';
import { Ids } from '../ids.js';
import type { Block } from '../outline/outline.js';

/** Limit on a document as JSON, in bytes. */
export const maxDocumentSize = 8 * 1024 * 1024;

const notice = 'The rest of this page is not shown, because it is too large.';

/** The document, or as many of its first blocks as fit into the limit, with a notice at the end. */
export function fitDocument(document: Schema<'Document'>, seed: string): Schema<'Document'> {
  const last: Block = {
    object: 'block',
    type: 'paragraph',
    key: new Ids(seed).of('cut'),
    data: {},
    nodes: [{ object: 'text', leaves: [{ object: 'leaf', text: notice, marks: [] }] }],
  };
  const envelope = sizeOf({ ...document, nodes: [last] });
  let left = maxDocumentSize - envelope;
  const fitting = document.nodes.findIndex((block) => {
    left -= sizeOf(block) + 1;
    return left < 0;
  });
  return fitting < 0 ? document : { ...document, nodes: [...document.nodes.slice(0, fitting), last] };
}

const encoder = new TextEncoder();

function sizeOf(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).byteLength;
}
