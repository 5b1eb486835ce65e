import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadAll } from 'js-yaml';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

export const actionFolder = `${root}action/`;

/** The documents of the recipes, by path. */
export const documents: ReadonlyMap<string, string> = new Map(
  [
    'action/README.md',
    ...readdirSync(`${root}docs/ci`)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/ci/${name}`),
  ].map((path) => [path, readFileSync(root + path, 'utf8')]),
);

export const template = readFileSync(`${root}docs/ci/gitlab/specshelf.gitlab-ci.yml`, 'utf8');

/** The code blocks of a language in all documents. */
export function blocksOf(language: string): { path: string; text: string }[] {
  return [...documents].flatMap(([path, document]) =>
    [...document.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
      .filter(([, name]) => name === language)
      .map(([, , text = '']) => ({ path, text })),
  );
}

/** The parsed YAML of all documents and of the template. */
export function parsedYAML(): { path: string; value: unknown }[] {
  const blocks = [...blocksOf('yaml'), { path: 'docs/ci/gitlab/specshelf.gitlab-ci.yml', text: template }];
  return blocks.flatMap(({ path, text }) => loadAll(text).map((value) => ({ path, value })));
}

/** Steps that use the action, with their inputs. */
export function stepsOfAction(): { path: string; inputs: Record<string, string> }[] {
  return parsedYAML().flatMap(({ path, value }) =>
    objectsIn(value)
      .filter((step) => String(step['uses']).startsWith('specshelf/specshelf/action@'))
      .map(({ with: inputs }) => ({
        path,
        inputs: Object.fromEntries(
          Object.entries(isObject(inputs) ? inputs : {}).map(([name, text]) => [name, String(text)]),
        ),
      })),
  );
}

/** The commands of all recipes and of inline code, as arguments of the program. */
export function commandLines(): { path: string; line: string; args: string[] }[] {
  const texts = [
    ...parsedYAML().flatMap(({ path, value }) => textsIn(value).map((text) => ({ path, text }))),
    ...blocksOf('groovy'),
    ...blocksOf('sh'),
    ...[...documents].flatMap(([path, document]) =>
      [...document.matchAll(/`(specshelf [^`]+)`/g)].map(([, text = '']) => ({ path, text })),
    ),
  ];
  return texts.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line) => {
      const command = /(?:^specshelf|@specshelf\/cli(?:@\$\[\[ [\w.]+ \]\]|@[\w.]+)?) +(.*)$/.exec(line)?.[1];
      return command === undefined ? [] : [{ path, line, args: wordsOf(command) }];
    }),
  );
}

/** Splits a line like a shell, up to its end or a closing quote of its surroundings. Variables have the value `main`. */
function wordsOf(line: string): string[] {
  const words: string[] = [];
  const plain = line
    .replaceAll(/\$+(?:\{[^}]*\}|\w+)/g, 'main')
    .replace(/^([^'"]*(?:"[^"]*"[^'"]*)*)'\s*$/, '$1');
  for (const [, double, single, bare] of plain.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)) {
    words.push(double ?? single ?? bare ?? '');
  }
  return words;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
