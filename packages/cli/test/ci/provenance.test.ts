import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMocks } from '@specshelf/mocks/node';
import { Client } from '@specshelf/sdk';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createGit } from '../../src/ci/git.js';
import { oneLine, repositoryName, webURL } from '../../src/ci/one-line.js';
import { provenanceOf } from '../../src/ci/provenance.js';

const noGit = async () => undefined;

describe('the provenance of a local repository', () => {
  it('has the commit, its author and subject, the branch, and the remote repository', async () => {
    const { folder, git } = await createRepository();
    git('remote', 'add', 'origin', 'https://ann:s3cret@git.saltwater.example/saltwater/ferries.git');
    const commit = git('rev-parse', 'HEAD').trim();
    expect(await provenanceOf(undefined, createGit(folder))).toEqual({
      repository: 'saltwater/ferries',
      commit,
      branch: 'main',
      author: 'Ann Smith',
      message: 'Add sailings',
    });
  });

  it('marks a commit whose files were changed, and has no branch if none is checked out', async () => {
    const { folder, git } = await createRepository();
    git('checkout', '--detach', '--quiet');
    await writeFile(join(folder, 'openapi.yaml'), 'openapi: 3.2.0');
    const commit = git('rev-parse', 'HEAD').trim();
    expect(await provenanceOf(undefined, createGit(folder))).toEqual({
      commit: `${commit}-dirty`,
      author: 'Ann Smith',
      message: 'Add sailings',
    });
  });

  it('is absent without a repository, without a commit, and without git', async () => {
    const folder = await emptyFolder();
    expect(await provenanceOf(undefined, createGit(folder))).toBeUndefined();
    execFileSync('git', ['init', '--quiet', folder]);
    expect(await provenanceOf(undefined, createGit(folder))).toBeUndefined();
    expect(await provenanceOf(undefined, noGit)).toBeUndefined();
  });

  it('adds the author and the message that a CI system does not state', async () => {
    const { folder, git } = await createRepository();
    const commit = git('rev-parse', 'HEAD').trim();
    const shared = { author: 'Ann Smith', message: 'Add sailings', commit };
    const run = createGit(folder);
    expect(await provenanceOf({ system: 'jenkins', commit }, run)).toEqual(shared);
    expect(await provenanceOf({ system: 'jenkins' }, run)).toEqual(shared);
    expect(await provenanceOf({ system: 'azure', commit, author: 'Bob' }, run)).toEqual({
      ...shared,
      author: 'Bob',
    });
    expect(await provenanceOf({ system: 'jenkins', commit: '--output=/tmp/x' }, run)).toEqual({
      commit: '--output=/tmp/x',
    });
  });
});

describe('a member of the provenance', () => {
  it.each([
    ['an empty text', '  \n', undefined],
    ['a text of several lines', 'Add\tsailings\n\r\nand harbors ', 'Add sailings and harbors'],
    [
      'control characters and changed directions',
      'a\u0000b\u202ec\u2066d\u2028e\u001b[31m',
      'a b c d e [31m',
    ],
    ['an unpaired surrogate', 'a\ud83db', 'a b'],
    ['a long text', 'x'.repeat(201), `${'x'.repeat(199)}…`],
    ['a text of 200 characters', 'x'.repeat(200), 'x'.repeat(200)],
    ['a long text that would end within a character', `${'x'.repeat(198)}🚢🚢🚢`, `${'x'.repeat(198)}…`],
  ])('is one line of at most 200 characters for %s', (_name, text, expected) => {
    expect(oneLine(text)).toBe(expected);
  });

  it.each([
    ['https://github.com/saltwater/ferries.git', 'saltwater/ferries'],
    ['https://x-access-token:s3cret@github.com/saltwater/ferries', 'saltwater/ferries'],
    ['git@github.com:saltwater/ferries.git', 'saltwater/ferries'],
    ['ssh://git@git.saltwater.example:7999/fleet/ferries.git', 'fleet/ferries'],
    ['https://dev.azure.com/saltwater/Sea%20Lines/_git/ferries', 'saltwater/Sea Lines/_git/ferries'],
    ['https://git.saltwater.example/100%/ferries', '100%/ferries'],
    ['/home/ann/ferries.git', 'ferries'],
    ['file:///home/ann/ferries', 'ferries'],
    ['C:\\Users\\ann\\ferries', 'ferries'],
    ['../ferries/', 'ferries'],
    ['saltwater/ferries', 'saltwater/ferries'],
  ])('has the name of the repository %s', (url, expected) => {
    expect(repositoryName(url)).toBe(expected);
  });

  it.each([
    ['https://ann:s3cret@ci.saltwater.example/88', 'https://ci.saltwater.example/88'],
    ['http://localhost:8080/job/1', 'http://localhost:8080/job/1'],
    ['https://ci.saltwater.example:6379/88', undefined],
    ['javascript:alert(1)', undefined],
    ['88', undefined],
    [`https://ci.saltwater.example/${'x'.repeat(200)}`, undefined],
  ])('has the URL %s without credentials if it is that of a page', (url, expected) => {
    expect(webURL(url)).toBe(expected);
  });

  it('is accepted by a server, also if it was made of unusual texts', async () => {
    const mocks = startMocks();
    onTestFinished(() => mocks.close());
    const { baseUrl, token } = mocks.scope();
    const { specs } = new Client({ baseUrl, token }).org('default');
    const unusual = [
      '\u0000',
      ' ',
      '🚢'.repeat(300),
      '\u202eevil',
      'a\r\nb',
      '\ud800',
      'x'.repeat(4000),
      '\'"<>&',
    ];
    for (const text of unusual) {
      const url = `https://user:pw@ci.example:8443/${text}`;
      const build = {
        system: 'jenkins',
        repository: text,
        commit: text,
        branch: text,
        author: text,
        message: text,
        url,
      } as const;
      const provenance = await provenanceOf(build, noGit);
      const sent = { source: { text: 'openapi: 3.1.0' }, ...(provenance && { provenance }) };
      expect(await specs.upsert({ specSlug: 'ferries', ...sent })).toMatchObject({
        processingState: 'pending',
      });
    }
  });
});

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-git-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function createRepository() {
  const folder = await emptyFolder();
  const identity = ['-c', 'user.name=Ann Smith', '-c', 'user.email=ann@saltwater.example'];
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...identity, '-c', 'commit.gpgsign=false', ...args], {
      encoding: 'utf8',
    });
  git('init', '--quiet', '--initial-branch=main');
  await writeFile(join(folder, 'openapi.yaml'), 'openapi: 3.1.0');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Add sailings', '-m', 'They had no operation.');
  return { folder, git };
}
