import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { installNode } from '../../../../scripts/install/install-node.js';
import { type PagesWorld, startPagesWorld } from '../../test/support/pages/pages-world.js';

const run = promisify(execFile);

/** The oldest supported Node.js cannot run it. */
const nodeVersion = '24.21.0';
const inspector = '@modelcontextprotocol/inspector';

let folder: string;
let node: string | undefined;
let world: PagesWorld;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specshelf-inspector-'));
  world = await startPagesWorld();
  try {
    // In a folder of its own: the next installation without saving removes what is not its own.
    const options = [
      '--prefix',
      join(folder, 'inspector'),
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-save',
    ];
    await run('npm', ['install', ...options, `${inspector}@2.12.0`]);
    node = join(await installNode(folder, nodeVersion), 'bin/node');
  } catch (error) {
    console.info(`Skipped: the inspector cannot run here: ${error instanceof Error ? error.message : error}`);
  }
});

afterAll(async () => {
  await world?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Output {
  stdout: string;
  stderr: string;
  code: number;
}

async function inspect(context: TestContext, path: string, ...args: string[]): Promise<Output> {
  if (node === undefined) return context.skip('the inspector cannot run here');
  const program = join(folder, 'inspector/node_modules', inspector, 'clients/launcher/build/index.js');
  const token = ['--header', `Authorization: Bearer ${world.reader}`];
  const all = [program, '--cli', world.target.url + path, '--transport', 'http', ...args, ...token];
  try {
    const { stdout, stderr } = await run(node, all, { env: { PATH: process.env['PATH'], HOME: folder } });
    return { stdout, stderr, code: 0 };
  } catch (error) {
    const { stdout, stderr, code } = error as Output;
    return { stdout, stderr, code };
  }
}

describe('the command line of the inspector', () => {
  it('lists the tools, and finds no problem in their schemas', async (context) => {
    const { stdout, stderr, code } = await inspect(
      context,
      '/orgs/acme/mcp',
      '--method',
      'tools/list',
      '--strict',
    );
    expect([code, stderr]).toEqual([0, expect.not.stringMatching(/problem|issue/i)]);
    expect(JSON.parse(stdout).tools.map(({ name }: { name: string }) => name)).toContain('get_operation');
  });

  it('calls a tool', async (context) => {
    const args = ['--method', 'tools/call', '--tool-name', 'list_operations'];
    const { stdout, code } = await inspect(context, '/orgs/acme/openapi/ferry/mcp', ...args);
    expect([code, stdout]).toEqual([0, expect.stringContaining('| GET /a |')]);
  });

  it('shows the message of a failed call', async (context) => {
    const args = [
      '--method',
      'tools/call',
      '--tool-name',
      'get_operation',
      '--tool-arg',
      'spec=ferry',
      'operation=x',
    ];
    const { stdout, stderr } = await inspect(context, '/orgs/acme/mcp', ...args);
    expect(stdout + stderr).toContain('There is no operation');
  });
});
