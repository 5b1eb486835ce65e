import { defined } from '@specshelf/base/defined';
import type { OpenAPISpecSummary } from '../../base/ports/records.js';
import { termsOf, wordPrefixes } from './terms.js';

/** Returns a function that tells whether each word of a text begins a word of the title or the slug of a specification. */
export function nameFilter(text: string): (spec: Pick<OpenAPISpecSummary, 'slug' | 'facts'>) => boolean {
  const prefixes = wordPrefixes(text);
  return ({ slug, facts }) => {
    const terms = termsOf({ slug, tags: [], ...defined({ facts }) });
    return prefixes.every((prefix) => terms.some((term) => term.startsWith(prefix)));
  };
}
