// Counts words that usually replace a term of the field in comments and docs: `pnpm language [path…]`. Exits with 1 when the
// files together exceed a goal of plain-language.json. With paths, lists each place below them as well.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const { words: rules } = JSON.parse(readFileSync(new URL('plain-language.json', import.meta.url), 'utf8'));

/** A function by file extension that returns the prose of a file as lines: `{ line, text }`. */
const prose = {
  '.ts': commentsOfScript,
  '.tsx': (source) => commentsOfScript(source, 'file.tsx'),
  '.js': commentsOfScript,
  '.mjs': commentsOfScript,
  '.md': paragraphsOfMarkdown,
  '.yaml': descriptionsOfYaml,
};

/** Returns the word counts of the files below `paths`, by area, with every place of a counted word. */
export function plainLanguage(paths = ['.']) {
  const places = [];
  const areas = new Map();
  for (const file of filesBelow(paths)) {
    const area = counterOf(areas, areaOf(file));
    for (const { line, text } of prose[extname(file)](readFileSync(`${root}${file}`, 'utf8'))) {
      for (const word of wordsOf(text)) {
        area.words += 1;
        const rule = rules.findIndex((each) => each.words.includes(word));
        if (rule < 0) continue;
        area.counts[rule] += 1;
        places.push({ file, line, word, text: text.trim() });
      }
    }
  }
  return { areas, places, total: sumOf([...areas.values()]) };
}

/** Returns a message for each rule whose goal the counts exceed. */
export function exceededGoals({ words, counts }) {
  return rules.flatMap((rule, index) => {
    const rate = per10000(counts[index], words);
    if (rate <= rule.goal) return [];
    return [
      `${rule.words[0]}: ${rate} per 10,000 words, allowed ${rule.goal}. Write instead: ${rule.instead}`,
    ];
  });
}

function commentsOfScript(source, name = 'file.ts') {
  const tree = ts.createSourceFile(name, source, ts.ScriptTarget.Latest);
  const ranges = new Map();
  for (const token of tokensOf(tree, tree)) {
    const start = token.getFullStart();
    const found = [
      ...(ts.getLeadingCommentRanges(source, start) ?? []),
      ...(ts.getTrailingCommentRanges(source, start) ?? []),
    ];
    for (const { pos, end } of found) ranges.set(pos, end);
  }
  return [...ranges].flatMap(([pos, end]) =>
    linesOf(source.slice(pos, end), tree.getLineAndCharacterOfPosition(pos).line + 1),
  );
}

function* tokensOf(node, tree) {
  const children = node.getChildren(tree).filter((child) => !ts.isJSDoc(child));
  if (children.length === 0) yield node;
  for (const child of children) yield* tokensOf(child, tree);
}

function paragraphsOfMarkdown(source) {
  let fenced = false;
  return linesOf(source, 1).filter(({ text }) => {
    const fence = /^\s*(```|~~~)/.test(text);
    if (fence) fenced = !fenced;
    return !fenced && !fence;
  });
}

/** Descriptions and summaries, block scalars included, and comments. */
function descriptionsOfYaml(source) {
  let depth = -1;
  return linesOf(source, 1).filter(({ text }) => {
    const indent = text.search(/\S/);
    const key = /^\s*(?:- )?(description|summary|title|x-[\w-]+): ?/.exec(text);
    if (key) {
      depth = indent;
      return true;
    }
    if (indent >= 0 && indent <= depth) depth = -1;
    return depth >= 0 || /^\s*#/.test(text);
  });
}

function linesOf(text, firstLine) {
  return text.split('\n').map((each, index) => ({ line: firstLine + index, text: each }));
}

/** Words in lower case. Code in backticks, links, and tags of docstrings are not prose. */
function wordsOf(text) {
  const plain = text.replace(/`[^`]*`|https?:\S+|\]\([^)]*\)|@\w+/g, ' ');
  return plain.toLowerCase().match(/[a-z][a-z'-]*/g) ?? [];
}

function filesBelow(paths) {
  const tracked = execFileSync('git', ['ls-files', '-z', '--', ...paths], { cwd: root, encoding: 'utf8' });
  return tracked.split('\0').filter((file) => extname(file) in prose && !isExempt(file));
}

function isExempt(file) {
  return (
    /(^|\/)(generated|fixtures|look)\/|\.gen\.|pnpm-lock/.test(file) ||
    (file.endsWith('.yaml') && !file.startsWith('openapi/'))
  );
}

function areaOf(file) {
  const [first, second] = file.split('/');
  if (first === 'packages' || first === 'apps') return `${first}/${second}`;
  return file.includes('/') ? first : 'top level';
}

function counterOf(areas, name) {
  const area = areas.get(name) ?? { words: 0, counts: rules.map(() => 0) };
  areas.set(name, area);
  return area;
}

function sumOf(areas) {
  return areas.reduce(
    (sum, { words, counts }) => ({
      words: sum.words + words,
      counts: sum.counts.map((count, index) => count + counts[index]),
    }),
    { words: 0, counts: rules.map(() => 0) },
  );
}

function per10000(count, words) {
  return words === 0 ? 0 : Math.round((count / words) * 100_000) / 10;
}

function printTable({ areas, total }) {
  const columns = rules.map(({ words: [word] }) => word.padStart(7)).join('');
  console.log(`${'per 10,000 words'.padEnd(24)}${'words'.padStart(8)}${columns}`);
  for (const [name, counts] of [...areas, ['all', total]]) printRow(name, counts);
  console.log(`${'goal'.padEnd(32)}${rules.map(({ goal }) => String(goal).padStart(7)).join('')}`);
}

function printRow(name, { words, counts }) {
  const rates = counts.map((count) => String(per10000(count, words)).padStart(7)).join('');
  console.log(`${name.padEnd(24)}${String(words).padStart(8)}${rates}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = process.argv.slice(2);
  const result = plainLanguage(paths.length > 0 ? paths : undefined);
  if (paths.length > 0) {
    for (const { file, line, word, text } of result.places) console.log(`${file}:${line}: ${word}: ${text}`);
  }
  printTable(result);
  const exceeded = exceededGoals(result.total);
  for (const message of exceeded) console.error(message);
  if (exceeded.length > 0) process.exitCode = 1;
}
