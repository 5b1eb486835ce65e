import { readdirSync, readFileSync } from 'node:fs';
import { Client } from '@specshelf/sdk';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it } from 'vitest';
import { createBackend } from '../src/backend.js';
import { createMocks, strict } from '../src/index.js';
import { type StartOptions, startMocks } from '../src/node.js';

const examples = examplesIn('../README.md');
const usesMocks = (code: string) => code.includes("'@specshelf/mocks");
const examplesOfTheProject = examplesIn('../../../README.md').filter(usesMocks);
const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => undefined).constructor;

const started: { close(): void }[] = [];
const tests: (() => Promise<void>)[] = [];
const modules: Record<string, object> = {
  '@specshelf/sdk': { Client },
  vitest: { expect, test: (_title: string, run: () => Promise<void>) => tests.push(run) },
  '@specshelf/mocks/backend': { createBackend },
  '@specshelf/mocks': { createMocks, strict },
  msw: { HttpResponse, http },
  'msw/node': { setupServer },
  '@specshelf/mocks/node': {
    startMocks: (options?: StartOptions) => {
      const mocks = startMocks(options);
      started.push(mocks);
      return mocks;
    },
  },
};

afterEach(() => {
  for (const mocks of started.splice(0)) mocks.close();
});

/** Runs an example, and gives what it prints. */
async function run(code: string): Promise<string[]> {
  const printed: string[] = [];
  const log = (...values: unknown[]) => printed.push(values.join(' '));
  const body = code.replaceAll(/^import (\{[^}]*\}) from '([^']*)';$/gm, "const $1 = modules['$2'];");
  await AsyncFunction('modules', 'console', body)(modules, { log });
  return printed;
}

function examplesIn(file: string): string[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);
}

describe('the README of the project', () => {
  it('shows a test that passes', async () => {
    for (const code of examplesOfTheProject) await run(code);
    for (const test of tests) await test();
    expect(tests).toHaveLength(1);
  });
});

describe('the README', () => {
  it('has its first use in ten lines', () => {
    expect(examples[0]?.trim().split('\n').length).toBeLessThanOrEqual(10);
  });

  for (const [place, code] of examples.entries()) {
    it(`says what example ${place + 1} prints`, async () => {
      const promised = [...code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
      expect(await run(code)).toEqual(promised);
    });
  }
});

describe('the recipes in the README', () => {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const blocks = [...text.matchAll(/```\w+ (recipes\/\S+)\n(.*?)```/gs)];
  const shown = blocks.map(([, file = '', code]) => ({ file, code }));

  it.each(shown)('are what runs: $file', ({ file, code }) => {
    expect(code).toBe(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
  });

  it('are all that there are', () => {
    const named = shown.map(({ file }) => file.split('/')[1]);
    expect(new Set(named)).toEqual(new Set(readdirSync(new URL('../recipes', import.meta.url))));
  });
});
