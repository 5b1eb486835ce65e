// Lists the cases of the test plan with the tests that cover them: `node scripts/test-cases.mjs`. A test covers a case when its
// title has the ID of the case, such as `rejects two Authorization headers (AU6)`. Exits with 1 for a case without a test or a
// reason in `withoutTest`, for an unknown ID, and for a reason that is no longer needed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The groups of the plan, with the number of their cases. */
const groups = {
  AU: { cases: 13, about: 'authentication' },
  TN: { cases: 11, about: 'tenancy' },
  UF: { cases: 38, about: 'fetching URLs' },
  PA: { cases: 31, about: 'parsing documents' },
  RF: { cases: 21, about: 'references' },
  HT: { cases: 28, about: 'HTTP' },
  PG: { cases: 7, about: 'pagination' },
  CD: { cases: 24, about: 'concurrency and durability' },
  CC: { cases: 12, about: 'computed content' },
  OP: { cases: 8, about: 'the whole system' },
};

/** Cases without a test, with the reason. */
const withoutTest = {
  CD9: 'The API has no conditional PUT, an optional case: the source that is accepted last wins, which CD1 tests.',
  OP4: 'It takes 24 hours. CD11 (`pnpm soak`) tests mixed load in bounded form.',
  PG6: 'It is a measurement: `pnpm bench scale` compares the first, a middle, and the last page of both sizes.',
};

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['test', 'test-heavy', 'test-release', 'suites', 'soak'];

export function testCases() {
  const ids = Object.entries(groups).flatMap(([name, { cases }]) =>
    Array.from({ length: cases }, (_, index) => `${name}${index + 1}`),
  );
  const tests = new Map(ids.map((id) => [id, []]));
  const unknown = new Set();
  for (const file of testFiles()) {
    for (const id of idsIn(readFileSync(join(root, file), 'utf8'))) {
      const found = tests.get(id);
      if (!found) unknown.add(`${id} in ${file}`);
      else found.push(file);
    }
  }
  const covered = (id) => tests.get(id).length > 0;
  return {
    tests,
    missing: ids.filter((id) => !covered(id) && !(id in withoutTest)),
    unneeded: Object.keys(withoutTest).filter((id) => !tests.has(id) || covered(id)),
    unknown: [...unknown],
  };
}

/** The IDs in the strings of a file, each once. Comments do not count. */
function idsIn(source) {
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const strings = code.match(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g) ?? [];
  const pattern = new RegExp(`(?<![\\w-])(?:${Object.keys(groups).join('|')})\\d{1,2}(?![\\w-])`, 'g');
  return new Set(strings.flatMap((text) => text.match(pattern) ?? []));
}

function testFiles() {
  const all = ['apps', 'packages'].flatMap((folder) => filesIn(folder));
  return all.filter((path) => path.endsWith('.ts') && path.split('/').some((part) => folders.includes(part)));
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesIn(path);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { tests, missing, unneeded, unknown } = testCases();
  for (const [id, files] of tests) {
    console.log(`${id.padEnd(5)} ${files.join(', ') || withoutTest[id] || 'NO TEST AND NO REASON'}`);
  }
  for (const id of unneeded)
    console.error(`${id} has a test or does not exist: remove its reason from withoutTest.`);
  for (const place of unknown) console.error(`${place} is not a case of the plan.`);
  process.exitCode = missing.length + unneeded.length + unknown.length > 0 ? 1 : 0;
}
