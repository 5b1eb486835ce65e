import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Code that an import loads at once. */
export interface LoadedCode {
  /** The source files with code in it. */
  files: string[];
  /** Size of the minified code after gzip, in bytes. */
  gzipped: number;
}

/** Bundles a module for browsers from our sources, and returns the code that loads without its dynamic imports. */
export async function loadedAtImport(file: string): Promise<LoadedCode> {
  const { metafile, outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    conditions: ['@specshelf/source'],
    minify: true,
    metafile: true,
    write: false,
    outdir: 'out',
    logLevel: 'silent',
    legalComments: 'none',
  });
  const outputs = new Map(Object.entries(metafile.outputs));
  const loaded = new Set(
    [...outputs].filter(([, { entryPoint }]) => isEntry(entryPoint, file)).map(([path]) => path),
  );
  // The loop also visits paths that are added to the set while it runs.
  for (const path of loaded) {
    for (const { path: imported, kind, external } of outputs.get(path)?.imports ?? []) {
      if (kind === 'import-statement' && !external) loaded.add(imported);
    }
  }
  const inputs = [...loaded].flatMap((path) => Object.entries(outputs.get(path)?.inputs ?? {}));
  const chunks = outputFiles.filter(({ path }) => [...loaded].some((output) => path.endsWith(`/${output}`)));
  return {
    files: inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([name]) => name),
    gzipped: chunks.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0),
  };
}

function isEntry(entryPoint: string | undefined, file: string): boolean {
  return entryPoint !== undefined && file.endsWith(entryPoint.replaceAll('../', ''));
}
