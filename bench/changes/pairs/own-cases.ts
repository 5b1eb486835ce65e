import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from './pair.js';

const pet = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, kind: { enum: ['cat', 'dog'] } },
};

function document(schema: object, components: object = { Pet: pet }): object {
  const content = { 'application/json': { schema } };
  return {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: {
      '/pets': {
        post: { requestBody: { content }, responses: { 200: { description: 'The pet', content } } },
      },
    },
    components: { schemas: components },
  };
}

const reference = { $ref: '#/components/schemas/Pet' };
const withPet = (change: object) => document(reference, { Pet: { ...pet, ...change } });

const variants: Readonly<Record<string, readonly [Case['expected'], object]>> = {
  'wrapped in allOf': ['equivalent', document({ allOf: [reference] })],
  inlined: ['equivalent', document(pet)],
  renamed: ['equivalent', document({ $ref: '#/components/schemas/Animal' }, { Animal: pet })],
  'more required': ['breaking', withPet({ required: ['name', 'kind'] })],
  'other type': ['breaking', withPet({ type: 'array' })],
  'operation removed': ['breaking', { ...document(reference), paths: {} }],
};

/** Writes a few cases, for machines without a corpus. */
export function ownCases(folder: string): Case[] {
  const before = join(folder, 'pets.json');
  writeFileSync(before, JSON.stringify(document(reference)));
  return Object.entries(variants).map(([name, [expected, after]]) => {
    const path = join(folder, `${name}.json`);
    writeFileSync(path, JSON.stringify(after));
    return { name, before, after: path, expected, set: expected === 'breaking' ? 'mutations' : 'rewrites' };
  });
}
