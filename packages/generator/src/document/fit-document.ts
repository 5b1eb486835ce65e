import type { Schema } from '@specshelf/contract';
import { Ids } from '../model/ids.js';
import type { Block } from '../outline/outline.js';

/** Limit on a document as JSON, in bytes. */
export const maxDocumentSize = 8 * 1024 * 1024;

const notice = 'The rest of this page is not shown, because it is too large.';

/** Truncates a document above the limit to its first blocks, with a notice at the end. */
export function fitDocument(document: Schema<'Document'>, seed: string): Schema<'Document'> {
  const noticeBlock: Block = {
    object: 'block',
    type: 'paragraph',
    key: new Ids(seed).of('cut'),
    data: {},
    nodes: [{ object: 'text', leaves: [{ object: 'leaf', text: notice, marks: [] }] }],
  };
  const envelope = sizeOf({ ...document, nodes: [noticeBlock] });
  let remaining = maxDocumentSize - envelope;
  const end = document.nodes.findIndex((block) => {
    remaining -= sizeOf(block) + 1;
    return remaining < 0;
  });
  return end < 0 ? document : { ...document, nodes: [...document.nodes.slice(0, end), noticeBlock] };
}

const encoder = new TextEncoder();

function sizeOf(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).byteLength;
}
