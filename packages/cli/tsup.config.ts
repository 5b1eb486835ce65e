import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  clean: true,
  // Commands are loaded when they are used.
  splitting: true,
  define: { SPECSHELF_CLI_VERSION: JSON.stringify(version) },
  // Private packages become part of the program.
  noExternal: [/^@specshelf\//],
  esbuildOptions(options) {
    options.conditions = ['@specshelf/source', 'module'];
    // Names stay, for stack traces. Everything else would only cost time at each start.
    Object.assign(options, { minifyWhitespace: true, minifySyntax: true });
  },
});
