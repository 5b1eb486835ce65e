import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, installPacked } from '../../../scripts/install/install-packed.js';
import { after, before } from '../test/support/documents.js';

/** Writes the CPU time of a process to a file at its end, in microseconds. */
const writeCPUTime = `
const { writeFileSync } = require('node:fs');
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeFileSync('cpu-time', String(user + system));
});
`;

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

  it('takes at most four times the CPU time of Node.js to start', async () => {
    await consumer.write('write-cpu-time.cjs', writeCPUTime);
    const bin = join(consumer.folder, 'node_modules/.bin/specshelf');
    const cpuTimeOf = async (file: string, args: readonly string[]) => {
      await consumer.run(file, args, { NODE_OPTIONS: '--require ./write-cpu-time.cjs' });
      return Number(await readFile(join(consumer.folder, 'cpu-time'), 'utf8'));
    };
    const commands = [['--version'], ['rules', '--help'], ['publish', '--help']];
    let [ratio, ofNode, ofCommand] = [Infinity, Infinity, commands.map(() => Infinity)];
    // The least of several runs, because caches change single ones.
    for (let run = 0; run < 10 && (run < 3 || ratio >= 4); run += 1) {
      ofNode = Math.min(ofNode, await cpuTimeOf(process.execPath, ['-e', '0']));
      for (const [index, args] of commands.entries())
        ofCommand[index] = Math.min(ofCommand[index] ?? Infinity, await cpuTimeOf(bin, args));
      ratio = Math.max(...ofCommand) / ofNode;
    }
    expect(ratio, `Node.js: ${ofNode} µs; commands: ${ofCommand.join(', ')} µs`).toBeLessThan(4);
  });

  it('has the schemas of its configuration and of its reports', async () => {
    for (const name of ['specshelf', 'report']) {
      const path = join(consumer.folder, `node_modules/@specshelf/cli/schema/${name}.schema.json`);
      expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ type: 'object' });
    }
  });

  it('needs nothing but commander, and undici for proxies', async () => {
    const { packages } = JSON.parse(await readFile(join(consumer.folder, 'package-lock.json'), 'utf8'));
    expect(Object.keys(packages).sort()).toEqual([
      '',
      'node_modules/@specshelf/cli',
      'node_modules/commander',
      'node_modules/undici',
    ]);
  });
});
