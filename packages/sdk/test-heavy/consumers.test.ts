import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, installPacked } from '../../../scripts/install/install-packed.js';

const compilers = {
  'typescript-5.4': 'npm:typescript@5.4.5',
  'typescript-5.9': 'npm:typescript@5.9.3',
  'typescript-6': 'npm:typescript@6.0.3',
  'typescript-7': 'npm:typescript@7.0.2',
};

const modes = {
  nodenext: { file: 'consumer.mts', module: 'nodenext', moduleResolution: 'nodenext' },
  bundler: { file: 'consumer.ts', module: 'esnext', moduleResolution: 'bundler' },
  'node16, CommonJS': { file: 'consumer.cts', module: 'node16', moduleResolution: 'node16' },
};

const program = `
import { Client, isApiError, NotFoundError, SpecProcessingError } from '@specshelf/sdk';
import type { Middleware, OpenAPISpec } from '@specshelf/sdk';
import { textOf, toMarkdown, walk } from '@specshelf/sdk/document';

const traced: Middleware = (request, next) => next(request);
const client = new Client({ baseUrl: 'http://127.0.0.1:1', token: 'x', middleware: [traced] });

export async function use(): Promise<string[]> {
  const seen: string[] = [];
  const spec: OpenAPISpec = await client.specs.get({ organizationId: 'a', specSlug: 'b' });
  for (const { line, message } of spec.lastProcessedErrors) seen.push(\`\${line?.toFixed()} \${message}\`);
  for await (const each of client.org('a').specs.list({ limit: 10 })) seen.push(each.slug, each.processingState);
  const result = await client.user.get().result();
  if (result.ok) seen.push(result.data.displayName);
  else if (isApiError(result.error, 404)) seen.push(String(result.error.status satisfies 404));
  const list = await client.fetch.GET('/v1/orgs/{organizationId}/openapi', {
    params: { path: { organizationId: 'a' }, query: { limit: 1, page: undefined } },
    middleware: [traced, { onResponse: ({ response }) => void seen.push(String(response.status)) }],
    timeout: 5000,
  });
  seen.push(list.data ? list.data.items.map(({ slug }) => slug).join() : list.error.error.message);
  const deleted = await client.fetch.DELETE('/v1/orgs/{organizationId}/openapi/{specSlug}', {
    params: { path: { organizationId: 'a', specSlug: 'b' } },
  });
  seen.push(typeof (deleted.data satisfies undefined));
  // @ts-expect-error a misspelled path
  await client.fetch.GET('/v1/users');
  // @ts-expect-error a misspelled option
  await client.fetch.GET('/v1/user', { timeouts: 5 });
  const source = { type: 'builtin:openapi', props: { doc: 'info' } };
  const document = await client.computedContent.generateDocument({ spaceId: 's', source, seed: 'x' });
  seen.push(toMarkdown(document));
  for (const { node } of walk(document, 'openapi-operation')) seen.push(node.data.method, textOf(node));
  // @ts-expect-error a misspelled member
  await client.specs.get({ organizationId: 'a', specSlugg: 'b' });
  // @ts-expect-error a source of two kinds
  await client.specs.upsert({ organizationId: 'a', specSlug: 'b', source: { url: 'x', text: 'y' } });
  return seen;
}

export const kinds = [NotFoundError, SpecProcessingError];
`;

describe('the packed client compiles', () => {
  let consumer: Consumer;

  beforeAll(async () => {
    consumer = await installPacked(['sdk'], compilers);
    for (const [mode, { file, ...options }] of Object.entries(modes)) {
      const folder = join(consumer.folder, mode);
      await mkdir(folder);
      await writeFile(join(folder, file), program);
      const compilerOptions = {
        ...options,
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        noEmit: true,
        types: [],
      };
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
    }
  });

  afterAll(() => consumer.remove());

  // In all modes with the oldest and the newest compiler.
  const ends = ['typescript-5.4', 'typescript-7'];
  const cases = Object.keys(compilers).flatMap((compiler) =>
    (ends.includes(compiler) ? Object.keys(modes) : ['nodenext']).map((mode) => [compiler, mode] as const),
  );
  it.each(cases)('with %s as %s, its declarations checked as well', async (compiler, mode) => {
    const tsc = join('node_modules', compiler, 'bin', 'tsc');
    const output = await consumer.run(process.execPath, [tsc, '-p', mode]).catch((error) => error.stdout);
    expect(output).toBe('');
  });

  it.each(['index.js', 'index.cjs'])('has the names of its errors in %s', async (file) => {
    const program = `
      const sdk = await import('./node_modules/@specshelf/sdk/dist/${file}');
      const errors = Object.entries(sdk).filter(([, each]) => each.prototype instanceof Error);
      for (const [key, { name, prototype }] of errors) console.log(key, name, prototype.name);`;
    const lines = (await consumer.run(process.execPath, ['--input-type=module', '-e', program]))
      .trim()
      .split('\n');
    expect(lines).toHaveLength(19);
    for (const line of lines) expect(line).toMatch(/^(\w+) \1 \1$/);
  });

  it('has no `any` and no `@description` in its declarations', async () => {
    const folder = join('node_modules', '@specshelf', 'sdk', 'dist');
    const files = (await consumer.run('ls', [folder])).split('\n').filter((name) => /\.d\.c?ts$/.test(name));
    expect(files).toEqual(
      expect.arrayContaining(['index.d.ts', 'index.d.cts', 'document.d.ts', 'document.d.cts']),
    );
    for (const file of files) {
      const text = await consumer.run('cat', [join(folder, file)]);
      expect(text, file).not.toContain('@description');
      const withoutComments = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      expect(withoutComments.match(/.*\bany\b.*/g), file).toBeNull();
      const packages = [...withoutComments.matchAll(/\bfrom '([^.'][^']*)'/g)].map(([, name]) => name);
      // The types of `client.fetch` need openapi-fetch.
      expect(packages, file).toEqual(file === 'index.d.cts' ? ['openapi-fetch'] : []);
    }
  });
});
