import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, installPacked } from '../../../scripts/install/install-packed.js';

const compilers = {
  'typescript-5.9': 'npm:typescript@5.9.3',
  'typescript-7': 'npm:typescript@7.0.2',
};

// The programs for each mode are limited by the declarations of MSW. Those of msw 2 for CommonJS refer to ES modules, which `node16`
// does not allow, and have no entry for browsers in Node.js.
const modes = {
  nodenext: {
    options: { module: 'nodenext', moduleResolution: 'nodenext' },
    files: { 'backend.mts': 'backend', 'mocks.mts': 'mocks', 'browser.mts': 'browser' },
  },
  bundler: {
    options: { module: 'esnext', moduleResolution: 'bundler' },
    files: { 'backend.ts': 'backend', 'mocks.ts': 'mocks', 'browser.ts': 'browser' },
  },
  'nodenext, CommonJS': {
    options: { module: 'nodenext', moduleResolution: 'nodenext' },
    files: { 'backend.cts': 'backend', 'mocks.cts': 'mocks' },
  },
  'node16, CommonJS': {
    options: { module: 'node16', moduleResolution: 'node16' },
    files: { 'backend.cts': 'backend' },
  },
} as const;

const backend = `
import { type Backend, type Call, createBackend, type World } from '@specshelf/mocks/backend';
import { type ConsoleOptions, createConsole, type PageHandler } from '@specshelf/mocks/console';

const world: World = { organizations: [{ id: 'acme', profile: { hostname: 'acme', logo: 'https://acme.example/logo' } }] };
const api: Backend = createBackend({ world, processing: { kind: 'polls', count: 2 } });
export const slugs: string[] = api.calls.of('createOpenAPISpec').map((call: Call<'createOpenAPISpec'>) => call.body.slug);
// @ts-expect-error the member does not exist
export const wrong: World = { organizations: [{ id: 'acme', profile: { hostnames: 'acme' } }] };
// @ts-expect-error the operation does not exist
api.calls.of('listPets');
export const pages: PageHandler = createConsole(api);
// @ts-expect-error a store of sessions has two functions
export const options: ConsoleOptions = { session: { read: () => undefined } };
`;

const mocks = `
import { createMocks, type Mocks, strict } from '@specshelf/mocks';
import { startMocks } from '@specshelf/mocks/node';
import { setupServer } from 'msw/node';

const own: Mocks = createMocks({ origin: '*' });
setupServer(...own.handlers).listen(strict);
const { server, on, close } = startMocks();
server.use(on('deleteOpenAPISpecBySlug', ({ reply }) => reply(204), { once: true }));
// @ts-expect-error 204 has no body
server.use(on('deleteOpenAPISpecBySlug', ({ reply }) => reply(204, {})));
close();
`;

const browser = `
import { startMocks, strict } from '@specshelf/mocks/browser';

export async function start(): Promise<void> {
  const { worker, on, close } = await startMocks({ start: { ...strict, serviceWorker: { url: '/sw.js' }, quiet: true } });
  worker.use(on('getAuthenticatedUser', () => Response.error()));
  // @ts-expect-error the option does not exist
  await startMocks({ start: { workerUrl: '/sw.js' } });
  await close();
}
`;

const programs = { backend, mocks, browser };

describe.each(['2.15.0', '3.0.5'])('with MSW %s, the packed mocks', (msw) => {
  let consumer: Consumer;

  beforeAll(async () => {
    consumer = await installPacked(['mocks'], { ...compilers, msw });
    for (const [name, mode] of Object.entries(modes)) await writeProject(join(consumer.folder, name), mode);
  });

  afterAll(() => consumer?.remove());

  const cases = Object.keys(compilers).flatMap((compiler) =>
    Object.keys(modes).map((mode) => [compiler, mode] as const),
  );
  it.each(cases)('compile with %s as %s, including declarations', async (compiler, mode) => {
    const tsc = join('node_modules', compiler, 'bin', 'tsc');
    const output = await consumer.run(process.execPath, [tsc, '-p', mode]).catch(({ stdout }) => stdout);
    expect(output).toBe('');
  });
});

async function writeProject(
  folder: string,
  { options, files }: (typeof modes)[keyof typeof modes],
): Promise<void> {
  await mkdir(folder);
  for (const [file, program] of Object.entries(files)) await writeFile(join(folder, file), programs[program]);
  const compilerOptions = {
    ...options,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
  };
  const config = { compilerOptions, files: Object.keys(files) };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
}
