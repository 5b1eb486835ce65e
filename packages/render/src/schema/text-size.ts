import type { Description } from '../model/schema-view.js';

/** Every element counts like so many characters, because pages have a limit on elements, too. */
const charactersPerElement = 40;

/** The room that a description takes on a page, in characters. */
export function textSize(description: Description): number {
  if ('text' in description) return description.text.length;
  return description.html.length + countOf('<', description.html) * charactersPerElement;
}

/** The number of times that a text contains another one. */
export function countOf(part: string, text: string): number {
  let count = 0;
  for (let index = text.indexOf(part); index !== -1; index = text.indexOf(part, index + part.length))
    count += 1;
  return count;
}
