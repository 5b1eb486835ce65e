import { execFileSync, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRepository } from './support/repository.js';
import { run } from './support/run.js';

describe('completion', () => {
  let bash = '';
  beforeAll(async () => {
    bash = await scriptFor('bash');
  });

  const scriptFor = async (shell: string) => {
    const { runCommandLine } = await import('../src/run-command-line.js');
    let script = '';
    const write = (text: string) => {
      script += text;
    };
    const output = { write };
    await runCommandLine(
      ['completion', shell],
      { env: {}, stdout: output, stderr: output } as never,
      () => new Date(),
    );
    return script;
  };

  /** Returns the words that bash offers at the end of a line. */
  function complete(...words: string[]): string[] {
    const line = words.map((word) => `'${word}'`).join(' ');
    const program = `${bash}\nCOMP_WORDS=(specshelf ${line}); COMP_CWORD=${words.length}; _specshelf; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-c', program], { encoding: 'utf8' }).split('\n').filter(Boolean);
  }

  it('completes commands in bash', () => {
    expect(complete('p')).toEqual(['publish', 'pull']);
    expect(complete('')).toContain('rules');
    expect(complete('--v')).toEqual(['--version']);
  });

  it('completes options and their values in bash', () => {
    expect(complete('publish', '--cre')).toEqual(['--create']);
    expect(complete('check', '--format', 'j')).toEqual(['json', 'junit']);
    expect(complete('check', '-f', 'te')).toEqual(['text']);
    expect(complete('publish', 'openapi.yaml', '--visibility', '')).toEqual(['private', 'public']);
    expect(complete('completion', '')).toEqual(['bash', 'zsh', 'fish']);
  });

  it('leaves other words to the names of files', () => {
    expect(complete('publish', 'open')).toEqual([]);
    expect(complete('publish', '--config', '')).toEqual([]);
  });

  it.each(['zsh', 'fish'])('has valid syntax in %s', async (shell) => {
    const folder = await createRepository({ 'readme.txt': 'x' });
    const path = join(folder, `completion.${shell}`);
    await writeFile(path, await scriptFor(shell));
    const { error, status, stderr } = spawnSync(shell, ['-n', path], { encoding: 'utf8' });
    if (error !== undefined) return console.warn(`Not run: ${shell} is not installed.`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('names the shells', async () => {
    const { code, err } = await run(['completion', 'tcsh']);
    expect(code).toBe(2);
    expect(err).toContain('Allowed choices are bash, zsh, fish');
  });
});
