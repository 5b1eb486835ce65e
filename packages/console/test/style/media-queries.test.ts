import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../../', import.meta.url));
const sheets = ['console/src/', 'render/src/'].flatMap((folder) =>
  readdirSync(packages + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => folder + name),
);

it.each(sheets)('%s lays out screens only by their size, not paper', (sheet) => {
  const queries = readFileSync(packages + sheet, 'utf8').matchAll(/@media([^{]*)\{/g);
  for (const [, query = ''] of queries) expect(query.trim()).toMatch(/^(?:screen and |print$|\(prefers-)/);
});

it('there are style sheets', () => {
  expect(sheets).toContain('console/src/reader/style/media.css');
  expect(sheets).toContain('render/src/style/operation.css');
});
