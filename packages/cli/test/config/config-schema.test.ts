import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { load } from 'js-yaml';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { generatedFiles } from '../../scripts/generated-files.js';
import { configSchema } from '../../src/config/config-schema.js';

const schema = JSON.parse(generatedFiles()['specshelf.schema.json'] ?? '');
const validate = new Ajv2020({ strict: false, formats: { uri: true } }).compile(schema);

describe('the JSON Schema of specshelf.yaml', () => {
  it('is up to date', async () => {
    for (const [name, text] of Object.entries(generatedFiles())) {
      const stored = await readFile(new URL(`../../schema/${name}`, import.meta.url), 'utf8');
      expect(stored, 'Run pnpm generate.').toBe(text);
    }
  });

  it('accepts the example of the README', async () => {
    const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
    const [, example = ''] = /```yaml\n(# yaml-language-server[\s\S]+?)```/.exec(readme) ?? [];
    expect(example).toContain(schema.$id);
    expect(validate(load(example))).toBe(true);
  });

  it.each([
    [{ specs: [{ slug: 'a', file: 'a.yaml' }] }, true],
    [{ specs: [{ slug: 'a', url: 'https://a.example/' }] }, true],
    [{ specs: [{ pattern: '{slug}.yaml', labels: { prod: ['main', 'x'] }, create: true }] }, true],
    [{}, true],
    [{ specs: [{ slug: 'a' }] }, false],
    [{ specs: [{ file: 'a.yaml' }] }, false],
    [{ specs: [{ slug: 'a', file: 'a.yaml', url: 'https://a.example/' }] }, false],
    [{ specs: [{ pattern: '*.yaml' }] }, false],
    [{ specs: [{ slug: 'A', file: 'a.yaml' }] }, false],
    [{ labels: { '-x': 'main' } }, false],
    [{ labels: { x: [] } }, false],
    [{ baseUrl: 'https://user@a.example' }, false],
    [{ unknown: 1 }, false],
    [{ create: 'yes' }, false],
  ])('agrees with the program on %j', (config, isValid) => {
    expect(safeParse(configSchema, config).success).toBe(isValid);
    expect(validate(config)).toBe(isValid);
  });
});
