import { expect, it } from 'vitest';
import { groupSuggestions, type Suggestion } from '../../src/islands/search/suggestion.js';

const of = (kind: Suggestion['kind'], title: string): Suggestion => ({ kind, title, href: `/${title}` });

const namesOf = (...items: Suggestion[]) =>
  groupSuggestions(items).map(({ name, items }) => [name, ...items.map(({ title }) => title)]);

it('operations come before schemas and pages, in the order of the results', () => {
  expect(
    namesOf(
      of('schema', 'Pet'),
      of('page', 'Pets'),
      of('operation', 'b'),
      of('spec', 'pets'),
      of('operation', 'a'),
    ),
  ).toEqual([
    ['Operations', 'b', 'a'],
    ['Schemas', 'Pet'],
    ['Pages', 'Pets'],
    ['Specifications', 'pets'],
  ]);
});

it('a specification that is the best result comes first', () => {
  expect(namesOf(of('spec', 'pets'), of('operation', 'a'))).toEqual([
    ['Specifications', 'pets'],
    ['Operations', 'a'],
  ]);
});
