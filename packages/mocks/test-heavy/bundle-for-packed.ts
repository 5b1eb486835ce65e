import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const fixtures = new URL('../../conformance/src/fixture.ts', import.meta.url);

/**
 * Writes programs and tests of ours to a folder where the packed packages are installed, so that they run on those. What
 * is not published, as the conformance suite, becomes part of them.
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
    // The suite finds its documents from where its own file is.
    define: { 'import.meta.url': JSON.stringify(fixtures.href) },
    logLevel: 'warning',
  });
}

/** What tests import from `src` is what is exported from the package, and must come from there. */
const packedMocks: Plugin = {
  name: 'packed-mocks',
  setup({ onResolve }) {
    onResolve({ filter: /\/src\/(?:index|backend|node)\.js$/ }, ({ path }) => {
      const [, entry = ''] = /([^/]+)\.js$/.exec(path) ?? [];
      return { path: entry === 'index' ? '@specshelf/mocks' : `@specshelf/mocks/${entry}`, external: true };
    });
  },
};
