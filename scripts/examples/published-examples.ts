import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A block of code in a README or in a docstring. */
export interface CodeBlock {
  /** File and line, such as `packages/sdk/README.md:15`. */
  readonly name: string;
  /** The file, relative to the repository. */
  readonly file: string;
  readonly language: string;
  /** The file name beside the language. */
  readonly title: string | undefined;
  readonly code: string;
}

/** A TypeScript block of a README or of a docstring. */
export type Example = CodeBlock;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the examples of the READMEs that users read and of the docstrings of published packages. */
export function publishedExamples(): Example[] {
  const packages = ['contract', 'sdk', 'mocks'].map((name) => `packages/${name}`);
  const readmes = ['', ...packages.map((path) => `${path}/`), 'apps/server/'].map(
    (path) => `${path}README.md`,
  );
  const sources = packages.flatMap((path) =>
    readdirSync(`${root}${path}/src`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.startsWith('generated'))
      .map((name) => `${path}/src/${name}`),
  );
  return [...readmes, ...sources].flatMap(codeBlocksOf).filter(isExample);
}

/** Blocks with a file name beside the language are copies of files, which have tests of their own. */
function isExample({ language, title }: CodeBlock): boolean {
  return language === 'ts' && (title === undefined || title === 'preview.ts');
}

/** Returns the blocks of a file, which is named relative to the repository, in their order. */
export function codeBlocksOf(file: string): CodeBlock[] {
  const text = readFileSync(`${root}${file}`, 'utf8');
  return [...text.matchAll(/```(\w+)(?: (\S+))?\n([\s\S]*?)```/g)].map(
    ({ 1: language = '', 2: title, 3: code = '', index }) => ({
      name: `${file}:${text.slice(0, index).split('\n').length}`,
      file,
      language,
      title,
      code: /\.tsx?$/.test(file) ? code.replace(/^ *\* ?/gm, '') : code,
    }),
  );
}
