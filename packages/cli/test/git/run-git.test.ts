import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { runGit } from '../../src/files/run-git.js';

const cwd = tmpdir();

describe('git', () => {
  it('is ended when it takes too long', async () => {
    // Waits for its input.
    const result = await runGit(['hash-object', '--stdin'], { cwd, timeout: 50 });
    expect(result).toMatchObject({ reason: 'git did not end within 0.05 s', exitCode: undefined });
  });

  it('is ended when it prints too much', async () => {
    const result = await runGit(['--version'], { cwd, largestOutput: 3 });
    expect(result).toMatchObject({ reason: 'it has more than 3 bytes' });
  });

  it('never asks for a password', async () => {
    const variable = ['-c', 'alias.show-variable=!echo $GIT_TERMINAL_PROMPT', 'show-variable'];
    expect(await runGit(variable, { cwd })).toEqual({ stdout: Buffer.from('0\n') });
  });

  it('says why it failed', async () => {
    const result = await runGit(['ls-tree', '--unknown-option'], { cwd });
    expect(result).toMatchObject({ reason: 'git failed with the exit code 128', exitCode: 128 });
    expect('lines' in result && result.lines.length).toBeGreaterThan(0);
  });
});
