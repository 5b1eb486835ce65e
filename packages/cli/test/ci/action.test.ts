import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { stepOutputs } from '../../src/formats/step-outputs.js';
import { readAction, runScript } from './support/action.js';
import { actionFolder, template } from './support/recipes.js';

describe('the action', () => {
  it('passes every input to the script as a variable, and no input as a part of the script', async () => {
    const { inputs, runs } = await readAction();
    const [step] = runs.steps;
    const expected = Object.keys(inputs)
      .filter((name) => name !== 'working-directory')
      .map((name) => [`INPUT_${name.toUpperCase().replaceAll('-', '_')}`, `\${{ inputs.${name} }}`]);
    expect(step?.env).toEqual(Object.fromEntries(expected));
    expect(runs.steps).toHaveLength(1);
    expect(step?.run).toBe('sh "$GITHUB_ACTION_PATH/run.sh"');
    expect(await readFile(`${actionFolder}run.sh`, 'utf8')).not.toContain('${{');
  });

  it('has the outputs of the program', async () => {
    const { outputs } = await readAction();
    const expected = stepOutputs.map((name) => [name, `\${{ steps.run.outputs.${name} }}`]);
    expect(Object.entries(outputs).map(([name, { value }]) => [name, value])).toEqual(
      expect.arrayContaining(expected),
    );
    expect(Object.keys(outputs)).toHaveLength(stepOutputs.length);
  });

  it('runs the version of this package, and so does the template of GitLab', async () => {
    const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
    const { inputs } = await readAction();
    expect(inputs['version']?.default).toBe(version);
    expect(template.match(/^ {4}version:\n.*\n {6}default: (.*)$/m)?.[1]).toBe(version);
  });

  it('documents its inputs, their defaults, and its outputs', async () => {
    const { inputs, outputs } = await readAction();
    const readme = await readFile(`${actionFolder}README.md`, 'utf8');
    const rows = [...readme.matchAll(/^\| `([\w-]+)`\s+\|/gm)].map(([, name]) => name);
    expect(rows.sort()).toEqual([...Object.keys(inputs), ...Object.keys(outputs)].sort());
  });
});

describe('the script of the action', () => {
  it('checks the specifications of the configuration by default', async () => {
    const { code, args } = await runScript({ INPUT_COMMAND: 'check', INPUT_COMMENT: 'false' });
    expect(code).toBe(0);
    expect(args).toEqual(['--yes', '@specshelf/cli@1.2.3', 'check', '--']);
  });

  it('passes all inputs', async () => {
    const { args, env } = await runScript({
      INPUT_COMMAND: ' publish\n',
      INPUT_FILES: '\n  apis/pets openapi.yaml\r\n-x.yaml\n',
      INPUT_SPEC: 'pets',
      INPUT_LABEL: 'main\nstaging\n',
      INPUT_FAIL_ON: 'none',
      INPUT_AGAINST: 'prod',
      INPUT_COMMENT: 'true',
      INPUT_SERVER: 'https://specs.saltwater.example',
      INPUT_ORGANIZATION: 'saltwater',
      INPUT_TOKEN: 'sp_s3cret',
      INPUT_ARGUMENTS: '--visibility\npublic',
      INPUT_GITHUB_TOKEN: 'gh-token',
    });
    expect(args.slice(2)).toEqual([
      'publish',
      '--spec=pets',
      '--fail-on=none',
      '--against=prod',
      '--label=main',
      '--label=staging',
      '--comment',
      '--visibility',
      'public',
      '--',
      'apis/pets openapi.yaml',
      '-x.yaml',
    ]);
    expect(env).toMatchObject({
      SPECSHELF_BASE_URL: 'https://specs.saltwater.example',
      SPECSHELF_ORGANIZATION: 'saltwater',
      SPECSHELF_TOKEN: 'sp_s3cret',
      GITHUB_TOKEN: 'gh-token',
    });
    expect(Object.keys(env)).not.toContain('INPUT_TOKEN');
  });

  it('keeps variables of the job if inputs are empty, and passes no token of GitHub without a comment', async () => {
    const { env } = await runScript({
      INPUT_COMMENT: 'false',
      INPUT_GITHUB_TOKEN: 'gh-token',
      INPUT_ORGANIZATION: '',
      INPUT_SERVER: '',
      INPUT_TOKEN: '',
      SPECSHELF_BASE_URL: 'https://specs.saltwater.example',
      SPECSHELF_ORGANIZATION: 'saltwater',
      SPECSHELF_TOKEN: 'sp_s3cret',
    });
    expect(env).toMatchObject({
      SPECSHELF_BASE_URL: 'https://specs.saltwater.example',
      SPECSHELF_ORGANIZATION: 'saltwater',
      SPECSHELF_TOKEN: 'sp_s3cret',
    });
    expect(env['GITHUB_TOKEN']).toBeUndefined();
    expect(env['INPUT_GITHUB_TOKEN']).toBeUndefined();
  });

  it.each([
    '$(touch injected)',
    '`touch injected`',
    '"; touch injected; "',
    "'; touch injected; '",
    'END\ntouch injected',
    '*',
    '$HOME \\n %s --fail-on=none',
  ])('runs no part of the input %j', async (text) => {
    const { code, args, files } = await runScript({
      INPUT_FILES: text,
      INPUT_SPEC: text,
      INPUT_LABEL: text,
      INPUT_FAIL_ON: text,
      INPUT_AGAINST: text,
      INPUT_SERVER: text,
      INPUT_ORGANIZATION: text,
      INPUT_TOKEN: text,
    });
    expect(code).toBe(0);
    expect(files).not.toContain('injected');
    expect(args.slice(args.indexOf('--') + 1)).toEqual(text.split('\n'));
    expect(args).toContain(`--fail-on=${text}`);
  });

  it.each([
    [{ INPUT_COMMAND: 'login' }, 'The input command must be check, publish, or diff.'],
    [{ INPUT_COMMENT: 'yes' }, 'The input comment must be true or false.'],
    [{ INPUT_VERSION: '' }, 'The input version must be a version of @specshelf/cli, such as 1.2.3.'],
    [{ INPUT_VERSION: 'file:../evil' }, 'The input version must be a version'],
    [{ INPUT_VERSION: '1.2.3 --call x' }, 'The input version must be a version'],
    [{ INPUT_VERSION: '../evil' }, 'The input version must be a version'],
  ])('ends with 2 for %j', async (variables, message) => {
    const { code, args, out } = await runScript(variables);
    expect(code).toBe(2);
    expect(out).toContain(`::error::${message}`);
    expect(args).toEqual([]);
  });

  it('returns the exit code of the program', async () => {
    expect((await runScript({ FAKE_EXIT: '1' })).code).toBe(1);
    expect((await runScript({ FAKE_EXIT: '3' })).code).toBe(3);
  });

  it('explains that npx is missing', async () => {
    const { code, out } = await runScript({}, { npx: false });
    expect(code).toBe(2);
    expect(out).toContain('::error::npx was not found. Add actions/setup-node before this step.');
  });
});
