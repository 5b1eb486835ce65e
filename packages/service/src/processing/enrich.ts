import { convertMarkdown, type Document, markdownToHTML } from '@specshelf/markdown';
import { isArray, type JSONObject, type JSONValue, type ObjectKind, walkObjects } from '@specshelf/parser';

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
  const convert = createConverter();
  walkObjects(specification, (object, kind) => {
    const { description } = object;
    if (typeof description !== 'string' || description === '') return;
    if (withDocument.has(kind)) Object.assign(object, convert.toBoth(description));
    else object[htmlKey] = convert.toHTML(description);
  });
  return specification;
}

/**
 * Everywhere, not only where the specification foresees descriptions: a reader that is more lenient than the walk would
 * find the others. Iterative, because what is not foreseen may be nested deeply.
 */
function dropAuthorsCopies(specification: JSONObject): void {
  const pending: (JSONObject | JSONValue[])[] = [specification];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (isArray(value)) {
      for (const item of value) if (typeof item === 'object' && item !== null) pending.push(item);
      continue;
    }
    if (htmlKey in value) delete value[htmlKey];
    if (documentKey in value) delete value[documentKey];
    // Without a list of the members: this visits everything there is.
    for (const name in value) {
      const member = value[name];
      if (typeof member === 'object' && member !== null) pending.push(member);
    }
  }
}

/** Converts each text once: more than half of the descriptions of a large document are said twice. */
function createConverter() {
  const known = new Map<string, { [htmlKey]: string; [documentKey]?: Document }>();
  return {
    toHTML: (text: string): string => {
      const html = known.get(text)?.[htmlKey] ?? markdownToHTML(text);
      if (!known.has(text)) known.set(text, { [htmlKey]: html });
      return html;
    },
    toBoth: (text: string) => {
      const found = known.get(text);
      if (found?.[documentKey]) return found;
      const { document, html } = convertMarkdown(text);
      const both = { [htmlKey]: html, [documentKey]: document };
      known.set(text, both);
      return both;
    },
  };
}
