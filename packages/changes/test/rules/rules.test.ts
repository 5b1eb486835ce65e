import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { generatedFiles } from '../../scripts/generated-files.js';
import { findRule, rules } from '../../src/index.js';

describe('the rules', () => {
  it('have distinct IDs and at least one level', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(rules).toHaveLength(253);
    for (const { id, toServer, toClient } of rules)
      expect([id, toServer ?? toClient]).not.toContain(undefined);
  });

  it('have a sentence with and without values', () => {
    const values = {
      name: 'kind',
      value: 'dog',
      from: 1,
      to: 2,
      path: '/pets',
      method: 'GET',
      status: '200',
      field: 'title',
    };
    for (const { message, template } of rules) {
      for (const sentence of [message({}), message({ ...values, mediaType: 'text/plain', place: 'query' })]) {
        expect(sentence, template).toMatch(/^[A-Z`].*\.$/);
        expect(sentence).not.toContain('{');
      }
    }
  });

  it('cut long values, and do not let them end the code', () => {
    const { message } = findRule('enum-value-removed') ?? {};
    expect(message?.({ value: 'a`b', name: 'x'.repeat(100) })).toMatch(
      /^`a'b` is no longer one of the values of `x{59}…`\.$/,
    );
  });

  it('are what docs/changes.md lists', async () => {
    for (const [name, text] of Object.entries(generatedFiles())) {
      const current = await readFile(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');
      expect(current === text, `docs/${name} is stale: run \`pnpm generate\``).toBe(true);
    }
  });
});
