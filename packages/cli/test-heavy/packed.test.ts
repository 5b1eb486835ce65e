import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, installPacked } from '../../../scripts/install/install-packed.js';
import { after, before } from '../test/support/documents.js';

// Installs the package as npm would publish it.
describe('the packed command line', () => {
  let consumer: Consumer;

  beforeAll(async () => {
    consumer = await installPacked(['cli'], {});
    await consumer.write('before.yaml', before);
    await consumer.write('after.yaml', after);
  });

  afterAll(() => consumer?.remove());

  const specshelf = (...args: string[]) => consumer.run(join('node_modules', '.bin', 'specshelf'), args);

  it('prints its version', async () => {
    const manifest = await readFile(
      join(consumer.folder, 'node_modules/@specshelf/cli/package.json'),
      'utf8',
    );
    expect(await specshelf('--version')).toBe(`${JSON.parse(manifest).version}\n`);
  });

  it('compares files, and ends with 1 for breaking changes', async () => {
    const { code, stdout } = await specshelf('diff', 'before.yaml', 'after.yaml').catch((error) => error);
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: expect.stringContaining('parameter-became-required'),
    });
    expect(await specshelf('diff', 'before.yaml', 'before.yaml')).toContain('No changes');
  });

  it('contains the schema of its reports', async () => {
    const path = join(consumer.folder, 'node_modules/@specshelf/cli/schema/report.schema.json');
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ type: 'object' });
  });

  it('reads standard input', async () => {
    const bin = join('node_modules', '.bin', 'specshelf');
    const command = `${bin} diff - after.yaml --format json --fail-on none < before.yaml`;
    expect(JSON.parse(await consumer.run('sh', ['-c', command]))).toMatchObject({
      from: 'stdin',
      bump: 'major',
    });
  });

  it('keeps its exit code if the reader closes the output early', async () => {
    const bin = join('node_modules', '.bin', 'specshelf');
    const command = `{ ${bin} rules --format json 2> errors; echo $? > code; } | true; cat code errors`;
    expect(await consumer.run('sh', ['-c', command])).toBe('0\n');
  });

  it('starts in at most 200 ms more than Node.js', async () => {
    const bin = join(consumer.folder, 'node_modules/.bin/specshelf');
    const commands = [['--version'], ['rules', '--help'], ['publish', '--help']];
    const fastest = new Map<string, number>();
    const run = async (name: string, file: string, args: readonly string[]) => {
      const start = performance.now();
      await consumer.run(file, args);
      fastest.set(name, Math.min(fastest.get(name) ?? Number.POSITIVE_INFINITY, performance.now() - start));
    };
    const added = () =>
      commands.map((args) => (fastest.get(args.join(' ')) ?? 0) - (fastest.get('floor') ?? 0));
    // In turns: other tests on the machine must delay both alike.
    for (let attempt = 0; attempt < 30 && (attempt < 5 || Math.max(...added()) >= 200); attempt += 1) {
      await run('floor', process.execPath, ['-e', '0']);
      for (const args of commands) await run(args.join(' '), bin, args);
    }
    expect(Math.max(...added()), `more than Node.js: ${added().join(', ')}`).toBeLessThan(200);
  });

  it('has the schemas of its configuration and of its reports', async () => {
    for (const name of ['specshelf', 'report']) {
      const path = join(consumer.folder, `node_modules/@specshelf/cli/schema/${name}.schema.json`);
      expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ type: 'object' });
    }
  });

  it('needs nothing but commander', async () => {
    const { packages } = JSON.parse(await readFile(join(consumer.folder, 'package-lock.json'), 'utf8'));
    expect(Object.keys(packages).sort()).toEqual([
      '',
      'node_modules/@specshelf/cli',
      'node_modules/commander',
    ]);
  });
});
