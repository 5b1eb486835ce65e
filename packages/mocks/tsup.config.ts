import { defineConfig, type Options } from 'tsup';

// Not published themselves, so that they and what they need travel along, in code and in types.
const privatePackages = [/^@specshelf\/(service|parser|markdown|generator)(\/|$)/];

/** Jest runs CommonJS in a place where `import()` does not work: what is loaded later is loaded by `require`. */
const requireLater: NonNullable<Options['plugins']>[number] = {
  name: 'require-later',
  renderChunk(code) {
    if (this.format !== 'cjs') return undefined;
    return {
      code: code.replaceAll(
        /\bimport\((['"]\.[^'"]+\.cjs['"])\)/g,
        'Promise.resolve().then(() => require($1))',
      ),
    };
  },
};

export default defineConfig({
  entry: ['src/index.ts', 'src/backend.ts', 'src/browser.ts', 'src/node.ts', 'src/fixtures.ts'],
  format: ['esm', 'cjs'],
  // Neither Node.js nor a browser: nothing that only one of them has.
  platform: 'neutral',
  target: 'es2022',
  // Packages that are looked up when a test begins cost more than their few bytes do here; and one of them is published as ES
  // modules only, which `require` does not take in every Node.js that is promised, or in Jest.
  noExternal: [...privatePackages, '@specshelf/contract', /^@noble\/hashes/],
  dts: { resolve: privatePackages },
  plugins: [requireLater],
  esbuildOptions(options) {
    options.mainFields = ['module', 'main'];
    options.conditions = ['import', 'default'];
  },
  clean: true,
  splitting: true,
  // Files of a bundle are read and compiled before a test begins.
  minify: true,
  treeshake: true,
});
