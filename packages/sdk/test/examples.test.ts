import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compileExamples } from '../../../scripts/compile-examples.js';
import { examplesIn } from '../../../scripts/examples-in.js';
import { readCompilerOptions } from '../../../scripts/read-compiler-options.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const sourceFiles = readdirSync(`${root}src`).map((name) => ({
  name,
  text: readFileSync(`${root}src/${name}`, 'utf8'),
}));

test('every example of a docstring and of the README compiles', () => {
  const files = new Map<string, string>();
  const entries = {
    '@specshelf/sdk': exportedNames('index.ts'),
    '@specshelf/sdk/document': exportedNames('document.ts'),
  };
  for (const { name, text } of sourceFiles) {
    for (const [index, code] of examplesIn(text).entries()) {
      const isUsed = (each: string) => each !== declaredIn(code) && new RegExp(`\\b${each}\\b`).test(code);
      const imports = Object.entries(entries).map(
        ([entry, exported]) => `import { ${exported.filter(isUsed)} } from '${entry}';`,
      );
      const client = /\b(const|let) client\b/.test(code)
        ? ''
        : "declare const client: import('@specshelf/sdk').Client;";
      files.set(`${root}test/${name}.${index}.ts`, `${imports.join(' ')} ${client}\n${code}\nexport {};`);
    }
  }
  for (const [index, code] of examplesIn(readFileSync(`${root}README.md`, 'utf8')).entries()) {
    files.set(`${root}test/README.md.${index}.ts`, `${code}\nexport {};`);
  }
  expect(files.size).toBeGreaterThan(100);
  expect(compileExamples(files, readCompilerOptions(`${root}test/tsconfig.json`))).toEqual([]);
});

test('the README names methods that there are', () => {
  const api = readFileSync(`${root}api.md`, 'utf8');
  const readme = readFileSync(`${root}README.md`, 'utf8');
  const named = [...readme.matchAll(/\| `(client\.[\w.]+)` +\|/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(15);
  for (const name of named) expect(api).toContain(`\`${name}(`);
});

function exportedNames(entry: string): string[] {
  const index = readFileSync(`${root}src/${entry}`, 'utf8');
  return [...index.matchAll(/\{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.replace(/\btype\b/, '').trim() || []),
  );
}

function declaredIn(code: string): string | undefined {
  return /^(?:type|interface|class|const) (\w+)/m.exec(code)?.[1];
}
