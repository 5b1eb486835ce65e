import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Options } from 'tsup';

const shared: Options = {
  format: ['esm'],
  target: 'es2022',
  minifySyntax: true,
  esbuildOptions: (options) => {
    options.conditions = ['@specshelf/source', 'module'];
  },
};

/**
 * Components have one source, which is compiled once for each library.
 * See docs/decisions/0047-compile-components-for-preact-and-react.md.
 */
function jsxFor(library: 'preact' | 'react'): Options {
  return {
    ...shared,
    esbuildOptions: (options, context) => {
      shared.esbuildOptions?.(options, context);
      // The option `jsxImportSource` has no effect beside a configuration file of TypeScript.
      delete options.tsconfig;
      options.tsconfigRaw = { compilerOptions: { jsx: 'react-jsx', jsxImportSource: library } };
    },
  };
}

const styles = ['theme', 'document', 'notes', 'details', 'schema', 'operation', 'code', 'print'];

export default defineConfig([
  // Bundled, so that plain HTML needs no other package.
  { ...jsxFor('preact'), entry: ['src/html.tsx'], noExternal: ['preact', 'preact-render-to-string'] },
  { ...jsxFor('preact'), entry: ['src/preact.ts'], external: ['preact'] },
  { ...jsxFor('react'), entry: ['src/react.ts'], external: ['react'] },
  { ...shared, entry: ['src/math.ts'] },
  // Bundled with its parser, which is not published.
  { ...shared, entry: ['src/markdown.ts'], noExternal: [/^@specshelf\/markdown/], minify: true },
  {
    ...shared,
    entry: { islands: 'src/islands/main.ts' },
    minify: true,
    onSuccess: async () => {
      const read = (name: string) => readFileSync(new URL(`src/style/${name}.css`, import.meta.url), 'utf8');
      writeFileSync(new URL('dist/style.css', import.meta.url), styles.map(read).join('\n'));
    },
  },
  {
    entry: {
      html: 'src/html.tsx',
      markdown: 'src/markdown.ts',
      math: 'src/math.ts',
      preact: 'src/preact.ts',
      react: 'src/react.ts',
      islands: 'src/islands/main.ts',
    },
    format: ['esm'],
    dts: {
      only: true,
      compilerOptions: {
        paths: {
          '@specshelf/base/*': [fileURLToPath(new URL('../base/src/*.ts', import.meta.url))],
          '@specshelf/contract': [fileURLToPath(new URL('../contract/src/index.ts', import.meta.url))],
        },
      },
    },
  },
]);
