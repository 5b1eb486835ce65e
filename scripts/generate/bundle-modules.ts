import { build, type Plugin } from 'esbuild';

/** Returns minified ESM without imports, bundled from the module `entry`: code that Ajv generates still requires parts of Ajv. */
export async function bundleModules(
  modules: Readonly<Record<string, string>>,
  /** Base of the paths, so that they do not depend on the working directory. */
  folder: string,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['entry'],
    absWorkingDir: folder,
    plugins: [fromMemory(modules)],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    legalComments: 'none',
    // Generated again as a whole: nobody reads it, and nothing of it merges.
    minify: true,
    lineLimit: 1000,
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild produced no output');
  return file.text;
}

function fromMemory(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'from-memory',
    setup(build) {
      build.onResolve({ filter: /^\w+$/ }, ({ path }) =>
        path in modules ? { path, namespace: 'memory' } : undefined,
      );
      build.onLoad({ filter: /./, namespace: 'memory' }, ({ path }) => ({
        contents: modules[path] ?? '',
        loader: 'js',
        resolveDir: import.meta.dirname,
      }));
    },
  };
}
