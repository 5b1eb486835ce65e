import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Assumptions,
  type CompiledExamples,
  compileExamples,
} from '../../../scripts/examples/compile-examples.js';
import { type Example, publishedExamples } from '../../../scripts/examples/published-examples.js';
import { readCompilerOptions } from '../../../scripts/examples/read-compiler-options.js';
import type { Output } from '../../../scripts/examples/run-example.js';
import { entries } from './support/entries.js';
import { fetchInWorld, runWithClient, runWithMocks } from './support/run-in-world.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}test`;
const pathOf = (place: number) => `${folder}/example-${place}.ts`;

const examples = publishedExamples();
const isOfMocks = ({ file, code }: Example) => file.includes('/mocks/') || code.includes('@specshelf/mocks');
// These examples need a service worker. Its recipe runs in a browser, with the tests in test-heavy.
const needsBrowser = ({ file, code }: Example) =>
  file.endsWith('/browser.ts') || code.includes('@specshelf/mocks/browser');

let compiled: CompiledExamples;

beforeAll(() => {
  const files = new Map(
    examples.map((example, place) => [
      pathOf(place),
      { code: example.code, assumes: assumptionsOf(example) },
    ]),
  );
  compiled = compileExamples(files, folder, readCompilerOptions(`${root}tsconfig.test.json`));
});

it('all examples compile', () => {
  expect(examples.length).toBeGreaterThan(200);
  const named = compiled.problems.map(({ path, message }) => {
    const place = examples.findIndex((_, each) => pathOf(each) === path);
    return `${examples[place]?.name}: ${message}`;
  });
  expect(named).toEqual([]);
});

describe('the examples of the client and of the contract', () => {
  beforeAll(() => {
    vi.stubGlobal('fetch', fetchInWorld);
    vi.stubEnv('SPECSHELF_BASE_URL', 'https://specs.example.com');
    vi.stubEnv('SPECSHELF_TOKEN', 'the-token');
  });

  afterAll(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  // Concurrent, because some examples wait between two reads.
  it.concurrent.each(numbered((example) => !isOfMocks(example)))('$name runs', async ({ place }) => {
    expectPromised(await runWithClient(programOf(place)));
  });
});

describe('the examples of the mocks', () => {
  it.each(numbered((example) => isOfMocks(example) && !needsBrowser(example)))(
    '$name runs',
    async ({ place }) => {
      expectPromised(await runWithMocks(programOf(place)));
    },
  );
});

function numbered(isWanted: (example: Example) => boolean): { name: string; place: number }[] {
  return examples.flatMap((example, place) => (isWanted(example) ? [{ name: example.name, place }] : []));
}

function programOf(place: number): string {
  const program = compiled.files.get(pathOf(place));
  if (program === undefined) throw new Error(`example ${place} was not compiled`);
  return program;
}

function expectPromised(outputs: readonly Output[]): void {
  expect(outputs.map(({ actual }) => actual)).toEqual(outputs.map(({ expected }) => expected));
}

function assumptionsOf(example: Example): Assumptions {
  if (example.file.endsWith('.md')) return { modules: [], variables: {} };
  if (!isOfMocks(example)) {
    return {
      modules: [
        ...(example.file.includes('/contract/') ? ['@specshelf/contract'] : []),
        '@specshelf/sdk',
        '@specshelf/sdk/document',
      ],
      variables: { client: "import('@specshelf/sdk').Client" },
    };
  }
  const entry = needsBrowser(example) ? '@specshelf/mocks/browser' : '@specshelf/mocks/node';
  return {
    modules: [entry, ...entries.keys(), '@specshelf/sdk', 'msw/node', 'vitest'],
    variables: { backend: "import('@specshelf/mocks').Backend", mocks: `import('${entry}').StartedMocks` },
  };
}
