import { expect, test } from 'vitest';
import { parseQuery, placesOfEntry, type SearchEntry } from '../../src/index.js';

const operation: SearchEntry = {
  ...{ kind: 'operation', title: 'Buy a ticket', method: 'POST', path: '/tickets/{ticketId}/sales' },
  ...{ identifier: 'createSale', page: 'box-office/buy-a-ticket', snippet: 'Sells at the counter.' },
};
const long: SearchEntry = { ...operation, snippet: 'Sells at the counter, …', inputs: 'discount_code seats' };
const contexts = ['museum', 'Museum of Whales'];
const labels = ['Team Nautilus'];
const placesOf = (q: string, entry: SearchEntry) => {
  const query = parseQuery(q);
  return query && placesOfEntry(query, entry, { contexts, labels });
};

test.each([
  ['createSale', operation, ['name']],
  ['post tickets', operation, ['path']],
  ['buy', operation, ['summary']],
  ['box-office', operation, ['tag']],
  ['counter', operation, ['description']],
  ['whale counter', operation, ['description', 'specification']],
  ['sale buy counter', operation, ['name', 'summary', 'description']],
  // All words of the description are shown.
  ['discount', operation, ['parameter']],
  ['discount_code', long, ['parameter']],
  ['seats refund', long, ['parameter', 'description']],
  ['ticketid', operation, ['path']],
  ['create Sal', operation, ['name']],
  ['boxOffice', operation, ['tag']],
  ['ticket', { kind: 'schema', title: 'Ticket', identifier: 'Ticket' }, ['name']],
  ['price', { kind: 'schema', title: 'Ticket', identifier: 'Ticket' }, ['property']],
  ['sold', { ...operation, path: undefined, identifier: 'ticketSold', webhook: true }, ['name']],
  ['hours', { kind: 'page', title: 'Opening hours', page: 'visit/opening-hours' }, ['title']],
  ['visit', { kind: 'page', title: 'Opening hours', page: 'visit/opening-hours' }, ['tag']],
  ['museum', { kind: 'spec', title: 'Museum of Whales', identifier: 'museum' }, ['name']],
  ['whales', { kind: 'spec', title: 'Museum of Whales', identifier: 'museum' }, ['title']],
  ['nautilus', { kind: 'spec', title: 'Museum of Whales', identifier: 'museum' }, ['label']],
] as const)('finds the places of %j', (q, entry, places) => {
  expect(placesOf(q, entry as SearchEntry)).toEqual(places);
});
