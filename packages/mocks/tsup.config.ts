import { defineConfig } from 'tsup';

// Not published themselves, so that they and what they need travel along, in code and in types.
const privatePackages = [/^@specshelf\/(service|parser|markdown|generator)(\/|$)/];

export default defineConfig({
  entry: ['src/index.ts', 'src/backend.ts', 'src/node.ts'],
  format: ['esm', 'cjs'],
  // Neither Node.js nor a browser: nothing that only one of them has.
  platform: 'neutral',
  target: 'es2022',
  noExternal: privatePackages,
  dts: { resolve: privatePackages },
  esbuildOptions(options) {
    options.mainFields = ['module', 'main'];
    options.conditions = ['import', 'default'];
  },
  sourcemap: true,
  clean: true,
  splitting: true,
  treeshake: true,
});
