import { expect, it } from 'vitest';
import { sortLink } from '../../src/catalog/sort-link.js';

it.each([
  [{}, 'updatedAt', '/c?sort=updatedAt', 'descending'],
  [{ sort: 'updatedAt' }, 'updatedAt', '/c', 'ascending'],
  [{}, 'name', '/c?sort=name', undefined],
  [{ sort: 'name', q: 'a b' }, 'name', '/c?q=a+b&sort=-name', 'ascending'],
  [{ sort: '-name' }, 'name', '/c?sort=name', 'descending'],
  [{ sort: 'name', tag: 'x' }, 'updatedAt', '/c?tag=x', undefined],
] as const)('with %j, the heading of %s links to %s', (query, column, url, order) => {
  expect(sortLink('/c', query, column)).toEqual({ url, order });
});
