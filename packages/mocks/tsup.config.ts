import { defineConfig } from 'tsup';

// Not published themselves, so that they and what they need travel along, in code and in types.
const privatePackages = [/^@specshelf\/(service|parser|markdown|generator)$/];

export default defineConfig({
  entry: ['src/index.ts', 'src/backend.ts', 'src/browser.ts', 'src/node.ts'],
  format: ['esm', 'cjs'],
  // Neither Node.js nor a browser: nothing that only one of them has.
  platform: 'neutral',
  target: 'es2022',
  // Nor what is published as ES modules only, which `require` does not take in every Node.js that is promised, or in Jest.
  noExternal: [...privatePackages, /^@noble\/hashes/],
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
