import { convertMarkdown, markdownToHTML } from '@specshelf/markdown';
import { type JSONObject, type ObjectKind, walkObjects } from '@specshelf/parser';

const htmlKey = 'x-gitbook-description-html';
const documentKey = 'x-gitbook-description-document';
const withDocument: ReadonlySet<ObjectKind> = new Set(['Info', 'Tag', 'Operation']);

/**
 * Adds to every described object of the document its description as sanitised HTML, and to the info, the tags and the
 * operations also as document nodes. Readers put the HTML into pages as it is, so that copies that came with the
 * document are always replaced or removed. The document is changed in place: it was parsed for this run alone.
 */
export function enrich(specification: JSONObject): JSONObject {
  // More than half of the descriptions of a large document are said twice, and converting is the dear part.
  const toHTML = remembering(markdownToHTML);
  walkObjects(specification, (object, kind) => {
    delete object[htmlKey];
    delete object[documentKey];
    const { description } = object;
    if (typeof description !== 'string' || description === '') return;
    if (withDocument.has(kind)) addDocument(object, description);
    else object[htmlKey] = toHTML(description);
  });
  return specification;
}

function addDocument(object: JSONObject, description: string): void {
  const { document, html } = convertMarkdown(description);
  Object.assign(object, { [htmlKey]: html, [documentKey]: document });
}

function remembering(convert: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const result = known.get(text) ?? convert(text);
    known.set(text, result);
    return result;
  };
}
