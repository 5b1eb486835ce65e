import { readFile } from 'node:fs/promises';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const src = new URL('../../src/', import.meta.url);

/** Lines that print the result of a format, and the few that do not print lines. */
const allowed = [
  /std(?:out|err)\.write\(printJSON\(/,
  /stdout\.write\((?:text[()]|searchText\(|toMarkdown\(|explain\(|scripts\[|only\.content|printJSON)/,
  /write(?:Out|Err): \(text\) => std(?:out|err)\.write\(printableLines\(text\)\)/,
];

it('prints all messages as printable lines', async () => {
  const files = globSync('**/*.ts', { cwd: src.pathname, ignore: ['terminal/**'] });
  const lines = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, src), 'utf8');
      return text
        .split('\n')
        .flatMap((line) => (line.includes('.write(') ? [`${file}: ${line.trim()}`] : []));
    }),
  );
  const others = lines.flat().filter((line) => !allowed.some((each) => each.test(line)));
  expect(others).toEqual([]);
});
