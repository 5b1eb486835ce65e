import { expect, it } from 'vitest';
import { groupSuggestions, type Suggestion } from '../../src/islands/search/suggestion.js';

const of = (kind: Suggestion['kind'], title: string): Suggestion => ({
  ...{ kind, title, href: `/${title}` },
  matches: ['name'],
});

const namesOf = (...items: Suggestion[]) =>
  groupSuggestions(items).map(({ name, items }) => [name, ...items.map(({ title }) => title)]);

it('begin with the kind of the best result, and keep the order of the results in each kind', () => {
  expect(
    namesOf(
      of('schema', 'Pet'),
      of('page', 'Pets'),
      of('operation', 'b'),
      of('spec', 'pets'),
      of('operation', 'a'),
    ),
  ).toEqual([
    ['Schemas', 'Pet'],
    ['Pages', 'Pets'],
    ['Operations', 'b', 'a'],
    ['Specifications', 'pets'],
  ]);
});
