import type { Description } from './schema/schema-view.js';

/** Every element counts like so many characters, because pages have a limit on elements, too. */
const charactersPerElement = 40;

/** The room that a description takes on a page, in characters. */
export function textSize(description: Description): number {
  if ('text' in description) return description.text.length;
  const elements = description.html.split('<').length - 1;
  return description.html.length + elements * charactersPerElement;
}
