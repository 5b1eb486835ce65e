import { writeFile } from 'node:fs/promises';

// The types of ES modules are those of CommonJS, so that a tarball has them once.
for (const name of ['index', 'document']) {
  await writeFile(new URL(`../dist/${name}.d.ts`, import.meta.url), `export * from './${name}.cjs';\n`);
}
