import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** The digest of everything that is generated, by a process with these variables and these options of Node. */
async function digestOf(variables: Record<string, string>, ...options: string[]): Promise<string> {
  const script = fileURLToPath(new URL('support/print-digest.ts', import.meta.url));
  const args = [...options, '--conditions=@specshelf/source', '--import', 'tsx', script];
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, ...variables } });
  return stdout;
}

it('a page has the same bytes in every process, time zone and language, and without an optimising compiler (CC1)', async () => {
  const digests = await Promise.all([
    digestOf({ TZ: 'UTC', LANG: 'C', LC_ALL: 'C' }),
    digestOf({ TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }, '--no-opt'),
  ]);
  expect(digests[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(digests).size).toBe(1);
});

/** What may give another answer in another process, place or release of Node. */
const unsteady =
  /\bIntl\b|toLocale|localeCompare|\bDate\b|\brandom\b|\bperformance\b|\bprocess\b|\.normalize\(|\\p\{|\bcrypto\b/i;

it.each(['generator', 'markdown'])('the package %s uses nothing that differs from place to place', (name) => {
  const folder = new URL(`../../${name}/src/`, import.meta.url);
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      withoutComments(readFileSync(new URL(file, folder), 'utf8'))
        .split('\n')
        .filter((line) => unsteady.test(line))
        .map((line) => `${file}: ${line}`),
    );
  expect(found).toEqual([]);
});

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
