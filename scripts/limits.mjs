// Lists functions of sources with more than 60 lines, including JSX and the functions in them, functions with five or more parameters, and
// casts in packages that have none: `node scripts/limits.mjs [repository]`. Exits with 1 when there are any. Biome checks the length of files.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const mostLines = 60;
const mostParameters = 4;
/** Suites of tests: their functions are tables of sentences. Biome checks the length of their files. */
const suites = /^packages\/conformance\//;
/** Long functions that are tables of equals: the files, with the member that contains the function. */
const tables = {
  // Creates the first tables of the database. A released migration never changes.
  'packages/store/src/migrations/migrations.ts': '0001-first',
};
/** Packages without casts. */
const withoutCasts = /^packages\/changes\/src\//;

const [repository] = process.argv.slice(2);
const root = repository === undefined ? fileURLToPath(new URL('..', import.meta.url)) : `${repository}/`;
const sources = execFileSync('git', ['ls-files', '-z', 'packages/*/src/**', 'apps/*/src/**'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.tsx?$/.test(file) && !/\.gen\.ts$|\.d\.ts$/.test(file))
  .filter((file) => !suites.test(file) && existsSync(root + file));

for (const file of sources) {
  const text = readFileSync(root + file, 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  check(tree, tree);
}

function check(node, tree) {
  if (ts.isFunctionLike(node) && node.body) checkFunction(node, tree);
  if (withoutCasts.test(tree.fileName) && isCast(node))
    fail(node, tree, 'is a cast. Narrow the type instead.');
  ts.forEachChild(node, (child) => check(child, tree));
}

function checkFunction(node, tree) {
  const lines = lineOf(node.getEnd(), tree) - lineOf(node.getStart(tree), tree) + 1;
  if (lines > mostLines && !isTable(node, tree))
    fail(node, tree, `has ${lines} lines. Move parts into functions of their own: at most ${mostLines}.`);
  const parameters = node.parameters.length;
  if (parameters > mostParameters)
    fail(node, tree, `has ${parameters} parameters. Five or more become an options object.`);
}

function isTable(node, tree) {
  const member = tables[tree.fileName];
  if (member === undefined) return false;
  const isMember = (each) => ts.isPropertyAssignment(each) && each.name.text === member;
  return ts.findAncestor(node, isMember) !== undefined;
}

function isCast(node) {
  return ts.isNonNullExpression(node) || (ts.isAsExpression(node) && node.type.getText() !== 'const');
}

function lineOf(position, tree) {
  return tree.getLineAndCharacterOfPosition(position).line + 1;
}

function fail(node, tree, message) {
  const name = node.name?.getText(tree) ?? node.parent?.name?.getText?.(tree) ?? 'an expression';
  console.error(`${tree.fileName}:${lineOf(node.getStart(tree), tree)}: ${name} ${message}`);
  process.exitCode = 1;
}
