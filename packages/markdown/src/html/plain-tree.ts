import type { Root } from 'hast';
import { literalTree } from './literal-tree.js';

/** Limit on a text that is shown as it is, in UTF-16 units. */
const maxLength = 1024 * 1024;

/** A text as it is, for documents: cut where it is very long. */
export function plainTree(text: string): Root {
  return literalTree(text.length > maxLength ? `${cut(text)}…` : text);
}

/** Not in the middle of a character. */
function cut(text: string): string {
  const last = text.charCodeAt(maxLength - 1);
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? maxLength - 1 : maxLength);
}
