import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Options } from 'tsup';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** Documents have no references with entities in their labels: the 35 kB of named entities are never read. */
const withoutEntities: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'without-entities',
  setup({ onResolve, onLoad }) {
    const name = 'decode-named-character-reference';
    onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: name }));
    onLoad({ filter: /./, namespace: name }, () => ({
      contents: 'export const decodeNamedCharacterReference = () => false;',
    }));
  },
};

const code: Options = {
  target: 'es2022',
  define: { SPECSHELF_SDK_VERSION: JSON.stringify(version) },
  // These become part of this package, so that it is installed without them.
  noExternal: [/^@specshelf\/(?:contract|markdown)/],
  format: ['esm', 'cjs'],
  esbuildPlugins: [withoutEntities],
  esbuildOptions(options) {
    options.conditions = ['@specshelf/source', 'module'];
  },
};

export default defineConfig([
  // Readable, for stack traces; and by Rollup, because the CommonJS of esbuild does not find the default export of openapi-fetch.
  { ...code, entry: ['src/index.ts'], treeshake: true },
  { ...code, entry: ['src/document.ts'], minify: true },
  {
    entry: ['src/index.ts', 'src/document.ts'],
    // Those for ES modules refer to these: the types are larger than the code.
    format: ['cjs'],
    dts: {
      only: true,
      compilerOptions: {
        isolatedDeclarations: false,
        // Declarations are bundled when they are found by a path, not when they come from node_modules.
        paths: {
          '@specshelf/contract': [fileURLToPath(new URL('../contract/src/index.ts', import.meta.url))],
        },
      },
    },
  },
]);
