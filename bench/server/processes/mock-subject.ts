import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { document } from '@specshelf/contract/document';
import { installPackages } from '../../mocks/install-packages.js';
import { partOfDocument } from '../../mocks/part-of-document.js';
import type { Program } from './start-subject.js';

export const mockDependencies = { '@stoplight/prism-cli': '5.16.0' };

/** A mock server from npm, installed for this run only. It gets only the measured operations: all of them take half a minute to load. */
export async function installMock(folder: string): Promise<Program> {
  const cwd = join(folder, 'mock');
  await installPackages(cwd, mockDependencies);
  await writeFile(join(cwd, 'document.json'), JSON.stringify(partOfDocument(document)));
  const program = join(cwd, 'node_modules/@stoplight/prism-cli/dist/index.js');
  return {
    name: 'mock',
    cwd,
    args: (port) => [program, 'mock', 'document.json', '--port', String(port), '--host', '127.0.0.1'],
  };
}
