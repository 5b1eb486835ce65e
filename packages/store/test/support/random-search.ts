import type { SearchQuery } from '@specshelf/service';
import type { Random } from './create-random.js';

/** Returns a query of words of documents, some of them incomplete or misspelled. `texts` has the tokens of each specification. */
export function randomSearch(random: Random, texts: readonly (readonly string[])[]): SearchQuery {
  const place = random(texts.length);
  const chunks = texts[place] ?? [];
  const lines = (chunks[random(chunks.length)] ?? '').split('\n');
  // Usually words of one document, so that there are results.
  const tokens = (lines[random(lines.length)] ?? '').split(' ');
  const words = Array.from({ length: 1 + random(3) }, () =>
    wordOf(random, tokens[random(tokens.length)] ?? ''),
  );
  const kinds = ['spec', 'operation', 'schema', 'page'] as const;
  return {
    q: words.join(random(4) === 0 ? '/' : ' '),
    kind: random(5) === 0 ? kinds[random(kinds.length)] : undefined,
    spec: random(6) === 0 ? `api-s${random(2) === 0 ? place : random(texts.length)}` : undefined,
    limit: 1 + random(random(2) === 0 ? 5 : 50),
  };
}

function wordOf(random: Random, token: string): string {
  const characters = Array.from(token.slice(1));
  const at = random(characters.length);
  switch (random(8)) {
    case 0:
      return characters.slice(0, 1 + at).join('');
    case 1:
      return characters.toSpliced(at, 1).join('');
    case 2:
      return characters.toSpliced(at, 0, 'x').join('');
    case 3:
      return characters.join('').toUpperCase();
    case 4:
      return `${characters.join('')}s`;
    default:
      return characters.join('');
  }
}
