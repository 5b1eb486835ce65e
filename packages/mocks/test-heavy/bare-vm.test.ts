import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { type Backend, createBackend } from '@specshelf/mocks/backend';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { transcript, transcriptOptions } from './transcript.js';

// The only globals that the backend may use, except those of JavaScript itself.
const host = {
  Request,
  Response,
  Headers,
  URL,
  URLSearchParams,
  TextEncoder,
  TextDecoder,
};

// Disables the globals of JavaScript that would make runs differ.
const withoutNondeterminism = `
  const forbid = (name) => () => { throw new Error(name + ' must not be used'); };
  Date.now = forbid('Date.now()');
  Math.random = forbid('Math.random()');
  globalThis.Date = new Proxy(Date, {
    apply: forbid('Date()'),
    construct: (target, args) => args.length > 0 ? new target(...args) : forbid('new Date()')(),
  });
`;

describe('the built backend', () => {
  it('uses only these globals, neither time nor random numbers, and returns the same bytes', async () => {
    const context = createContext({ ...host }, { codeGeneration: { strings: false, wasm: false } });
    runInContext(withoutNondeterminism, context);
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

/** Returns the build as one script, including lazily loaded modules. */
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
