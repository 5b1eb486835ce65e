import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A TypeScript block of a README or of a docstring. */
export interface Example {
  /** File and line, such as `packages/sdk/README.md:15`. */
  readonly name: string;
  /** The file, relative to the repository. */
  readonly file: string;
  readonly code: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the examples of the READMEs that users read and of the docstrings of published packages. */
export function publishedExamples(): Example[] {
  const packages = ['contract', 'sdk', 'mocks'].map((name) => `packages/${name}`);
  const readmes = ['', ...packages.map((path) => `${path}/`), 'apps/server/'].map(
    (path) => `${path}README.md`,
  );
  const sources = packages.flatMap((path) =>
    readdirSync(`${root}${path}/src`)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${path}/src/${name}`),
  );
  return [...readmes, ...sources].flatMap((file) => examplesIn(file, readFileSync(`${root}${file}`, 'utf8')));
}

/** Blocks with a file name beside the language are copies of files, which have tests of their own. */
function examplesIn(file: string, text: string): Example[] {
  return [...text.matchAll(/```ts(?: preview\.ts)?\n([\s\S]*?)```/g)].map(({ 1: code = '', index }) => ({
    name: `${file}:${text.slice(0, index).split('\n').length}`,
    file,
    code: file.endsWith('.ts') ? code.replace(/^ *\* ?/gm, '') : code,
  }));
}
