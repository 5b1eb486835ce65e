import { fileURLToPath } from 'node:url';
import { defineConfig, type Options } from 'tsup';

// Bundled with their dependencies, including their types: these packages are unpublished, or only web pages use them.
const privatePackages = [/^@specshelf\/(service|parser|markdown|generator|console|render|mcp|search)(\/|$)/];

/** Replaces dynamic imports in CommonJS by `require`: Jest does not support `import()` there. */
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
  entry: [
    'src/index.ts',
    'src/backend.ts',
    'src/browser.ts',
    'src/node.ts',
    'src/console.ts',
    'src/mcp.ts',
    'src/fixtures.ts',
  ],
  format: ['esm', 'cjs'],
  // The code must run in Node.js and in browsers.
  platform: 'neutral',
  target: 'es2022',
  // Bundled, because resolving packages at test start is slower than loading their few bytes. `@noble/hashes` consists of ES modules,
  // which `require` cannot load in Jest and in some supported versions of Node.js.
  noExternal: [...privatePackages, '@specshelf/contract', /^@noble\/hashes/],
  dts: {
    resolve: privatePackages,
    compilerOptions: {
      // The types of the contract, too: only declarations that are resolved by a path are bundled, not those of node_modules.
      paths: {
        '@specshelf/contract': [pathOf('../contract/src/index.ts')],
        '@specshelf/contract/*': [pathOf('../contract/src/*.ts')],
      },
    },
  },
  plugins: [requireLater],
  esbuildOptions(options) {
    options.mainFields = ['module', 'main'];
    options.conditions = ['import', 'default'];
    // Its build contains the parser of Markdown, which the service has, too.
    options.alias = { '@specshelf/render/markdown': pathOf('../render/src/markdown.ts') };
  },
  clean: true,
  splitting: true,
  // Smaller files are read and compiled faster at test start.
  minify: true,
  treeshake: true,
});

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
