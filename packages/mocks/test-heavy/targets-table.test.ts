import { expect, it } from 'vitest';
import { targetsTable } from './targets-table.js';

it('the table of targets counts passed tests', () => {
  const outcome = (suite: string, passed: boolean) => ({ titles: ['all', suite, 'a test'], passed });
  const table = targetsTable([
    { target: 'one', on: 'Node 20', outcomes: [outcome('lists', true), outcome('lists', false)] },
    { target: 'another', on: 'Node 22', outcomes: [outcome('hooks', true)] },
  ]);
  expect(table.split('\n')).toEqual([
    'suite  one      another',
    '       Node 20  Node 22',
    'lists  1/2      0/0',
    'hooks  0/0      1/1',
    'total  1/2      1/1',
  ]);
});
