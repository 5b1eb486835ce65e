import { expect, it } from 'vitest';
import { groupChanges, operationsOf } from '../../src/index.js';

const lowered = (name: string, { schema = 'Pet', to = 400, impact = 'breaking' } = {}) => ({
  rule: 'max-length-lowered',
  impact,
  message: `The maximum length of \`${name}\` was lowered from \`500\` to \`${to}\`.`,
  after: { pointer: `/components/schemas/${schema}/properties/${name}/maxLength` },
});

const removed = (name: string, schema: string) => ({
  rule: 'property-removed',
  impact: 'risky',
  message: `\`${name}\` was removed.`,
  before: { pointer: `/components/schemas/${schema}/properties/${name}` },
});

it('groups equal changes at different places, and leaves out their names', () => {
  const changes = ['a', 'b', 'c', 'd'].map((name) => lowered(name));
  expect(groupChanges(changes)).toEqual([
    {
      first: changes[0],
      changes,
      message: 'The maximum length of `…` was lowered from `500` to `400`.',
    },
  ]);
});

it('groups items of arrays with other values', () => {
  const items = lowered('d[]');
  const place = { pointer: '/components/schemas/Pet/properties/d/items/maxLength' };
  const changes = [...['a', 'b', 'c'].map((name) => lowered(name)), { ...items, after: place }];
  expect(groupChanges(changes)).toHaveLength(1);
});

it('keeps different values, rules, and impacts apart', () => {
  const changes = ['a', 'b', 'c', 'd'].flatMap((name) => [
    lowered(name),
    lowered(name, { to: 300 }),
    lowered(name, { impact: 'safe' }),
  ]);
  expect(groupChanges(changes).map(({ changes }) => changes.length)).toEqual([4, 4, 4]);
});

it('groups removals of the same property from several schemas, not those of different ones', () => {
  const same = ['Cat', 'Dog', 'Cow', 'Hen'].map((schema) => removed('name', schema));
  expect(groupChanges(same).map(({ message, changes }) => [message, changes.length])).toEqual([
    ['`name` was removed.', 4],
  ]);
  const different = ['a', 'b', 'c', 'd'].map((name) => removed(name, 'Cat'));
  expect(groupChanges(different)).toHaveLength(4);
});

it('leaves up to three equal changes separate, in their order', () => {
  const changes = [lowered('a'), removed('x', 'Cat'), lowered('b'), lowered('c')];
  expect(groupChanges(changes).map(({ first }) => first)).toEqual(changes);
});

it('names the operations of a group unless a change lists only some of its own', () => {
  const operations = [{ method: 'get', path: '/pets' }];
  const listed = { operations, operationCount: 1 };
  expect(operationsOf([listed, listed])).toEqual(['GET /pets']);
  expect(operationsOf([listed, { operations, operationCount: 21 }])).toBeUndefined();
});
