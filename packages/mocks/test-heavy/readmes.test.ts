import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CodeBlock, codeBlocksOf } from '../../../scripts/examples/published-examples.js';
import { type PackedRegistry, servePacked } from '../../../scripts/install/packed-registry.js';

const run = promisify(execFile);

// The Specshelf at the URL that the examples of the client use.
const specshelf = `
import { createBackend } from '@specshelf/mocks/backend';
import { openapiText } from '@specshelf/mocks/fixtures';

const baseUrl = 'http://127.0.0.1:8787';
const text = openapiText();
const pets = { slug: 'pets', source: { text } };
const world = { organizations: [{ id: 'default', spaces: ['docs'] }], specs: [pets] };
const sources = { 'https://petstore3.swagger.io/api/v3/openapi.json': text };
const backend = createBackend({ baseUrl, world, sources });
globalThis.fetch = async (input, init) => backend.fetch(new Request(input, init));
`;

// The recipes are separate projects. recipes.test.ts tests them.
const isForThisProject = ({ title = '' }: CodeBlock) => !/^recipes\/(?!vitest)/.test(title);

// A folder with the packages of this repository as npm would publish them.
describe('a project with TypeScript and Vitest that follows the README', () => {
  let folder: string;
  let registry: PackedRegistry;
  let environment: NodeJS.ProcessEnv;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'specshelf-readmes-'));
    registry = await servePacked(['packages/contract', 'packages/sdk', 'packages/mocks']);
    environment = {
      ...process.env,
      ...registry.environment,
      SPECSHELF_BASE_URL: 'http://127.0.0.1:8787',
      SPECSHELF_TOKEN: 'the-token',
    };
    await mkdir(join(folder, 'specshelf'));
    await writeFile(join(folder, 'specshelf/main.mjs'), specshelf);
    await shell('npm init --yes && npm install @specshelf/mocks', 'specshelf');
  });

  afterAll(async () => {
    await registry?.close();
    await rm(folder, { recursive: true });
  });

  async function shell(command: string, project = ''): Promise<string> {
    const options = { cwd: join(folder, project), env: environment };
    const { stdout } = await run('sh', ['-e', '-c', command], options).catch(
      ({ message, stdout, stderr }) => {
        throw new Error([message, stdout, stderr].join('\n'));
      },
    );
    return stdout;
  }

  it.each(['contract', 'sdk', 'mocks'])('of %s', async (name) => {
    const blocks = codeBlocksOf(`packages/${name}/README.md`).filter(isForThisProject);
    expect(new Set(blocks.map(({ language }) => language))).toEqual(new Set(['sh', 'ts']));
    await mkdir(join(folder, name));
    await shell('npm init --yes && npm pkg set type=module', name);
    await shell('npm install --save-dev typescript@5.9.3 vitest@4.1.12 && npx tsc --init', name);
    if (name === 'mocks') await shell('npm install @specshelf/sdk', name);
    for (const { code } of blocks.filter(({ language }) => language === 'sh')) await shell(code, name);

    const programs = blocks.filter(({ language }) => language === 'ts');
    const fileOf = (block: CodeBlock) =>
      block.title?.split('/').pop() ?? `line-${block.name.split(':').pop()}.ts`;
    for (const block of programs) await writeFile(join(folder, name, fileOf(block)), block.code);
    await shell('npx tsc --outDir out', name);
    for (const block of programs) {
      if (block.title?.endsWith('.test.ts')) await shell(`npx vitest run --root . ${fileOf(block)}`, name);
      else if (!needsBrowser(block))
        await expectOutputs(block, join('out', fileOf(block).replace(/ts$/, 'js')), name);
    }
  });

  /** The comment of `console.log(…); // text` is a line that the program prints. */
  async function expectOutputs({ name, code }: CodeBlock, file: string, project: string): Promise<void> {
    const usesMocks = code.includes('@specshelf/mocks');
    const options = usesMocks ? '' : '--import ../specshelf/main.mjs';
    // Examples report failures as errors.
    const printed = (
      await shell(`node ${options} ${file} 2>errors; cat errors >&2; test ! -s errors`, project)
    ).split('\n');
    for (const [, promised = ''] of code.matchAll(/\bconsole\.\w+\(.*\); \/\/ (.+)$/gm))
      expect(printed, `${name}: ${promised}`).toContain(promised);
  }
});

// These examples need a service worker. recipes.test.ts tests one in a browser.
function needsBrowser({ code }: CodeBlock): boolean {
  return code.includes('@specshelf/mocks/browser');
}
