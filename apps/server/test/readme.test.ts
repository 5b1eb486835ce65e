import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fixture } from '@specshelf/conformance';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillDatabase, runCommand } from './support/run-command.js';
import { startSourceSite } from './support/source-site.js';
import { startServer, type TestServer } from './support/start-server.js';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
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

  it('shows commands that publish a document and get its pages', async () => {
    const site = await startSourceSite();
    const [block = ''] = blocks('sh').filter((text) => text.includes('curl -sS'));
    const script = block.replace(/https:\/\/raw[^"]*/, site.publish('museum.yaml', fixture('ferry.yaml')));
    const answers: unknown[] = [];
    for (const command of script.split('\n\n')) {
      answers.push(JSON.parse((await run('sh', ['-c', command])).stdout));
      await target.server.processor.idle();
    }
    await site.close();
    expect(answers).toMatchObject([
      { processingState: 'pending' },
      { processingState: 'complete', lastProcessedErrorCount: 0 },
      { pages: expect.arrayContaining([expect.objectContaining({ title: 'Models' })]) },
      { object: 'document', nodes: [{ type: 'openapi-schemas' }] },
    ]);
  });

  it('shows commands that an operator begins with', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
    const env = { DATABASE_URL: join(folder, 'specs.sqlite') };
    await fillDatabase(env.DATABASE_URL);
    const [block = ''] = blocks('sh').filter((text) => text.includes('token create'));
    const commands = [...block.matchAll(/^specshelf (.*)$/gm)].map(([, line = '']) => wordsOf(line));
    expect(commands.length).toBeGreaterThan(4);
    for (const words of commands)
      expect(await runCommand(words, { env }), words.join(' ')).toMatchObject({ code: 0 });
    await rm(folder, { recursive: true });
  });

  it('shows a program that uses the client', async () => {
    const [program = ''] = blocks('ts').filter((text) => text.includes('new Client();'));
    const folder = await mkdtemp(new URL('readme-', import.meta.url).pathname);
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    await writeFile(`${folder}/program.ts`, program);
    await import(`${folder}/program.ts`);
    expect(log.mock.calls).toEqual([['pets', 'complete']]);
    log.mockRestore();
    await rm(folder, { recursive: true });
  });

  it('leads to every variable that the server reads, and its default', async () => {
    expect(readme).toContain('](docs/operating.md)');
    const operating = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
    const { out: help } = await runCommand(['--help']);
    const variables = help.match(/\b[A-Z]+(?:_[A-Z]+)+\b|\bPORT\b|\bHOST\b/g) ?? [];
    expect(variables.length).toBeGreaterThan(5);
    for (const name of variables.filter((variable) => variable !== 'HOST_PORT'))
      expect(operating).toContain(`\`${name}\``);
  });

  it('names files and folders that exist', () => {
    const paths = [...readme.matchAll(/[`(]((?:packages|apps|openapi|docs)\/[\w./-]*)[`)]/g)].map(
      ([, path]) => path,
    );
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) {
      expect(() => readFileSync(new URL(`../../../${path}`, import.meta.url)), path).not.toThrow(/ENOENT/);
    }
  });
});

/** As a shell takes a line apart that has no more than words and single quotes. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

function blocks(language: string): string[] {
  return [...readme.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, text = '']) => text,
  );
}
