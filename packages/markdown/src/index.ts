export {
  type ConvertOptions,
  convertMarkdown,
  convertToHTML,
  markdownToDocument,
  markdownToHTML,
} from './convert-markdown.js';
export type { Block, ContentRef, Document, TextOrInline } from './nodes/node-types.js';
export { plainText } from './nodes/plain-text.js';
export { documentToMarkdown } from './to-markdown/document-to-markdown.js';
