import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';

// These packages become part of this package, their types included. Everything else is installed with it: all of that is on npm,
// so that a tarball of this package is enough.
const bundled = Object.assign(
  {},
  ...[
    'base',
    'changes',
    'console',
    'contract',
    'generator',
    'markdown',
    'mcp',
    'parser',
    'render',
    'search',
    'service',
    'store',
  ].map(entriesOf),
);

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    main: 'src/main.ts',
    // What a thread loads. Found by this name from wherever its starter ends up in the folder.
    'heavy-work-worker': 'src/heavy-work/worker.ts',
    'search-worker': '../../packages/store/src/sqlite/search-thread/worker.ts',
  },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  clean: true,
  noExternal: Object.keys(bundled),
  esbuildOptions(options) {
    options.conditions = ['@specshelf/source', 'module'];
  },
  dts: {
    entry: 'src/index.ts',
    // Declarations are bundled when they are found by a path, not when they come from node_modules.
    compilerOptions: {
      paths: bundled,
    },
  },
});

/** Returns the sources of the entries of a package, by the names that other packages import. */
function entriesOf(name: string): Record<string, [path: string]> {
  const folder = new URL(`../../packages/${name}/`, import.meta.url);
  const manifest = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
  const entries = Object.entries<string | { '@specshelf/source'?: string }>(manifest.exports);
  return Object.fromEntries(
    entries.flatMap(([entry, target]) => {
      const source = typeof target === 'string' ? target : target['@specshelf/source'];
      if (!source?.startsWith('./src/') || !/\.tsx?$/.test(source)) return [];
      return [[manifest.name + entry.slice(1), [fileURLToPath(new URL(source, folder))]]];
    }),
  );
}
