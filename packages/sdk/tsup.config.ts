import { readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const common: Options = {
  format: ['esm', 'cjs'],
  target: 'es2022',
  treeshake: true,
  define: { SPECSHELF_SDK_VERSION: JSON.stringify(version) },
};

export default defineConfig([
  { ...common, entry: ['src/index.ts'], dts: true },
  {
    ...common,
    entry: ['src/document.ts'],
    // What becomes part of this package need not be written as what is published.
    dts: { compilerOptions: { isolatedDeclarations: false } },
    // What turns documents into Markdown becomes part of this entry: nobody should install a parser for it.
    noExternal: [/^@specshelf\/markdown/],
    minify: true,
    // Rollup, which does that, would write everything out again.
    treeshake: false,
    esbuildOptions(options) {
      options.conditions = ['@specshelf/source', 'module'];
    },
  },
]);
