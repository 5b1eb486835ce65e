import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Loads a package of React. */
export const requireForReact = createRequire(import.meta.url);

/** Returns the exports of the entry for React, whose components are compiled for it. */
export async function buildForReact(): Promise<Record<string, unknown>> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../src/react.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    // The option `jsxImportSource` has no effect beside a configuration file of TypeScript.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react' } },
    external: ['react', 'react/jsx-runtime'],
    conditions: ['@specshelf/source', 'module'],
    logLevel: 'error',
  });
  const module = { exports: {} };
  new Function('require', 'module', 'exports', outputFiles[0]?.text ?? '')(
    requireForReact,
    module,
    module.exports,
  );
  return module.exports;
}
