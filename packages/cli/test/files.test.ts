import { execFileSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { before, changedFerrySchema, ferrySchema, referringTo } from './support/documents.js';
import { run } from './support/run.js';

describe('referenced files', () => {
  it('are read from disk, below the working directory and above the entry', async () => {
    const files = {
      'old/api/openapi.yaml': referringTo('../schemas/ferry.yaml#/Ferry'),
      'old/schemas/ferry.yaml': ferrySchema,
      'new/api/openapi.yaml': referringTo('../schemas/ferry.yaml#/Ferry'),
      'new/schemas/ferry.yaml': changedFerrySchema,
    };
    const { code, out } = await run(['diff', 'old/api/openapi.yaml', 'new/api/openapi.yaml'], { files });
    expect(code).toBe(1);
    expect(out).toMatch(/new\/schemas\/ferry\.yaml:\d+:\d+ - GET \/ferries \(response 200\)/);
  });

  it('are named relative to the working directory', async () => {
    const files = {
      'old.yaml': referringTo('ferry.yaml#/Ferry'),
      'ferry.yaml': ferrySchema,
      'work/new.yaml': referringTo('ferry.yaml#/Ferry'),
      'work/ferry.yaml': changedFerrySchema,
    };
    const { out } = await run(['diff', '../old.yaml', 'new.yaml'], { files, folder: 'work' });
    expect(out).toMatch(/^ {4}ferry\.yaml:\d+:\d+ - /m);
    expect(out).toContain('from ../old.yaml to new.yaml.');
  });

  it('are named relative to the root of the repository for GitHub', async () => {
    const files = {
      'repo/api/old.yaml': referringTo('../ferry.yaml#/Ferry'),
      'repo/ferry.yaml': ferrySchema,
      'repo/api/new.yaml': referringTo('new/ferry.yaml#/Ferry'),
      'repo/api/new/ferry.yaml': changedFerrySchema,
    };
    const { folder: root } = await run(['rules'], { files });
    const diff = async (format: string, workspace: string) => {
      const options = { cwd: join(root, 'repo/api'), env: { GITHUB_WORKSPACE: join(root, workspace) } };
      return (await run(['diff', 'old.yaml', 'new.yaml', '-f', format], options)).out;
    };
    expect(await diff('github', 'repo')).toMatch(/^::error file=api\/new\/ferry\.yaml,/);
    expect(await diff('sarif', 'repo')).toContain('"uri": "api/new/ferry.yaml"');
    expect(await diff('text', 'repo')).toMatch(/^ {4}new\/ferry\.yaml:/m);
    expect(await diff('github', 'repo/api/new')).toMatch(/^::error file=new\/ferry\.yaml,/);
  });

  it('have changes with the same IDs in whichever folders they are', async () => {
    const idsBetween = async (old: string, newer: string) => {
      const set = (folder: string, schema: string) => ({
        [`${folder}/api/openapi.yaml`]: referringTo('../common/ferry.yaml#/Ferry'),
        [`${folder}/common/ferry.yaml`]: schema,
      });
      const files = { ...set(old, ferrySchema), ...set(newer, changedFerrySchema) };
      const args = ['diff', `${old}/api/openapi.yaml`, `${newer}/api/openapi.yaml`, '-f', 'json'];
      return JSON.parse((await run(args, { files })).out).items.map(({ id }: { id: string }) => id);
    };
    const ids = await idsBetween('old', 'new');
    expect(ids.length).toBeGreaterThan(0);
    expect(await idsBetween('a/deep/folder', 'b')).toEqual(ids);
  });

  it('may have percent signs, spaces, and letters of any script in their names', async () => {
    const files = (schema: string, folder: string) => ({
      [`${folder}/100% größe.yaml`]: referringTo('ferry%20%26%25.yaml#/Ferry'),
      [`${folder}/ferry &%.yaml`]: schema,
    });
    const result = await run(['diff', 'a/100% größe.yaml', 'b/100% größe.yaml'], {
      files: { ...files(ferrySchema, 'a'), ...files(changedFerrySchema, 'b') },
    });
    expect(result).toMatchObject({ code: 1, err: '' });
    expect(result.out).toMatch(/b\/ferry &%\.yaml:\d+:\d+/);
  });

  it('are found through many levels, whatever their notation', async () => {
    const chain = (last: string): Record<string, string> => {
      const names = Array.from({ length: 60 }, (_, index) => `${index}.json`);
      const texts = names.map((name, index) => [
        name,
        index === names.length - 1 ? last : JSON.stringify({ $ref: names[index + 1] }).replaceAll('/', '\\/'),
      ]);
      return Object.fromEntries(texts);
    };
    const folder = (name: string, last: string) =>
      Object.fromEntries(
        Object.entries({ 'openapi.yaml': referringTo('0.json'), ...chain(last) }).map(([file, text]) => [
          `${name}/${file}`,
          text,
        ]),
      );
    const { out, err, code } = await run(['diff', 'a/openapi.yaml', 'b/openapi.yaml'], {
      files: { ...folder('a', '{"type":"string"}'), ...folder('b', '{"type":"integer"}') },
    });
    expect({ err, code }).toEqual({ err: '', code: 1 });
    expect(out).toContain('b/59.json:1:');
  });

  it.each([
    ['a block scalar', '\n                $ref: >-\n                  sub/f é.yaml#/Ferry\n'],
    ['escapes', '{ "$ref": "sub\\u002ff%20é.yaml#/Ferry" }'],
    ['an alias', '{ x-a: &a "sub/f é.yaml#/Ferry", $ref: *a }'],
  ])('are found in %s', async (_, reference) => {
    const entry = referringTo('x').replace("{ $ref: 'x' }", reference);
    const files = (schema: string, folder: string) => ({
      [`${folder}/openapi.yaml`]: entry,
      [`${folder}/sub/f é.yaml`]: `Ferry:\n  $ref: &f ferry.yaml\n`,
      [`${folder}/sub/ferry.yaml`]: schema.replace('Ferry:', ''),
    });
    const { code, out, err } = await run(['diff', 'a/openapi.yaml', 'b/openapi.yaml'], {
      files: { ...files(ferrySchema, 'a'), ...files(changedFerrySchema, 'b') },
    });
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(/^ {4}b\/sub\/ferry\.yaml:\d+:\d+ - /m);
  });

  it('that are missing only from the older description are reported, and do not fail', async () => {
    const files = {
      'old.yaml': referringTo('lost.yaml#/Ferry'),
      'new.yaml': referringTo('ferry.yaml#/Ferry'),
      'ferry.yaml': ferrySchema,
    };
    const { code, err } = await run(['diff', 'old.yaml', 'new.yaml', '--fail-on', 'error'], { files });
    expect(code).toBe(0);
    expect(err).toMatch(/^old\.yaml:11:25: warning: "lost\.yaml" is missing .*: there is no such file /);
  });

  it('that are missing from the newer description fail', async () => {
    const files = {
      'old.yaml': referringTo('ferry.yaml#/Ferry'),
      'new.yaml': referringTo('lost.yaml#/Ferry'),
      'ferry.yaml': ferrySchema,
    };
    const result = await run(['diff', 'old.yaml', 'new.yaml', '--fail-on', 'none'], { files });
    expect(result).toMatchObject({ code: 2, out: '' });
    expect(result.err).toMatch(/^new\.yaml:11:25: error: "lost\.yaml" is missing/);
  });

  it('on other servers are not fetched, which is reported once for both sides', async () => {
    const url = referringTo('https://specs.example/ferry.yaml#/Ferry');
    const { code, err } = await run(['diff', 'old.yaml', 'new.yaml'], {
      files: { 'old.yaml': url, 'new.yaml': url },
    });
    expect(code).toBe(0);
    expect(err).toMatch(
      /^old\.yaml:11:25: warning: "https:.*" is missing from the result: URLs are not fetched \(reference-unavailable\)\n$/,
    );
  });

  it('that are pipes are read only if the command names them', async () => {
    const api = referringTo('ferry.yaml#/Ferry');
    const files = {
      'api.yaml': api,
      'ferry.yaml': ferrySchema,
      'to-pipe.yaml': referringTo('pipes/old.yaml'),
    };
    const { folder: cwd } = await run(['rules'], { files });
    await mkdir(join(cwd, 'pipes'));
    const pipe = join(cwd, 'pipes/old.yaml');
    execFileSync('sh', ['-c', 'mkfifo "$0"', pipe]);
    const written = writeFile(pipe, api.replace('/ferries', '/boats'));
    const { code, out, err } = await run(['diff', 'pipes/old.yaml', 'api.yaml', '-f', 'json'], { cwd });
    await written;
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(JSON.parse(out).items[0].before).toMatchObject({ file: 'pipes/old.yaml', line: 4 });
    const { err: refused } = await run(['diff', 'to-pipe.yaml', 'to-pipe.yaml'], { cwd });
    expect(refused).toContain('it is not a regular file');
  });

  it('that are folders or unreadable are reported', async () => {
    const { folder } = await run(['rules'], { files: { 'new.yaml': referringTo('sub') } });
    await mkdir(join(folder, 'sub'));
    await symlink('loop', join(folder, 'loop'));
    await writeFile(join(folder, 'loop.yaml'), referringTo('loop'));
    const path = (name: string) => join(folder, name);
    expect((await run(['diff', path('new.yaml'), path('new.yaml')])).err).toContain('it is a folder');
    expect((await run(['diff', path('loop.yaml'), path('loop.yaml')])).err).toContain('form a loop');
  });
});

describe('a file that cannot be used', () => {
  const files = {
    'good.yaml': before,
    'syntax.yaml': 'openapi: 3.1.0\ninfo: [\n',
    'syntax.json': '{\n  "openapi": "3.1.0",\n  "info": {,}\n}\n',
    'other.yaml': 'name: not a description\n',
    'empty.yaml': '',
    'latin.yaml': new Uint8Array([...new TextEncoder().encode('openapi: 3.1.0\ninfo: { title: Gr'), 0xf6]),
    'zip.yaml': new Uint8Array([0x50, 0x4b, 3, 4, 0]),
    'set.yaml': referringTo('broken.yaml#/Ferry'),
    'broken.yaml': 'Ferry: [\n',
  };

  it.each([
    ['syntax.yaml', /^syntax\.yaml:3:1: error: A closing \] is missing/],
    ['syntax.json', /^syntax\.json:3:12: error: .+/],
    ['other.yaml', /^other\.yaml:1:1: error: .*openapi/],
    ['empty.yaml', /^empty\.yaml:1:1: error: /],
    [
      'latin.yaml',
      /^latin\.yaml:2:\d+: error: The file cannot be read: The text is not valid UTF-8: .* Save it as UTF-8/,
    ],
    ['zip.yaml', /a ZIP archive/],
    ['missing.yaml', /^missing\.yaml: error: The file cannot be read: there is no such file\.\n$/],
    ['set.yaml', /^broken\.yaml:\d+:\d+: error: /],
    [
      'https://specs.example/v1.yaml',
      /Download it first: curl -fsSLo before\.yaml 'https:\/\/specs\.example\/v1\.yaml'/,
    ],
    [
      'main:openapi.yaml',
      /^The revision main cannot be read: the working directory is not in a git repository/,
    ],
  ])('is named with the place and the correction: %s', async (name, expected) => {
    for (const args of [
      ['diff', name, 'good.yaml'],
      ['diff', 'good.yaml', name],
    ]) {
      const { code, out, err } = await run(args, { files });
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(expected);
    }
  });

  it('from standard input is named stdin', async () => {
    const { code, err } = await run(['diff', '-', 'good.yaml'], {
      files,
      stdin: 'openapi: 3.1.0\ninfo: [\n',
    });
    expect(code).toBe(2);
    expect(err).toMatch(/^stdin:3:1: error: /);
  });

  it('is a folder as standard input', async () => {
    const stdin = Object.assign(new Error('EISDIR: illegal operation on a directory, read'), {
      code: 'EISDIR',
    });
    expect(await run(['diff', '-', 'good.yaml'], { files, stdin })).toMatchObject({
      code: 2,
      err: 'stdin: error: The file cannot be read: it is a folder.\n',
    });
  });
});
