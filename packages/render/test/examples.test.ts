import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as lowlight from 'lowlight';
import * as preact from 'preact';
import * as preactRuntime from 'preact/jsx-runtime';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { type CompiledExamples, compileExamples } from '../../../scripts/examples/compile-examples.js';
import { type CodeBlock, codeBlocksOf } from '../../../scripts/examples/published-examples.js';
import { readCompilerOptions } from '../../../scripts/examples/read-compiler-options.js';
import { runExample } from '../../../scripts/examples/run-example.js';
import * as html from '../src/html.js';
import * as markdown from '../src/markdown.js';
import * as math from '../src/math.js';
import * as preactEntry from '../src/preact.js';
import { responseDocument } from './support/documents.js';
import { buildForReact, requireForReact } from './support/react.js';

const folder = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' });
const files = ['README.md', ...sources.filter((name) => /\.tsx?$/.test(name)).map((name) => `src/${name}`)];
const examples = files
  .flatMap((file) => codeBlocksOf(`packages/render/${file}`))
  // Blocks with a file name are copies of recipes, which have a test of their own.
  .filter(({ language, title }) => /^tsx?$/.test(language) && title === undefined);
const pathOf = (place: number) => `${folder}example-${place}.${examples[place]?.language}`;
const libraryOf = ({ code }: CodeBlock) => (code.includes('/react') ? 'react' : 'preact');

const document = responseDocument({ properties: { id: { type: 'string' } } });
const modules: Record<string, unknown> = {
  '@specshelf/render/html': html,
  '@specshelf/render/markdown': markdown,
  '@specshelf/render/math': math,
  '@specshelf/render/preact': preactEntry,
  lowlight,
  preact,
  'preact/jsx-runtime': preactRuntime,
};
const compiled = new Map<string, CompiledExamples>();

beforeAll(async () => {
  modules['@specshelf/render/react'] = await buildForReact();
  for (const name of ['react', 'react/jsx-runtime']) modules[name] = requireForReact(name);
  for (const library of ['preact', 'react']) {
    const programs = programsOf((example) => libraryOf(example) === library);
    compiled.set(library, compileExamples(programs, folder, { ...options, jsxImportSource: library }));
  }
});

const options = readCompilerOptions(`${folder}tsconfig.json`);
const isReadme = ({ name }: CodeBlock) => name.includes('README');

function programsOf(isWanted: (example: CodeBlock) => boolean) {
  const programs = examples.flatMap((example, place) => {
    const assumes = isReadme(example) ? { modules: [], variables: {} } : assumesDocument;
    return isWanted(example) ? [[pathOf(place), { code: example.code, assumes }] as const] : [];
  });
  return new Map(programs);
}

// In the README, `document` would be that of a browser.
const assumesDocument = {
  modules: [],
  variables: { document: "import('@specshelf/contract').Schema<'Document'>" },
};

it.each(examples.map((example, place) => ({ ...example, place })))(
  '$name compiles and runs',
  async (example) => {
    const { files, problems = [] } = compiled.get(libraryOf(example)) ?? {};
    const path = pathOf(example.place);
    expect(problems.filter((problem) => problem.path === path).map(({ message }) => message)).toEqual([]);
    const outputs = await runExample(withoutJSX(files?.get(path) ?? '', libraryOf(example)), load, {
      document,
    });
    expect(outputs.map(({ actual }) => actual)).toEqual(outputs.map(({ expected }) => expected));
  },
);

it.each([
  ['with', ['lib.es2023.d.ts', 'lib.dom.d.ts']],
  ['without', ['lib.es2023.d.ts']],
])('the examples of the README compile %s the types of a browser', (_title, lib) => {
  const programs = programsOf(isReadme);
  expect(programs.size).toBeGreaterThan(3);
  const { problems } = compileExamples(programs, folder, { ...options, lib });
  expect(problems).toEqual([]);
});

function load(name: string): unknown {
  expect(Object.keys(modules)).toContain(name);
  return modules[name];
}

function withoutJSX(code: string, jsxImportSource: string): string {
  const compilerOptions = {
    jsx: ts.JsxEmit.ReactJSX,
    jsxImportSource,
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
  };
  return ts.transpileModule(code, { compilerOptions, fileName: 'example.tsx' }).outputText;
}
