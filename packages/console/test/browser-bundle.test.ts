import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Uses only globals that a service worker has. */
const script = `
  import { createConsole } from './index.js';

  const unexpected = () => { throw new Error('Unexpected call'); };
  const pages = createConsole({
    service: { authenticate: unexpected, admit: unexpected, parseBody: unexpected, validateCall: unexpected, handle: unexpected, findSpace: unexpected, reader: { open: unexpected } },
    deps: { publicURL: 'https://docs.example', now: () => new Date(0), newId: unexpected, seal: unexpected, open: unexpected },
    endedSessions: { add: unexpected, has: unexpected },
    pause: unexpected,
    reportFailure: unexpected,
  });
  globalThis.response = pages.respond({
    method: 'GET',
    target: '/sign-in',
    headers: new Headers(),
    context: { requestId: 'request1' },
    validate: unexpected,
    readUpload: unexpected,
    readForm: async () => new URLSearchParams(),
    prefersHTML: () => true,
    prefersMarkdown: () => false,
    onSignedIn: unexpected,
    limits: { countToken: unexpected, countAddress: async () => undefined, countWrongToken: unexpected },
  });
`;

it('the console runs with the globals of a service worker, without Node.js modules', async () => {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: fileURLToPath(new URL('../src', import.meta.url)) },
    bundle: true,
    // Fails for an import of a Node.js module.
    platform: 'browser',
    conditions: ['@specshelf/source'],
    write: false,
    outdir: '/',
  });
  const globals = createContext({ Headers, TextDecoder, TextEncoder, URL, URLSearchParams, btoa });
  runInContext(outputFiles[0]?.text ?? '', globals);
  expect(await globals['response']).toMatchObject({ status: 200, body: expect.stringContaining('Sign in') });
});
