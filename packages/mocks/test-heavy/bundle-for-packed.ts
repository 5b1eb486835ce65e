import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const fixtures = new URL('../../conformance/src/fixtures/fixture.ts', import.meta.url);

/**
 * Bundles our programs and tests into a folder where the packed packages are installed, so that they use those. Unpublished
 * packages, such as the conformance suite, become part of the bundles.
 */
export async function bundleForPacked(folder: string, entryPoints: readonly string[]): Promise<void> {
  await build({
    entryPoints: [...entryPoints],
    absWorkingDir: here,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    entryNames: '[name]',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['vitest', 'msw', '@specshelf/contract', '@specshelf/sdk', '@specshelf/mocks'],
    plugins: [packedMocks],
    // The suite locates its documents relative to its own file.
    define: { 'import.meta.url': JSON.stringify(fixtures.href) },
    logLevel: 'warning',
  });
}

/** Resolves imports of tests from `src` to the entry points of the packed package. */
const packedMocks: Plugin = {
  name: 'packed-mocks',
  setup({ onResolve }) {
    onResolve({ filter: /\/src\/(?:index|backend|console|node)\.js$/ }, ({ path }) => {
      const [, entry = ''] = /([^/]+)\.js$/.exec(path) ?? [];
      return { path: entry === 'index' ? '@specshelf/mocks' : `@specshelf/mocks/${entry}`, external: true };
    });
  },
};
