import { expect, it } from 'vitest';
import { targetsTable } from './targets-table.js';

it('the table of targets counts passed tests, and contains the reasons of skipped targets', () => {
  const outcome = (suite: string, passed: boolean) => ({ titles: ['all', suite, 'a test'], passed });
  const table = targetsTable([
    { target: 'one', on: 'Node 20', outcomes: [outcome('lists', true), outcome('lists', false)] },
    { target: 'another', on: 'Node 22', outcomes: [outcome('hooks', true)] },
    { target: 'third', on: 'Node 24', outcomes: { skipped: 'no such Node' } },
  ]);
  expect(table.split('\n')).toEqual([
    'suite  one      another  third',
    '       Node 20  Node 22  Node 24',
    'lists  1/2      0/0      skipped',
    'hooks  0/0      1/1      skipped',
    'total  1/2      1/1      skipped',
    'third on Node 24 was skipped: no such Node',
  ]);
});
