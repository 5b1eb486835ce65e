import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { compileExamples } from '../../../scripts/compile-examples.js';
import { examplesIn } from '../../../scripts/examples-in.js';
import { exportedNames } from '../../../scripts/exported-names.js';
import { readCompilerOptions } from '../../../scripts/read-compiler-options.js';
import { entries } from './support/entries.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const options = readCompilerOptions(`${root}tsconfig.test.json`);

// What examples may use without an import, by where it is imported from.
const exports = new Map([
  ...exportedNames(entries, options),
  ['@specshelf/sdk', ['Client']],
  ['msw/node', ['setupServer']],
  ['vitest', ['afterAll', 'afterEach', 'expect', 'it']],
]);

it('every example of a docstring and of the README compiles', () => {
  const docstrings = readdirSync(`${root}src`).filter((name) => name.endsWith('.ts'));
  const files = new Map<string, string>();
  for (const name of docstrings) {
    for (const [index, code] of examplesIn(readFileSync(`${root}src/${name}`, 'utf8')).entries()) {
      files.set(`${root}test/${name}.${index}.ts`, complete(code, name));
    }
  }
  // The one for Storybook is not among those that are run, and has a name.
  const readme = readFileSync(`${root}README.md`, 'utf8').replace('```ts preview.ts', '```ts');
  for (const [index, code] of examplesIn(readme).entries()) {
    files.set(`${root}test/README.md.${index}.ts`, `${code}\nexport {};`);
  }
  expect(files.size).toBeGreaterThan(70);
  expect(compileExamples(files, options)).toEqual([]);
});

/** With what it takes for granted: imports, and the mocks that are there. */
function complete(code: string, file: string): string {
  const entry = file === 'browser.ts' ? '@specshelf/mocks/browser' : '@specshelf/mocks/node';
  const known = new Set(declaredIn(code));
  const isMissing = (name: string) => !known.has(name) && new RegExp(`\\b${name}\\b`).test(code);
  const imports = [[entry, exports.get(entry) ?? []] as const, ...exports].flatMap(([place, names]) => {
    const used = names.filter(isMissing);
    for (const name of used) known.add(name);
    return used.length > 0 ? [`import { ${used} } from '${place}';`] : [];
  });
  const given = { backend: "import('@specshelf/mocks').Backend", mocks: `import('${entry}').StartedMocks` };
  const declarations = Object.entries(given).flatMap(([name, type]) =>
    isMissing(name) ? [`declare const ${name}: ${type};`] : [],
  );
  return [...imports, ...declarations, code, 'export {};'].join('\n');
}

function declaredIn(code: string): string[] {
  return [...code.matchAll(/^(?:type|interface|class|const) (\w+)/gm)].map(([, name = '']) => name);
}
