import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const bundlers: [string, BuildOptions][] = [
  ['as it is published', {}],
  ['minified by the bundler of a user', { minify: true }],
  ['minified for a target without static blocks', { minify: true, target: 'es2020' }],
];

const names = `
console.log(Object.entries(sdk)
  .filter(([, value]) => value.prototype instanceof Error)
  .map(([key, { name, prototype }]) => [key, name, prototype.name].join())
  .join('\\n'));`;

const failedSpec = {
  slug: 'pets',
  urls: { app: 'https://specs.example.com/pets' },
  lastProcessErrorCode: 'PARSE_ERROR',
  lastProcessedErrors: [{ message: 'The path must begin with "/".', line: 3, column: 5, severity: 'error' }],
};

const processing = `new sdk.SpecProcessingError(${JSON.stringify(failedSpec)}, 'PARSE_ERROR')`;
const waiting = `new sdk.WaitTimeoutError('too slow', ${JSON.stringify(failedSpec)})`;
const notFound = `new sdk.Client({
  baseUrl: 'https://specs.example.com',
  token: 'a-token',
  fetch: async () => Response.json({ error: { code: 404, message: 'There is no "pets".' } }, { status: 404 }),
}).specs.get({ organizationId: 'acme', specSlug: 'pets' }).catch((error) => error)`;

describe.each(bundlers)('error classes, %s', (_title, options) => {
  let bundle: string;

  beforeAll(async () => {
    bundle = await bundleWith(options);
  });

  it('have their names', () => {
    const lines = run(`${bundle}${names}`).stdout.trim().split('\n');
    expect(lines).toHaveLength(19);
    for (const line of lines) expect(line).toMatch(/^(\w+),\1,\1$/);
  });

  it.each([
    ['SpecProcessingError', processing, '"pets" could not be processed: PARSE_ERROR\n  3:5: The path must'],
    ['WaitTimeoutError', waiting, 'too slow\n'],
    ['NotFoundError', notFound, 'getOpenAPISpecBySlug failed with 404: There is no "pets".'],
  ])('print name and message of an uncaught %s', (name, error, message) => {
    for (const statement of ['throw error;', 'console.error(error);']) {
      const { stderr } = run(`${bundle}\nPromise.resolve(${error})\n.then((error) => {\n${statement}\n});`);
      // Node.js prints the line of the program that throws before the error.
      const printed = stderr.slice(stderr.search(new RegExp(`^${name}: `, 'm')));
      expect(printed).toContain(`${name}: ${message}`);
      expect(printed).not.toMatch(/\[Object\]|specs\.example\.com|Headers|body/);
    }
  });
});

it('the published bundle does not rename classes', async () => {
  expect((await bundleWith({})).match(/class _\w+/g)).toBeNull();
});

/** CommonJS text that declares the package as `sdk`. */
async function bundleWith(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${root}src/index.ts`],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sdk',
    target: 'es2022',
    conditions: ['@specshelf/source', 'module'],
    define: { SPECSHELF_SDK_VERSION: '"0.0.0"' },
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

function run(program: string): { stdout: string; stderr: string } {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=commonjs'], {
    input: program,
    encoding: 'utf8',
    env: {},
  });
  return { stdout, stderr };
}
