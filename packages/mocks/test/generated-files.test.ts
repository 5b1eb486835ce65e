import { readFile } from 'node:fs/promises';
import { documentHash, routes } from '@specshelf/contract';
import { describe, expect, it } from 'vitest';
import { generatedFiles } from '../scripts/generated-files.js';
import * as bodies from '../src/generated/body-validators.gen.js';
import * as parameters from '../src/generated/parameter-validators.gen.js';

describe('src/generated', () => {
  it('is up to date with openapi/', async () => {
    for (const [name, text] of Object.entries(await generatedFiles())) {
      const current = await readFile(new URL(`../src/generated/${name}`, import.meta.url), 'utf8');
      expect(current === text, `${name} is stale: run \`pnpm generate\``).toBe(true);
    }
  });

  it('is generated from the document of the contract', () => {
    expect([bodies.documentHash, parameters.documentHash]).toEqual([documentHash, documentHash]);
  });

  it('validates the body of each operation that accepts one', () => {
    const withBody = routes.filter(({ takesBody }) => takesBody).map(({ operationId }) => operationId);
    expect(Object.keys(bodies.bodyValidators).sort()).toEqual(withBody.sort());
  });

  it('never converts values of a body', () => {
    const body = { slug: 7, source: { text: 'x' } };
    expect(bodies.bodyValidators['createOpenAPISpec']?.(body)).toBe(false);
    expect(body.slug).toBe(7);
  });
});
