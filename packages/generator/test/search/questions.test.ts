import { expect, test } from 'vitest';
import { realDocuments } from '../support/real-documents.js';
import { createRegistry, describeFound } from '../support/search-registry.js';

const { search } = createRegistry(realDocuments());

test.each([
  ['list sailings', 'GET /sailings'],
  ['listSailings', 'GET /sailings'],
  ['sailings of a day', 'GET /sailings'],
  ['/sailings', 'GET /sailings'],
  ['cancel booking', 'DELETE /bookings/{id}'],
  ['move booking', 'PATCH /bookings/{id}'],
  ['set light', 'PUT /lights/{name}'],
  ['tide', 'GET /tides'],
  ['search tides', 'QUERY /tides'],
  ['photo of a berth', 'PUT /berths/{id}/photo'],
  ['late sailing', 'POST sailingDelayed'],
  ['whether ferries sail', 'GET /status'],
])('%j finds %s among the first three results', (question, operation) => {
  expect(search(question, 3).map(describeFound)).toContain(operation);
});

test('finds parts of one kind', () => {
  const kinds = search('sailing', 50, 'schema').map(({ entry }) => entry.kind);
  expect(new Set(kinds)).toEqual(new Set(['schema']));
});
