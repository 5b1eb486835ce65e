import type { JSONObject } from '@specshelf/base/json';
import { type ConvertOptions, convertMarkdown, convertToHTML, type Document } from '@specshelf/markdown';
import { type ObjectKind, walkObjects } from '@specshelf/parser';
import { documentKey, htmlKey } from './enrichment.js';

const withDocument: ReadonlySet<ObjectKind> = new Set(['Info', 'Tag', 'Operation']);

export interface EnrichOptions extends ConvertOptions {
  /** Called with each description that is too costly for Markdown. */
  onPlainText?: (description: string) => void;
}

/**
 * Adds to every described object its description as sanitized HTML, and to the info, the tags and the operations also as
 * document nodes. Changes the document in place. It must have no enrichment yet: `removeEnrichment` comes first.
 */
export function enrich(specification: JSONObject, options: EnrichOptions = {}): JSONObject {
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
function createConverter({ onPlainText, ...options }: EnrichOptions) {
  const known = new Map<string, { [htmlKey]: string; [documentKey]?: Document }>();
  return {
    toHTML: (text: string): string => {
      const found = known.get(text);
      if (found) return found[htmlKey];
      const { html, isPlainText } = convertToHTML(text, options);
      if (isPlainText) onPlainText?.(text);
      known.set(text, { [htmlKey]: html });
      return html;
    },
    toBoth: (text: string) => {
      const found = known.get(text);
      if (found?.[documentKey]) return found;
      const { document, html, isPlainText } = convertMarkdown(text, options);
      if (isPlainText) onPlainText?.(text);
      const both = { [htmlKey]: html, [documentKey]: document };
      known.set(text, both);
      return both;
    },
  };
}
