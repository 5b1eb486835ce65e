import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { load } from 'js-yaml';
import { onTestFinished } from 'vitest';
import { actionFolder } from './recipes.js';

interface Action {
  inputs: Record<string, { default?: string }>;
  outputs: Record<string, { value: string }>;
  runs: { steps: { run?: string; env?: Record<string, string> }[] };
}

export async function readAction(): Promise<Action> {
  const action = load(await readFile(`${actionFolder}action.yml`, 'utf8'));
  if (isAction(action)) return action;
  throw new Error('action.yml is no composite action.');
}

const isAction = (value: unknown): value is Action =>
  typeof value === 'object' && value !== null && 'inputs' in value && 'outputs' in value && 'runs' in value;

/** Runs the script of the action with an npx that records its arguments and variables. */
export async function runScript(variables: Readonly<Record<string, string>>, { npx = true } = {}) {
  const root = await mkdtemp(join(tmpdir(), 'specshelf-action-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const [bin, work] = [join(root, 'bin'), join(root, 'work')];
  await Promise.all([mkdir(bin), mkdir(work)]);
  const record = `require('fs').writeFileSync(process.env.RECORD, JSON.stringify({ args: process.argv.slice(1), env: process.env }))`;
  const fake = `#!/bin/sh\n'${process.execPath}' -e "${record}" -- "$@"\nexit "\${FAKE_EXIT:-0}"\n`;
  if (npx) await writeFile(join(bin, 'npx'), fake);
  if (npx) await chmod(join(bin, 'npx'), 0o755);
  const recorded = join(root, 'record.json');
  const tools = npx ? [bin, '/usr/bin', '/bin'] : [await toolsWithoutNpx(bin)];
  const env = { PATH: tools.join(delimiter), RECORD: recorded, INPUT_VERSION: '1.2.3', ...variables };
  const { code, out } = await new Promise<{ code: number; out: string }>((resolve) => {
    execFile('/bin/sh', [`${actionFolder}run.sh`], { cwd: work, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), out: stdout + stderr }),
    );
  });
  const text = await readFile(recorded, 'utf8').catch(() => '{"args":[],"env":{}}');
  const { args, env: passed }: { args: string[]; env: Record<string, string> } = JSON.parse(text);
  return { code, out, args, env: passed, files: await readdir(work) };
}

/** Links the tools that the script uses, because npx may be in their folder. */
async function toolsWithoutNpx(bin: string): Promise<string> {
  for (const tool of ['sed', 'tr']) await symlink(`/usr/bin/${tool}`, join(bin, tool));
  return bin;
}
