import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Writes the files that are out of date. With `--check`, writes nothing and fails when there are any. */
export async function writeGeneratedFiles(
  folder: URL,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const check = process.argv.includes('--check');
  const stale: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const file = new URL(name, folder);
    const current = await readFile(file, 'utf8').catch(() => undefined);
    if (current === text) continue;
    stale.push(relative(root, fileURLToPath(file)));
    if (!check) await writeFile(file, text);
  }
  if (check && stale.length > 0) {
    console.error(
      `Out of date with openapi/: ${stale.join(', ')}\nRun \`pnpm generate\` and commit the changes.`,
    );
    process.exitCode = 1;
  } else {
    console.log(
      stale.length === 0
        ? `${relative(root, fileURLToPath(folder))} is up to date`
        : `wrote ${stale.join(', ')}`,
    );
  }
}
