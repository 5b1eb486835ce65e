import { expect, it } from 'vitest';
import { readerNames, readerOf, tokenIdOf } from '../../../src/features/usage/reader-of.js';
import { anonymous, operator } from '../../../src/index.js';

const person = { subject: { id: 'ada', displayName: 'Ada Lovelace' }, grants: operator.grants };

it('counts tokens one by one, and all other readers in groups without names of persons', () => {
  expect(readerOf({ ...person, tokenId: 't1' })).toBe('token:t1');
  expect(tokenIdOf('token:t1')).toBe('t1');
  const groups = [{ ...person, sessionId: 's1' }, { ...person, eventDepth: 1 }, operator, anonymous];
  const readers = groups.map(readerOf);
  expect(readers).toEqual(['people', 'integrations', 'operator', 'anonymous']);
  expect(readers.map(tokenIdOf)).toEqual([undefined, undefined, undefined, undefined]);
  expect(readers.map((reader) => readerNames[reader])).toEqual([
    'Signed-in people',
    'Integrations',
    'Operator',
    'Anonymous',
  ]);
});
