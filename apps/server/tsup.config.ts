import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';

// These become part of this package, their types included. Everything else is installed with it: all of that is on npm,
// so that a tarball of this package is enough.
const bundled = {
  '@specshelf/console': 'console/src/index.ts',
  '@specshelf/contract': 'contract/src/index.ts',
  '@specshelf/mcp': 'mcp/src/index.ts',
  '@specshelf/render/markdown': 'render/src/markdown.ts',
  '@specshelf/render/math': 'render/src/math.ts',
  '@specshelf/render/preact': 'render/src/preact.ts',
  '@specshelf/contract/document': 'contract/src/document.ts',
  '@specshelf/service': 'service/src/index.ts',
  '@specshelf/service/bodies': 'service/src/bodies.ts',
  '@specshelf/service/byte-budget': 'service/src/concurrency/byte-budget.ts',
  '@specshelf/service/catalog': 'service/src/catalog.ts',
  '@specshelf/service/heavy-work': 'service/src/heavy-work/create-heavy-work.ts',
  '@specshelf/service/lazy-modules': 'service/src/lazy-modules.ts',
  '@specshelf/service/operator': 'service/src/operator/create-operator.ts',
  '@specshelf/service/search': 'service/src/search.ts',
  '@specshelf/service/source-headers': 'service/src/sources/source-headers.ts',
  '@specshelf/service/on-demand': 'service/src/on-demand.ts',
  '@specshelf/changes': 'changes/src/index.ts',
  '@specshelf/changes/policy': 'changes/src/policy/policy.ts',
  '@specshelf/changes/summarize': 'changes/src/policy/tally.ts',
  '@specshelf/parser': 'parser/src/index.ts',
  '@specshelf/parser/location': 'parser/src/files/location.ts',
  '@specshelf/search': 'search/src/index.ts',
  '@specshelf/markdown': 'markdown/src/index.ts',
  '@specshelf/markdown/defined': 'markdown/src/defined.ts',
  '@specshelf/generator': 'generator/src/index.ts',
  '@specshelf/generator/complete-document': 'generator/src/document/complete-document.ts',
  '@specshelf/generator/outline-of': 'generator/src/outline/outline-of.ts',
  '@specshelf/generator/summarize': 'generator/src/outline/summarize.ts',
};

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    main: 'src/main.ts',
    // What a thread loads. Found by this name from wherever its starter ends up in the folder.
    'heavy-work-worker': 'src/heavy-work/worker.ts',
    'search-worker': 'src/store/sqlite/search-thread/worker.ts',
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
      paths: Object.fromEntries(Object.entries(bundled).map(([name, path]) => [name, [sourceAt(path)]])),
    },
  },
});

function sourceAt(path: string): string {
  return fileURLToPath(new URL(`../../packages/${path}`, import.meta.url));
}
