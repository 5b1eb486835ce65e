import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

// See docs/decisions/0057-name-the-server-program-specshelf-server.md.
it('packages have programs of different names, so that one folder can contain all of them', () => {
  const manifests = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(root + folder)
      .map((name) => `${root}${folder}/${name}/package.json`)
      .filter((file) => existsSync(file)),
  );
  const names = manifests.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).bin ?? {}));
  expect(names.sort()).toEqual(['specshelf', 'specshelf-server']);
});
