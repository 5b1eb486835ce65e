import { type ConvertOptions, convertMarkdown, type Document, markdownToHTML } from '@specshelf/markdown';
import { type JSONObject, type ObjectKind, walkObjects } from '@specshelf/parser';
import { documentKey, htmlKey } from './enrichment.js';

const withDocument: ReadonlySet<ObjectKind> = new Set(['Info', 'Tag', 'Operation']);

/**
 * Adds to every described object its description as sanitized HTML, and to the info, the tags and the operations also as
 * document nodes. Changes the document in place. It must have no enrichment yet: `removeEnrichment` comes first.
 */
export function enrich(specification: JSONObject, options: ConvertOptions = {}): JSONObject {
  const convert = createConverter(options);
  walkObjects(specification, (object, kind) => {
    const { description } = object;
    if (typeof description !== 'string' || description === '') return;
    if (withDocument.has(kind)) Object.assign(object, convert.toBoth(description));
    else object[htmlKey] = convert.toHTML(description);
  });
  return specification;
}

/** Converts each text once: more than half of the descriptions of a large document occur twice. */
function createConverter(options: ConvertOptions) {
  const known = new Map<string, { [htmlKey]: string; [documentKey]?: Document }>();
  return {
    toHTML: (text: string): string => {
      const html = known.get(text)?.[htmlKey] ?? markdownToHTML(text, options);
      if (!known.has(text)) known.set(text, { [htmlKey]: html });
      return html;
    },
    toBoth: (text: string) => {
      const found = known.get(text);
      if (found?.[documentKey]) return found;
      const { document, html } = convertMarkdown(text, options);
      const both = { [htmlKey]: html, [documentKey]: document };
      known.set(text, both);
      return both;
    },
  };
}
