import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';

// These become part of this package, their types included. Everything else is installed with it.
const bundled = ['service', 'parser', 'markdown', 'generator'];

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    main: 'src/main.ts',
    // What a thread loads. Found by this name from wherever its starter ends up in the folder.
    'heavy-work-worker': 'src/heavy-work/worker.ts',
  },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  sourcemap: true,
  clean: true,
  noExternal: bundled.map((name) => `@specshelf/${name}`),
  dts: {
    entry: 'src/index.ts',
    // Declarations are bundled when they are found by a path, not when they come from node_modules.
    compilerOptions: {
      paths: Object.fromEntries(bundled.map((name) => [`@specshelf/${name}`, [sourceOf(name)]])),
    },
  },
});

function sourceOf(name: string): string {
  return fileURLToPath(new URL(`../../packages/${name}/src/index.ts`, import.meta.url));
}
