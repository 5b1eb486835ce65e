import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { after, before, changedFerrySchema, ferrySchema, referringTo } from './support/documents.js';
import { createRepository, git } from './support/repository.js';
import { run } from './support/run.js';
import { startServer } from './support/server.js';

describe('diff with git', () => {
  it('compares a revision with a file', async () => {
    const folder = await createRepository({ 'openapi.yaml': before });
    await writeFile(join(folder, 'openapi.yaml'), after);
    const { code, out } = await run(['diff', 'main:openapi.yaml', 'openapi.yaml'], { cwd: folder });
    expect(code).toBe(1);
    expect(out).toContain('from main:openapi.yaml to openapi.yaml');
  });

  it('compares two revisions with the files that they reference', async () => {
    const folder = await createRepository({
      'openapi.yaml': referringTo('./schemas.yaml#/Ferry'),
      'schemas.yaml': ferrySchema,
    });
    await writeFile(join(folder, 'schemas.yaml'), changedFerrySchema);
    git(folder, 'commit', '--quiet', '--all', '--message=Change the ferries');
    const { code, out } = await run(['diff', 'HEAD~1:openapi.yaml', 'HEAD:./openapi.yaml'], { cwd: folder });
    expect(code).toBe(1);
    expect(out).toContain('HEAD:schemas.yaml:3:');
    const equal = await run(['diff', 'HEAD:openapi.yaml', 'openapi.yaml'], { cwd: folder });
    expect(equal.out).toContain('No changes');
  });

  it('compares all files of the configuration with a revision', async () => {
    const folder = await createRepository({
      'specshelf.yaml': 'specs: [{ pattern: "{slug}.openapi.yaml" }]',
      'orders.openapi.yaml': before,
      'billing.openapi.yaml': before,
    });
    await writeFile(join(folder, 'orders.openapi.yaml'), after);
    await writeFile(join(folder, 'new.openapi.yaml'), after);
    const { code, out } = await run(['diff', '--against', 'git:HEAD', '-f', 'json'], { cwd: folder });
    expect(code).toBe(1);
    const reports = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(reports.map(({ slug, failed }) => [slug, failed])).toEqual([
      ['billing', false],
      ['new', false],
      ['orders', true],
    ]);
  });

  it.each([
    ['main:missing.yaml', 'The revision main does not contain missing.yaml'],
    ['nothing:openapi.yaml', 'There is no revision "nothing" in this repository'],
    ['origin/main:openapi.yaml', 'Fetch it first: git fetch origin main'],
  ])('explains why %s cannot be read', async (operand, message) => {
    const folder = await createRepository({ 'openapi.yaml': before });
    const { code, err } = await run(['diff', operand, 'openapi.yaml'], { cwd: folder });
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('diff with a server', () => {
  const set = {
    files: {
      'openapi.yaml': referringTo('./common/schemas.yaml#/Ferry'),
      'common/schemas.yaml': ferrySchema,
    },
    entry: 'openapi.yaml',
  };
  const changed = {
    'openapi.yaml': set.files['openapi.yaml'],
    'common/schemas.yaml': changedFerrySchema,
  };

  async function published() {
    const server = startServer();
    await server.publish('ferries', set, 'prod');
    return server;
  }

  it.each(['ferries', 'ferries@prod', 'ferries@latest'])('compares %s with a file', async (version) => {
    const server = await published();
    const { code, out } = await server.run(['diff', version, 'openapi.yaml'], { files: changed });
    expect(code).toBe(1);
    expect(out).toContain(`from ${version}`);
    expect(out).toContain('common/schemas.yaml:3:');
  });

  it('finds no changes in equal files', async () => {
    const server = await published();
    const { code, out } = await server.run(['diff', 'ferries', 'openapi.yaml'], { files: set.files });
    expect(code).toBe(0);
    expect(out).toContain('No changes');
  });

  it('compares several files with a label', async () => {
    const server = await published();
    const args = ['diff', 'ferries.yaml', '--name-pattern', '{slug}.yaml', '--against', 'prod'];
    const { code } = await server.run(args, {
      files: { 'ferries.yaml': changed['openapi.yaml'], 'common/schemas.yaml': changedFerrySchema },
    });
    expect(code).toBe(1);
  });

  it('needs a server for a label', async () => {
    const { code, err } = await run(['diff', 'ferries@prod', 'openapi.yaml'], { files: set.files });
    expect(code).toBe(2);
    expect(err).toContain(
      'There is no file ferries@prod, and for the version prod of ferries, no server is known',
    );
  });
});
