import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Options } from 'tsup';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** Omits 35 kB of named entities, because the link labels of documents contain none. */
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

/** Both builds of `/document` load one CommonJS file. See docs/decisions/0043-publish-markdown-and-declarations-of-the-client-once.md. */
const sharedMarkdown: typeof withoutEntities = {
  name: 'shared-markdown',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/to-markdown\.js$/ }, () => ({ path: './to-markdown.cjs', external: true }));
  },
};

const code: Options = {
  target: 'es2022',
  define: { SPECSHELF_SDK_VERSION: JSON.stringify(version) },
  // Bundled, so that they are no dependencies.
  noExternal: [/^@specshelf\/(?:contract|markdown)/],
  format: ['esm', 'cjs'],
  esbuildPlugins: [withoutEntities],
  esbuildOptions(options) {
    options.conditions = ['@specshelf/source', 'module'];
  },
};

export default defineConfig([
  {
    ...code,
    entry: ['src/index.ts'],
    // Uses Rollup: esbuild's CommonJS output does not find the default export of openapi-fetch.
    treeshake: true,
    esbuildOptions(options, context) {
      code.esbuildOptions?.(options, context);
      // Names and short lines stay, for stack traces.
      Object.assign(options, { minifyWhitespace: true, minifySyntax: true, lineLimit: 120 });
    },
  },
  { ...code, entry: ['src/document.ts'], minify: true, esbuildPlugins: [sharedMarkdown] },
  { ...code, entry: ['src/to-markdown.ts'], minify: true, format: ['cjs'] },
  {
    entry: ['src/index.ts', 'src/document.ts'],
    format: ['cjs'],
    dts: {
      only: true,
      compilerOptions: {
        isolatedDeclarations: false,
        // Only declarations that are resolved by a path are bundled, not those of node_modules.
        paths: {
          '@specshelf/contract': [fileURLToPath(new URL('../contract/src/index.ts', import.meta.url))],
        },
      },
    },
  },
]);
