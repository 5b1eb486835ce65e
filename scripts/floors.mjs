// Checks the floors of each package: `floors.json` lists the folders of its `src` from bottom to top with what they contain, and an import
// may only point down. Files directly in `src` are the highest floor, unless the list names them. Prints errors, and exits with 1 when
// there are any: `node scripts/floors.mjs [--write] [repository]`. `--write` updates the table in CONTRIBUTING.md.
// See docs/decisions/0069-order-the-folders-of-a-package-as-floors.md
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const [repository] = process.argv.slice(2).filter((argument) => argument !== '--write');
const root = repository === undefined ? fileURLToPath(new URL('..', import.meta.url)) : `${repository}/`;
const guide = `${root}CONTRIBUTING.md`;
const [begin, end] = ['<!-- floors -->', '<!-- /floors -->'];
/** Static and dynamic imports of files of the same package, in source and in declarations. */
const imports = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

const packages = trackedFiles(['packages/*/package.json', 'apps/*/package.json']).map(dirname);
const rows = packages.map(checkPackage).filter(Boolean);
const text = readFileSync(guide, 'utf8');
const table = ['| package | folders of `src`, the highest first |', '| --- | --- |', ...rows].join('\n');
const updated = replaceTable(text, table);
if (process.argv.includes('--write')) writeFileSync(guide, updated);
else if (withoutPadding(text) !== withoutPadding(updated))
  fail('The floors in CONTRIBUTING.md are old. Run `node scripts/floors.mjs --write`.');

function trackedFiles(patterns) {
  const output = execFileSync('git', ['ls-files', '-z', ...patterns], { cwd: root, encoding: 'utf8' });
  return output.split('\0').filter((file) => file !== '' && existsSync(root + file));
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

/** Checks the imports of a package. Returns the row of its floors, if it has any. */
function checkPackage(folder) {
  const source = `${folder}/src/`;
  const files = trackedFiles([source])
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.slice(source.length))
    // Generated files import what they are typed with, and everything may import them.
    .filter((file) => !file.startsWith('generated/'));
  const list = `${folder}/floors.json`;
  if (!existsSync(root + list)) {
    if (files.some((file) => file.includes('/')))
      fail(`${list} is missing: list the folders of ${source} in it.`);
    return undefined;
  }
  const floors = JSON.parse(readFileSync(root + list, 'utf8'));
  const names = Object.keys(floors);
  for (const name of names) {
    if (!files.some((file) => isIn(file, name))) fail(`${list} lists ${name}, which does not exist.`);
  }
  const known = new Set(files);
  for (const file of files) {
    const floor = floorOf(file, names);
    if (floor === undefined) fail(`${list} does not list the folder of ${source}${file}.`);
    else checkImports({ source, file, floor, names, known });
  }
  return rowOf(folder, floors);
}

function checkImports({ source, file, floor, names, known }) {
  for (const [, target] of readFileSync(root + source + file, 'utf8').matchAll(imports)) {
    const path = posix.join(dirname(file), target).replace(/\.js$/, '');
    const imported = [`${path}.ts`, `${path}.tsx`].find((candidate) => known.has(candidate));
    const other = imported === undefined ? undefined : floorOf(imported, names);
    if (other === undefined || other <= floor) continue;
    fail(
      `${source}${file} imports ${imported}, which is above it: ${floorName(floor, names)} < ${floorName(other, names)}.`,
    );
  }
}

function floorName(floor, names) {
  return names[floor] ?? 'the files in src';
}

function isIn(file, name) {
  return file === name || file.startsWith(`${name}/`);
}

/** Returns the index of the floor of a file: that of the longest listed folder. Undefined for a folder that is not listed. */
function floorOf(file, names) {
  const [name] = names.filter((each) => isIn(file, each)).sort((a, b) => b.length - a.length);
  if (name !== undefined) return names.indexOf(name);
  return file.includes('/') ? undefined : names.length;
}

/** Returns a row of a table in Markdown, with the highest floor first. */
function rowOf(folder, floors) {
  const names = Object.keys(floors).map((name) => `\`${name}\``);
  return `| [\`${folder}\`](${folder}/floors.json) | ${names.reverse().join(', ')} |`;
}

/** The formatter aligns the columns of tables. */
function withoutPadding(text) {
  return text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ');
}

function replaceTable(text, content) {
  const [before, rest] = [text.slice(0, text.indexOf(begin)), text.slice(text.indexOf(end))];
  if (!text.includes(begin) || !text.includes(end)) throw new Error(`CONTRIBUTING.md has no ${begin}`);
  return `${before}${begin}\n\n${content}\n\n${rest}`;
}
