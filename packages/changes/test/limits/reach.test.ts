import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { expect, it } from 'vitest';
import { changeLimits, compareSpecifications } from '../../src/index.js';
import { today } from '../support/compare.js';

/** Operations that return the same schema, whose properties all have the same values. */
function documentOf(operations: number, properties: number, values: string[]): JSONObject {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } };
  const operation = { get: { responses: { 200: { description: 'A pet.', content } } } };
  const repeat = <Value extends JSONValue>(count: number, name: string, value: Value) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, value]));
  return {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: repeat(operations, '/p', operation),
    components: { schemas: { Pet: { properties: repeat(properties, 'q', { enum: values }) } } },
  };
}

const report = (operations: number, properties = 1) =>
  compareSpecifications(
    documentOf(operations, properties, ['cat', 'dog']),
    documentOf(operations, properties, ['cat']),
    { today },
  );

it('has all operations of a change that affects more than it lists', () => {
  const { changes, reach } = report(changeLimits.operations + 5);
  const [change] = changes.filter(({ rule }) => rule === 'enum-value-removed');
  expect(change?.operations).toHaveLength(changeLimits.operations);
  const all = reach?.changes[change?.id ?? '']?.map((index) => reach.operations[index]);
  expect(all).toEqual(Array.from({ length: 25 }, (_, index) => `get /p${index}`));
});

it('is absent if changes list all operations', () => {
  expect(report(changeLimits.operations)).not.toHaveProperty('reach');
});

it('leaves out the last changes if there are too many', () => {
  const properties = changeLimits.reach / 1_000 + 10;
  const { changes, reach } = report(1_000, properties);
  const removed = changes.filter(({ rule }) => rule === 'enum-value-removed');
  expect(removed).toHaveLength(properties);
  const known = removed.filter(({ id }) => reach?.changes[id]?.length === 1_000);
  expect(known).toHaveLength(changeLimits.reach / 1_000);
});
