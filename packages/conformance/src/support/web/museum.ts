import type { SuiteContext } from '../suite-context.js';
import { type PublishedPages, publishOpenPages, script } from './publish-pages.js';

const fields = Array.from({ length: 500 }, (_, index) => [`field${index}`, { type: 'string' }]);
const ticket = { 'application/json': { schema: { $ref: '#/components/schemas/Ticket' } } };
const responses = { 200: { description: 'OK', content: ticket } };

/** A document with two tags, whose pages have links of each kind. */
export function museumDocument(version: string): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Museum', version, description: 'Opening hours and tickets, $`\\beta`$.' },
    servers: [{ url: 'https://museum.example' }],
    tags: [{ name: 'Tickets', description: 'Tickets of the museum.' }, { name: 'Hours' }],
    paths: {
      '/tickets': {
        post: { operationId: 'buyTicket', summary: 'Buy a ticket', tags: ['Tickets'], responses },
      },
      '/tickets/{id}': {
        get: {
          ...{ operationId: 'getTicket', summary: 'Get a ticket', tags: ['Tickets'], responses },
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        },
      },
      '/hours': {
        get: {
          ...{ operationId: 'getHours', summary: `Times ${script}`, tags: ['Hours'], deprecated: true },
          description: 'Returns the opening hours of the ticket office.',
          responses: { 200: { description: 'OK' } },
        },
      },
    },
    components: {
      schemas: {
        Ticket: {
          type: 'object',
          properties: { owner: { $ref: '#/components/schemas/Visitor' }, ...Object.fromEntries(fields) },
        },
        Visitor: { type: 'object', properties: { name: { type: 'string', description: script } } },
        'a.b': { type: 'string' },
      },
    },
  };
}

/** The pages of the documentation of the museum, by their titles. */
export const museumPages = {
  '': 'Museum',
  '/docs/tickets': 'Tickets',
  '/docs/tickets/buy-a-ticket': 'Buy a ticket',
  '/operations': 'All operations',
  '/schemas': 'Schemas',
  '/schemas/Ticket': 'Ticket',
  '/schemas/a.b': 'a.b',
  '/search': 'Search',
  '/search?q=ticket': 'Search',
  '/print/tickets': 'Tickets',
} as const;

/** Publishes two versions of the museum, and the label `prod` of the first one. */
export async function publishMuseum(
  context: SuiteContext,
  settings: object = {},
): Promise<PublishedPages & { first: string; second: string; prod: string }> {
  const { place } = await publishOpenPages(context, 'museum', museumDocument('1.1.0'));
  await context.target.advanceClock(60_000);
  await context.client().specs.labels.set({ ...place, label: 'prod', version: place.versionId });
  const pages = await publishOpenPages(context, 'museum', museumDocument('1.2.0'), settings);
  return { ...pages, first: place.versionId, second: pages.place.versionId, prod: `${pages.root}/@prod` };
}
