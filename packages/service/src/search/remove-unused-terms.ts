import { tokensOfTerm } from '@specshelf/search';
import type { Deps } from '../ports/deps.js';

const termsAtOnce = 100;

/** Removes terms that no document has any more, in steps of a few milliseconds. Documents do not count them, because most remain. */
export async function* removeUnusedTerms({ stores: { search } }: Pick<Deps, 'stores'>): AsyncGenerator<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const terms: string[] = await search.listTermsAfter(after, termsAtOnce);
    const unused: string[] = [];
    for (const term of terms) {
      const any = tokensOfTerm(term).map((token) => ({ token }));
      const found = await search.find({ expression: { any }, after: -1, below: Number.MAX_SAFE_INTEGER, limit: 1 });
      if (found.length === 0) unused.push(term);
    }
    if (unused.length > 0) await search.removeTerms(unused);
    yield;
    after = terms.length < termsAtOnce ? undefined : terms.at(-1);
  }
}
