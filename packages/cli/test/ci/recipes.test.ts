import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { run } from '../support/run.js';
import { readAction, runScript } from './support/action.js';
import {
  blocksOf,
  commandLines,
  documents,
  isObject,
  parsedYAML,
  stepsOfAction,
  template,
} from './support/recipes.js';

const commands = ['check', 'publish', 'diff'];

describe('recipes for CI', () => {
  it('exist for each system, and are listed', () => {
    const names = [...documents.keys()].filter(
      (path) => path.startsWith('docs/ci/') && path !== 'docs/ci/index.md',
    );
    expect(names).toHaveLength(6);
    for (const path of names)
      expect(documents.get('docs/ci/index.md')).toContain(`](${path.slice('docs/ci/'.length)})`);
  });

  it('are valid YAML', () => {
    expect(blocksOf('yaml').length).toBeGreaterThan(15);
    for (const { path, value } of parsedYAML()) expect([path, typeof value]).toEqual([path, 'object']);
  });

  it('have only inputs that the action has', async () => {
    const { inputs } = await readAction();
    const steps = stepsOfAction();
    expect(steps.length).toBeGreaterThan(4);
    for (const { path, inputs: used } of steps) {
      expect([path, Object.keys(used).filter((name) => !(name in inputs))]).toEqual([path, []]);
    }
  });

  it('include the template of GitLab with inputs that it has', () => {
    const includes = parsedYAML().flatMap(({ value }) =>
      isObject(value) && Array.isArray(value['include']) ? value['include'] : [],
    );
    expect(includes).toHaveLength(1);
    const [header] = template.split('---\n');
    const spec = load(header ?? '');
    const known =
      isObject(spec) && isObject(spec['spec']) && isObject(spec['spec']['inputs'])
        ? spec['spec']['inputs']
        : {};
    expect(Object.keys(known)).toEqual(expect.arrayContaining(Object.keys(includes[0].inputs)));
    const used = [...template.matchAll(/\$\[\[ inputs\.(\w+) \]\]/g)].map(([, name]) => name);
    expect([...new Set(used)].sort()).toEqual(Object.keys(known).sort());
    const rows = [...(documents.get('docs/ci/gitlab.md') ?? '').matchAll(/^\| `(\w+)`/gm)].map(
      ([, name]) => name,
    );
    expect(rows).toEqual(Object.keys(known));
  });
});

describe('the program accepts', () => {
  const lines = commandLines();

  it('commands of each system', () => {
    expect(lines.length).toBeGreaterThan(15);
    expect([...new Set(lines.map(({ args: [command] }) => command))].sort()).toEqual(commands.toSorted());
  });

  it.each(lines.filter(({ args }) => args[0] !== 'diff' || args.length > 1))(
    '$line in $path',
    async ({ args }) => {
      await expectAccepted(args);
    },
  );

  it.each(stepsOfAction())('the inputs $inputs of the action in $path', async ({ inputs }) => {
    const values = Object.entries(inputs).map(([name, text]) => [
      `INPUT_${name.toUpperCase().replaceAll('-', '_')}`,
      text.replaceAll(/\$\{\{[^}]*\}\}/g, 'main'),
    ]);
    const { args } = await runScript(Object.fromEntries(values));
    await expectAccepted(args.slice(2));
  });

  it('the options of the action', async () => {
    const shared = {
      INPUT_COMMENT: 'true',
      INPUT_FAIL_ON: 'none',
      INPUT_SPEC: 'pets',
      INPUT_FILES: 'openapi.yaml',
    };
    for (const input of [
      { ...shared, INPUT_COMMAND: 'check', INPUT_AGAINST: 'prod' },
      { ...shared, INPUT_COMMAND: 'publish', INPUT_LABEL: 'main\nstaging' },
      { INPUT_COMMAND: 'diff', INPUT_COMMENT: 'true', INPUT_FAIL_ON: 'none', INPUT_AGAINST: 'git:main' },
      { INPUT_COMMAND: 'diff', INPUT_FILES: 'origin/main:openapi.yaml\nopenapi.yaml' },
    ]) {
      const { args } = await runScript(input);
      await expectAccepted(args.slice(2));
    }
  });

  it('options that the documents name', async () => {
    const helps = await Promise.all(commands.map(async (command) => (await run([command, '--help'])).out));
    const named = [...documents].flatMap(([, text]) =>
      [...text.matchAll(/`(--[a-z][a-z-]*)[^`]*`/g)].map(([, option = '']) => option),
    );
    expect(named.length).toBeGreaterThan(3);
    for (const option of new Set(named)) {
      expect([option, helps.some((help) => new RegExp(`${option}[ ,\\n]`).test(help))]).toEqual([
        option,
        true,
      ]);
    }
  });

  it('the configurations that the documents show', async () => {
    const configurations = blocksOf('yaml').filter(({ text }) => /^specs:/m.test(text));
    expect(configurations).toHaveLength(2);
    for (const { text } of configurations) await expectAccepted(['check'], text);
  });
});

const [{ text: configuration } = { text: '' }] = blocksOf('yaml').filter(({ text }) =>
  /^organization:/m.test(text),
);

/** Runs a command with a server that refuses access, and outside of a repository. It must fail for that, not for its usage. */
async function expectAccepted(args: readonly string[], config = configuration): Promise<void> {
  const description = 'openapi: 3.1.0\ninfo: { title: Pets, version: "1" }\npaths: {}\n';
  const files = {
    'specshelf.yaml': config,
    'openapi.yaml': description,
    'services/pets/openapi.yaml': description,
    // Folders that the recipes create, or that variables name.
    'results/keep': '',
    'main/keep': '',
  };
  const env = { SPECSHELF_BASE_URL: 'https://specs.saltwater.example', SPECSHELF_TOKEN: 'a-token' };
  const { code, out, err } = await run(args, { files, env, fetch: async () => forbidden() });
  if (args[0] === 'diff')
    expect([args, code, err + out]).toEqual([args, 2, expect.stringContaining('repository')]);
  else expect([args, code, err + out]).toEqual([args, 3, expect.any(String)]);
}

const forbidden = () =>
  Response.json(
    { error: { code: 403, message: 'Forbidden' } },
    { status: 403, headers: { 'x-should-retry': 'false' } },
  );
