import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { type Backend, createBackend } from '@specshelf/mocks/backend';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { transcript, transcriptOptions } from './transcript.js';

// All that the backend may ask of where it runs, beside JavaScript itself.
const host = {
  Request,
  Response,
  Headers,
  URL,
  URLSearchParams,
  TextEncoder,
  TextDecoder,
};

// What JavaScript itself has, and would make two runs differ.
const withoutChance = `
  const refuse = (name) => () => { throw new Error(name + ' was asked for'); };
  Date.now = refuse('Date.now()');
  Math.random = refuse('Math.random()');
  globalThis.Date = new Proxy(Date, {
    apply: refuse('Date()'),
    construct: (target, args) => args.length > 0 ? new target(...args) : refuse('new Date()')(),
  });
`;

describe('the built backend', () => {
  it('asks its host for nothing but these names, for no time and no chance, and answers the same bytes', async () => {
    const context = createContext({ ...host }, { codeGeneration: { strings: false, wasm: false } });
    runInContext(withoutChance, context);
    runInContext(await backendScript(), context);
    const mocks: { createBackend: typeof createBackend } = runInContext('mocks', context);

    expect(await transcriptOf(mocks.createBackend(transcriptOptions))).toEqual(
      await transcriptOf(createBackend(transcriptOptions)),
    );
  });
});

function transcriptOf(backend: Backend): Promise<string[]> {
  return transcript(backend, backend.fetch);
}

/** What is built in one piece, with what it loads only when it is needed. */
async function backendScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../dist/backend.js', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'mocks',
    platform: 'neutral',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
