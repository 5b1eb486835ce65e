import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** Returns the digest of all generated content, from a process with these environment variables and Node.js options. */
async function digestOf(variables: Record<string, string>, ...options: string[]): Promise<string> {
  const script = fileURLToPath(new URL('support/print-digest.ts', import.meta.url));
  const args = [...options, '--conditions=@specshelf/source', '--import', 'tsx', script];
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, ...variables } });
  return stdout;
}

it('a page has the same bytes in every process, time zone and locale, and without an optimizing compiler (CC1)', async () => {
  const digests = await Promise.all([
    digestOf({ TZ: 'UTC', LANG: 'C', LC_ALL: 'C' }),
    digestOf({ TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }, '--no-opt'),
  ]);
  expect(digests[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(digests).size).toBe(1);
});

/** APIs whose results depend on the process, the locale or the Node.js release. */
const nondeterministic =
  /\bIntl\b|toLocale|localeCompare|\bDate\b|\brandom\b|\bperformance\b|\bprocess\b|\.normalize\(|\\p\{|\bcrypto\b/i;

it.each(['generator', 'markdown'])(
  'the package %s uses no API whose results depend on the environment',
  (name) => {
    const folder = new URL(`../../${name}/src/`, import.meta.url);
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        withoutComments(readFileSync(new URL(file, folder), 'utf8'))
          .split('\n')
          .filter((line) => nondeterministic.test(line))
          .map((line) => `${file}: ${line}`),
      );
    expect(found).toEqual([]);
  },
);

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
