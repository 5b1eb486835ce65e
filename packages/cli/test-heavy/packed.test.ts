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

  it('needs nothing but commander', async () => {
    const { packages } = JSON.parse(await readFile(join(consumer.folder, 'package-lock.json'), 'utf8'));
    expect(Object.keys(packages).sort()).toEqual([
      '',
      'node_modules/@specshelf/cli',
      'node_modules/commander',
    ]);
  });
});
