import { openSQLite } from '@specshelf/store/test/open-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { command, databaseFile, runForJSON, useCommandDatabase } from '../support/server/command-database.js';
import { fillDatabase } from '../support/server/run-command.js';

useCommandDatabase();

describe('organizations', () => {
  beforeEach(() => fillDatabase(databaseFile));

  it('are created, shown, updated, and deleted', async () => {
    const made = await runForJSON(
      'organization',
      'create',
      'acme',
      '--title',
      'Acme Ltd',
      '--email-domain',
      'BÜCHER.example',
      '--email-domain',
      'bücher.example',
    );
    expect(made).toMatchObject({ id: 'acme', title: 'Acme Ltd', emailDomains: ['xn--bcher-kva.example'] });
    expect(made.type).toBe('business');
    await runForJSON(
      'organization',
      'update',
      'acme',
      '--set',
      'trial={"status":"active","count":1}',
      '--set',
      'sso=true',
    );
    await runForJSON(
      'organization',
      'update',
      'acme',
      '--unset',
      'sso',
      '--set',
      'hostname=acme',
      '--no-email-domains',
    );
    const { createdAt: _createdAt, ...shown } = await runForJSON('organization', 'show', 'acme');
    expect(shown).toEqual({
      id: 'acme',
      title: 'Acme Ltd',
      type: 'business',
      emailDomains: [],
      hostname: 'acme',
      trial: { status: 'active', count: 1 },
    });
    expect((await runForJSON('organization', 'list')).map(({ id }: { id: string }) => id)).toEqual([
      'default',
      'acme',
    ]);
    expect(await runForJSON('organization', 'delete', 'acme', '--yes')).toEqual({
      id: 'acme',
      removed: true,
    });
    expect(await command(['organization', 'show', 'acme'])).toEqual({
      code: 1,
      out: '',
      err: 'Organization "acme" was not found.\n',
    });
  });

  it.each([
    ['a plan that there is not', ['--set', 'plan=gold'], /^plan must be one of free_2024, .*internal\.\n$/],
    ['a member that there is not', ['--set', 'colour=red'], /^colour is not a member that can be set\.\n$/],
    ['what follows from something else', ['--set', 'permissions={}'], /^permissions is not a member/],
    ['a title with a space before it', ['--title', ' Acme'], /^--title must begin and end/],
    [
      'half a bill',
      ['--set', 'billing={"interval":"monthly"}'],
      /^billing must have required property 'endDate'/,
    ],
    [
      'a domain that is none',
      ['--email-domain', 'localhost'],
      /^--email-domain "localhost" is not a domain .* no dot\.\n$/,
    ],
    ['an address as logo', ['--set', 'logo=here'], /^logo must be an http:\/\/ or https:\/\/ URL\.\n$/],
    ['no value', ['--set', 'plan'], /^--set must be member=value/],
    [
      'no versions to keep',
      ['--keep-versions', '0'],
      /^--keep-versions must be a whole number from 1 to 1000000\.\n$/,
    ],
    [
      'half a day',
      ['--keep-days', '0.5', '--keep-versions', 'x'],
      /^--keep-versions .*\n--keep-days must be a whole number/,
    ],
  ])('cannot have %s', async (_what, options, err) => {
    expect(await command(['organization', 'create', 'acme', ...options])).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(err),
    });
    expect(await runForJSON('organization', 'list')).toHaveLength(1);
  });

  it('can set and remove the retention of versions', async () => {
    await runForJSON('organization', 'create', 'acme', '--keep-versions', '20');
    await runForJSON('organization', 'update', 'acme', '--keep-days', '90');
    expect((await runForJSON('organization', 'show', 'acme')).retention).toEqual({
      keepVersions: 20,
      keepDays: 90,
    });
    const { out } = await command(['organization', 'show', 'acme']);
    expect(out).toMatch(/^retention\t.*20.*90/m);
    await runForJSON('organization', 'update', 'acme', '--title', 'Acme Ltd', '--no-keep-versions');
    expect((await runForJSON('organization', 'show', 'acme')).retention).toEqual({ keepDays: 90 });
    await runForJSON('organization', 'update', 'acme', '--no-keep-days');
    expect(await runForJSON('organization', 'show', 'acme')).not.toHaveProperty('retention');
  });

  it('have a unique ID that is part of URLs', async () => {
    expect(await command(['organization', 'create', 'default'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/already/),
    });
    expect(await command(['organization', 'create', 'a/b'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^id "a\/b" must be letters/),
    });
  });

  it('have a case-insensitive ID', async () => {
    expect(await command(['organization', 'create', 'DEFAULT'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/"DEFAULT" is taken by the organization "default"/),
    });
    expect(await runForJSON('organization', 'show', 'DEFAULT')).toMatchObject({ id: 'default' });
    expect(await runForJSON('organization', 'update', 'Default', '--title', 'New')).toMatchObject({
      id: 'default',
    });
    expect(await runForJSON('space', 'create', 'other', '--organization', 'DEFAULT')).toMatchObject({
      organizationId: 'default',
    });
    expect(await runForJSON('space', 'list', '--organization', 'DEFAULT')).toHaveLength(2);
    expect(await runForJSON('spec', 'list', '--organization', 'DEFAULT')).toEqual([]);
    const hook = ['hook', 'add', '--organization', 'DEFAULT', '--url', 'https://docs.example/changed'];
    expect(await runForJSON(...hook)).toMatchObject({ organizationId: 'default' });
    const twice = ['--organization', 'DEFAULT', '--organization', 'default'];
    const made = await runForJSON('token', 'create', 'ci', ...twice, '--scope', 'openapi:read');
    expect(made).toMatchObject({ organizations: ['default'] });
    expect(await runForJSON('organization', 'delete', 'DEFAULT', '--yes')).toEqual({
      id: 'default',
      removed: true,
    });
    expect(await runForJSON('organization', 'list')).toEqual([]);
  });

  it('are deleted only after confirmation', async () => {
    const remove = ['organization', 'delete', 'default'];
    expect(await command(remove)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/Add --yes to skip the confirmation\.\n$/),
    });
    expect(await command(remove, { terminal: true, answer: 'no' })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/Nothing was changed/),
    });
    expect(await command(remove, { terminal: true })).toMatchObject({ code: 1 });
    expect(await runForJSON('organization', 'list')).toHaveLength(1);
    expect(await command(remove, { terminal: true, answer: 'yes' })).toMatchObject({ code: 0 });
    expect(await runForJSON('organization', 'list')).toEqual([]);
  });

  it('are listed as a table in a terminal, and tab-separated otherwise', async () => {
    await runForJSON('organization', 'create', 'acme', '--email-domain', 'acme.example');
    const lines = (await command(['organization', 'list'])).out.split('\n');
    expect(lines[1]?.split('\t').slice(0, 4)).toEqual(['acme', 'acme', 'business', 'acme.example']);
    const table = (await command(['organization', 'list'], { terminal: true })).out.split('\n');
    expect(table[0]).toBe('ID       TITLE    TYPE      EMAIL DOMAINS  CREATED');
    expect(table[2]).toMatch(/^acme {5}acme {5}business {2}acme\.example {3}20/);
  });

  it('are listed without control characters of their names', async () => {
    const title = '\u001b[31mRed\u202e';
    expect(await command(['organization', 'create', 'acme', '--title', title])).toEqual({
      code: 2,
      out: '',
      err: '--title must not have line breaks or control characters.\n',
    });
    const database = await openSQLite(databaseFile);
    await database.connection('organizations').update({ title });
    await database.close();
    const { out } = await command(['organization', 'list'], { terminal: true });
    expect(out).toContain('\ufffd[31mRed\ufffd');
  });
});

describe('spaces', () => {
  beforeEach(() => fillDatabase(databaseFile));

  it('are created in the only organization, or in the given one', async () => {
    expect(await runForJSON('space', 'create', 'manual')).toMatchObject({
      id: 'manual',
      organizationId: 'default',
    });
    await runForJSON('organization', 'create', 'acme');
    expect(await command(['space', 'create', 'guide'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/--organization: default, acme/),
    });
    await runForJSON('space', 'create', 'guide', '--organization', 'acme');
    expect(await command(['space', 'create', 'guide', '--organization', 'acme'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/already/),
    });
    const ids = (spaces: { id: string }[]) => spaces.map(({ id }) => id);
    expect(ids(await runForJSON('space', 'list'))).toEqual(['docs', 'manual', 'guide']);
    expect(ids(await runForJSON('space', 'list', '--organization', 'acme'))).toEqual(['guide']);
    await runForJSON('space', 'delete', 'docs', '--yes');
    expect(ids(await runForJSON('space', 'list'))).toEqual(['manual', 'guide']);
    expect(await command(['space', 'delete', 'docs', '--yes'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Space "docs" was not found/),
    });
  });
});
