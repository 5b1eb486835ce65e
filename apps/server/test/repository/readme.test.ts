import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fixture } from '@specshelf/conformance';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { startSourceSite } from '../support/http/source-site.js';
import { fillDatabase, runCommand } from '../support/server/run-command.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const readme = read('README.md');
const run = promisify(execFile);

describe('the README', () => {
  let target: TestServer;

  beforeEach(async () => {
    target = await startServer({
      databaseFile: ':memory:',
      config: { bootstrapToken: 'a-token-for-the-readme' },
    });
    await target.server.bootstrap();
    vi.stubEnv('SPECSHELF_BASE_URL', target.url);
    vi.stubEnv('SPECSHELF_TOKEN', 'a-token-for-the-readme');
  });

  afterEach(async () => {
    vi.unstubAllEnvs();
    await target.close();
  });

  it('opens with a picture in both themes, and links the others', () => {
    const opening = readme.slice(0, readme.indexOf('- **Catalog.**'));
    expect(opening.match(/docs\/images\/[\w-]+\.png/g)).toEqual([
      'docs/images/operation-dark.png',
      'docs/images/operation-light.png',
    ]);
    expect(opening).toContain('](docs/pictures.md)');
    for (const [, name] of (opening + read('docs/pictures.md')).matchAll(/images\/([\w-]+\.png)/g)) {
      const { size } = statSync(new URL(`../../../../docs/images/${name}`, import.meta.url));
      expect([name, size > 10_000, size <= 150_000]).toEqual([name, true, true]);
    }
  });

  it('has at most 900 words', () => {
    expect(readme.trim().split(/\s+/).length).toBeLessThanOrEqual(900);
  });

  it('links commands that publish a document and return its pages', async () => {
    expect(readme).toContain('](docs/documentation-as-data.md)');
    const site = await startSourceSite();
    const [block = ''] = blocks('sh', read('docs/documentation-as-data.md'));
    const script = block.replace(/https:\/\/raw[^"]*/, site.publish('museum.yaml', fixture('ferry.yaml')));
    const responses: unknown[] = [];
    for (const command of script.split('\n\n')) {
      responses.push(JSON.parse((await run('sh', ['-c', command])).stdout));
      await target.server.processor.idle();
    }
    await site.close();
    expect(responses).toMatchObject([
      { processingState: 'pending' },
      { processingState: 'complete', lastProcessedErrorCount: 0 },
      { pages: expect.arrayContaining([expect.objectContaining({ title: 'Models' })]) },
      { object: 'document', nodes: [{ type: 'openapi-schemas' }] },
    ]);
  });

  it('contains commands for a first organization that succeed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
    const env = { DATABASE_URL: join(folder, 'specs.sqlite') };
    await fillDatabase(env.DATABASE_URL);
    const [block = ''] = blocks('sh').filter((text) => text.includes('token create'));
    const commands = [...block.matchAll(/^specshelf-server (.*)$/gm)].map(([, line = '']) => wordsOf(line));
    expect(commands.length).toBeGreaterThan(4);
    for (const words of commands)
      expect(await runCommand(words, { env }), words.join(' ')).toMatchObject({ code: 0 });
    await rm(folder, { recursive: true });
  });

  it('contains a program that uses the client', async () => {
    const [program = ''] = blocks('ts').filter((text) => text.includes('new Client();'));
    const folder = await mkdtemp(new URL('readme-', import.meta.url).pathname);
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    await writeFile(`${folder}/program.ts`, program);
    await import(`${folder}/program.ts`);
    expect(log.mock.calls).toEqual([['pets', 'complete']]);
    log.mockRestore();
    await rm(folder, { recursive: true });
  });

  it('contains five lines for CI that publish a document, and fail if it does not become a version', async () => {
    const [block = ''] = blocks('yaml').filter((text) => text.includes('@specshelf/cli publish'));
    expect(block.trim().split('\n')).toHaveLength(5);
    const { steps } = parse(block);
    const { run: command, env } = steps.at(-1);
    expect(env).toEqual({
      SPECSHELF_BASE_URL: expect.any(String),
      SPECSHELF_ORGANIZATION: expect.any(String),
    });
    const folder = await mkdtemp(new URL('readme-', import.meta.url).pathname);
    const publish = async (document: string) => {
      await writeFile(`${folder}/openapi.yaml`, document);
      const program = [process.execPath, ...sourceCondition, commandLine].join(' ');
      const options = {
        cwd: folder,
        env: { ...process.env, SPECSHELF_ORGANIZATION: 'default', TSX_TSCONFIG_PATH: tsconfig },
      };
      const script = command.replace('npx --yes @specshelf/cli', program);
      return run('sh', ['-c', script], options).then(
        ({ stdout }) => ({ code: 0, stdout }),
        ({ code, stdout }) => ({ code, stdout }),
      );
    };
    expect(await publish(fixture('ferry.yaml'))).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Published: pets/),
    });
    expect(await publish('openapi: 3.1.0\ninfo: [')).toEqual({
      code: 1,
      stdout: expect.stringMatching(/openapi\.yaml:\d+:\d+: error: /),
    });
    await rm(folder, { recursive: true });
  });

  it('links the documentation of every environment variable with its default', async () => {
    expect(readme).toContain('](docs/operating/configuration.md)');
    const configuration = readFileSync(
      new URL('../../../../docs/operating/configuration.md', import.meta.url),
      'utf8',
    );
    const { out: help } = await runCommand(['--help']);
    const variables = help.match(/\b[A-Z]+(?:_[A-Z]+)+\b|\bPORT\b|\bHOST\b/g) ?? [];
    expect(variables.length).toBeGreaterThan(5);
    for (const name of variables.filter((variable) => variable !== 'HOST_PORT'))
      expect(configuration).toContain(`\`${name}\``);
    const defaults = [...help.matchAll(/^ {2}([A-Z_]+) .*\(([\w./]+)\)$/gm)];
    expect(defaults.length).toBeGreaterThan(20);
    for (const [, name, value = ''] of defaults) {
      const row = configuration
        .split('\n')
        .find((line) => line.startsWith('|') && line.includes(`\`${name}\``));
      expect([name, row?.split('|').at(-2)]).toEqual([name, expect.stringContaining(value)]);
    }
  });

  it('has at most 160 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(160);
  });

  it('contains paths that exist', () => {
    const paths = [...readme.matchAll(/[`(]((?:packages|apps|openapi|docs)\/[\w./-]*)[`)]/g)].map(
      ([, path]) => path,
    );
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) {
      expect(() => readFileSync(new URL(`../../../../${path}`, import.meta.url)), path).not.toThrow(/ENOENT/);
    }
  });
});

const tsconfig = fileURLToPath(new URL('../../../../tsconfig.base.json', import.meta.url));
const commandLine = fileURLToPath(new URL('../../../../packages/cli/src/main.ts', import.meta.url));
const sourceCondition = [
  '--conditions=@specshelf/source',
  `--import=${createRequire(import.meta.url).resolve('tsx')}`,
];

/** Splits a command line of words and single-quoted strings like a shell. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

function blocks(language: string, text = readme): string[] {
  return [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, block = '']) => block,
  );
}
