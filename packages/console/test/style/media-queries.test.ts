import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../src/', import.meta.url));
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

it.each(sheets)('%s lays out screens only by their size, not paper', (sheet) => {
  const queries = readFileSync(source + sheet, 'utf8').matchAll(/@media([^{]*)\{/g);
  for (const [, query = ''] of queries) expect(query.trim()).toMatch(/^(?:screen and |print$|\(prefers-)/);
});

it('there are style sheets', () => expect(sheets).toContain('reader/style/media.css'));
