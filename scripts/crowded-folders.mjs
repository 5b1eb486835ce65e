// Lists folders with more than 20 source files of mixed concern, and exits with 1 when there are any. A folder that holds a list
// of equals (an operation or a rule in each file) may have more.
import { execFileSync } from 'node:child_process';
import { basename, dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';

const mostFiles = 20;
const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders that hold a list of equals, with the meaning of a file. */
const lists = {
  'packages/parser/src/rules': 'a rule',
  'packages/service/src/api/operations': 'an operation',
};

const sources = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => ['.ts', '.tsx', '.js', '.mjs'].includes(extname(file)));
const sizes = new Map();
for (const file of sources) {
  if (basename(dirname(file)) !== 'generated') sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
}
for (const [folder, files] of sizes) {
  if (files <= mostFiles || folder in lists) continue;
  console.error(`${folder} has ${files} files. Group them in folders of at most ${mostFiles}.`);
  process.exitCode = 1;
}
