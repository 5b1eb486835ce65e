import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles the style sheets and the scripts of the pages as strings, so that they need no build and no files at run time. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const reader = await bundle(
    fileURLToPath(new URL('../src/reader/islands/main.ts', import.meta.url)),
    fileURLToPath(new URL('../src/reader/style/reader.css', import.meta.url)),
    true,
  );
  // Not minified, in lines: changes of several branches merge like those of the sources.
  const site = await bundle(
    fileURLToPath(new URL('../src/islands/main.ts', import.meta.url)),
    fileURLToPath(new URL('../src/style/console.css', import.meta.url)),
    false,
  );
  return {
    'reader-assets.gen.ts': [
      '// Generated from src/reader/ and @specshelf/render by `pnpm generate`. Do not edit.',
      `export const style = ${JSON.stringify(reader.style)};`,
      `export const script = ${JSON.stringify(reader.script)};`,
      '',
    ].join('\n'),
    'console-assets.gen.ts': [
      '// Generated from src/style/, src/islands/, and @specshelf/render by `pnpm generate`. Do not edit.',
      `export const style = ${toLines(site.style)};`,
      `export const script = ${toLines(site.script)};`,
      '',
    ].join('\n'),
  };
}

interface Bundle {
  style: string;
  script: string;
}

async function bundle(script: string, style: string, isMinified: boolean): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: { script, style },
    bundle: true,
    minifySyntax: true,
    minifyWhitespace: isMinified,
    minifyIdentifiers: isMinified,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    conditions: ['@specshelf/source'],
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    // Comments name the source files.
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    outdir: '/',
  });
  const textOf = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  return { style: textOf('.css'), script: textOf('.js') };
}

function toLines(text: string): string {
  const lines = text
    .split('\n')
    // Comments of CSS name source files.
    .filter((line) => !/^\s*\/\*.*\*\/$/.test(line))
    .map((line) => `  ${JSON.stringify(line.trim())},`);
  return ['[', ...lines, "].join('\\n')"].join('\n');
}
