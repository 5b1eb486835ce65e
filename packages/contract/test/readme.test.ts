import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { compileExamples } from '../../../scripts/compile-examples.js';
import { examplesIn } from '../../../scripts/examples-in.js';
import { readCompilerOptions } from '../../../scripts/read-compiler-options.js';
import { document } from '../src/document.js';
import * as contract from '../src/index.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const examples = examplesIn(readFileSync(`${root}README.md`, 'utf8'));
const modules = { '@specshelf/contract': contract, '@specshelf/contract/document': { document } };

it('the examples of the README compile', () => {
  const files = new Map(
    examples.map((code, index) => [`${root}test/README.md.${index}.ts`, `${code}\nexport {};`]),
  );
  expect(files.size).toBe(3);
  expect(compileExamples(files, readCompilerOptions(`${root}tsconfig.json`))).toEqual([]);
});

it.each(examples.map((code) => ({ code })))(
  'an example of the README prints what it says: $code',
  ({ code }) => {
    const { outputText } = ts.transpileModule(code, {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    });
    const printed: string[] = [];
    const log = (...values: unknown[]) => printed.push(values.join(' '));
    const load = (name: keyof typeof modules) => modules[name];
    new Function('require', 'exports', 'console', outputText)(load, {}, { log });
    expect(printed).toEqual([...code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text));
  },
);
