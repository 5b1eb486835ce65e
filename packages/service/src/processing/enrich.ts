import { convertMarkdown, markdownToHTML } from '@specshelf/markdown';
import { isObject, type JSONObject, type JSONValue, type ObjectKind, walkObjects } from '@specshelf/parser';

const htmlKey = 'x-gitbook-description-html';
const documentKey = 'x-gitbook-description-document';
const withDocument: ReadonlySet<ObjectKind> = new Set(['Info', 'Tag', 'Operation']);

/**
 * Adds to every described object of the document its description as sanitised HTML, and to the info, the tags and the
 * operations also as document nodes. Readers put the HTML into pages as it is, so that copies that came with the
 * document are always replaced or removed. The document is changed in place: it was parsed for this run alone.
 */
export function enrich(specification: JSONObject): JSONObject {
  dropAuthorsCopies(specification);
  // More than half of the descriptions of a large document are said twice, and converting is the dear part.
  const toHTML = remembering(markdownToHTML);
  walkObjects(specification, (object, kind) => {
    const { description } = object;
    if (typeof description !== 'string' || description === '') return;
    if (withDocument.has(kind)) addDocument(object, description);
    else object[htmlKey] = toHTML(description);
  });
  return specification;
}

/**
 * Everywhere, not only where the specification foresees descriptions: a reader that is more lenient than the walk would
 * find the others. Iterative, because what is not foreseen may be nested deeply.
 */
function dropAuthorsCopies(specification: JSONObject): void {
  const pending: JSONValue[] = [specification];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (isObject(value)) {
      delete value[htmlKey];
      delete value[documentKey];
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const member of Object.values(value))
      if (typeof member === 'object' && member !== null) pending.push(member);
  }
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
