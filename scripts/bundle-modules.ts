import { build, type Plugin } from 'esbuild';

/** Plain ESM without imports, from the module `entry` on: what Ajv writes still asks for parts of Ajv, by `require`. */
export async function bundleModules(
  modules: Readonly<Record<string, string>>,
  /** Comments name files relative to this one, wherever the text is written from. */
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
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild has written nothing');
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
