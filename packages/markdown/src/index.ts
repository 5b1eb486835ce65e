export {
  type ConvertOptions,
  convertMarkdown,
  convertToHTML,
  markdownToDocument,
  markdownToHTML,
} from './convert-markdown.js';
export { documentToMarkdown } from './document-to-markdown.js';
export type { Block, ContentRef, Document, TextOrInline } from './nodes.js';
export { plainText } from './plain-text.js';
