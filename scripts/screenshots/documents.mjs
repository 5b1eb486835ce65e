// Documents for the pictures of README.md.

const museum = `openapi: 3.1.0
info:
  title: Museum API
  version: 1.2.0
servers:
  - url: https://api.museum.example
security:
  - token: []
tags:
  - name: Tickets
  - name: Events
paths:
  /tickets:
    get:
      tags: [Tickets]
      operationId: listTickets
      summary: List tickets
      responses:
        '200': { description: The tickets of the visitor. }
  /events/{eventId}/tickets:
    post:
      tags: [Tickets]
      operationId: buyTickets
      summary: Buy tickets
      description: |
        Buys tickets for an event. The tickets are reserved for 15 minutes; without a payment, the reservation
        expires and costs nothing.
      parameters:
        - name: eventId
          in: path
          required: true
          description: The event, as listed by \`GET /events\`.
          schema: { type: string, format: uuid }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Order' }
      responses:
        '201':
          description: The reserved tickets.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Ticket' }
              example: { id: tkt_81hx2, kind: adult, expiresAt: '2026-05-04T10:20:00Z', payment: null }
        '409':
          description: No ticket is left.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Problem' }
  /tickets/{ticketId}:
    parameters:
      - { name: ticketId, in: path, required: true, schema: { type: string } }
    get:
      tags: [Tickets]
      operationId: getTicket
      summary: Get a ticket
      responses:
        '200': { description: The ticket. }
    delete:
      tags: [Tickets]
      operationId: cancelTicket
      summary: Cancel a ticket
      responses:
        '204': { description: Canceled. }
  /events:
    get:
      tags: [Events]
      operationId: listEvents
      summary: List events
      responses:
        '200': { description: The events. }
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
  schemas:
    Order:
      type: object
      required: [kind]
      properties:
        kind:
          type: string
          description: The kind of visitor.
          enum: [adult, child, member]
        count:
          type: integer
          minimum: 1
          maximum: 10
          default: 1
          description: How many tickets to buy.
    Ticket:
      type: object
      properties:
        id: { type: string }
        kind: { type: string }
    Problem:
      type: object
      properties:
        message: { type: string, examples: [No ticket is left.] }
`;

/** Returns a small document with a number of operations. */
function documentOf(title, version, operations) {
  const paths = operations.map(
    (path) => `  /${path}:\n    get: { responses: { '200': { description: Done. } } }\n`,
  );
  return `openapi: 3.1.0\ninfo: { title: ${title}, version: ${version}, license: { name: MIT } }\npaths:\n${paths.join('')}`;
}

const ferry = documentOf('Ferry bookings', '2.4.0', [
  'sailings',
  'bookings',
  'bookings/mine',
  'ports',
  'cars',
]);

const brokenFerry = `openapi: 3.1.0
info:
  title: Ferry bookings
  version: 2.5.0
paths:
  /sailings:
    get:
      operationId: listSailings
      parameters:
        - name: departure
          in: header-or-query
          schema: { type: string, format: date }
      responses:
        '200':
          description: The sailings of a day.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Sailings' }
  /bookings:
    post:
      operationId: createBooking
      requestBody:
        content: application/json
      responses:
        '201': { description: The booking. }
components:
  schemas:
    Sailing:
      type: object
      properties:
        id: { type: string }
`;

/** Specifications of the catalog. The last source of each decides about its state. */
export const catalog = [
  {
    slug: 'search',
    sources: [documentOf('Search', '0.9.0', ['query', 'suggestions'])],
    settings: { owner: 'Discovery', lifecycle: 'experimental', tags: ['internal'] },
  },
  {
    slug: 'timetables',
    sources: [documentOf('Timetables', '2025-11-01', ['lines', 'stops', 'departures', 'disruptions'])],
    settings: {
      owner: 'Harbor',
      lifecycle: 'production',
      tags: ['partners'],
      visibility: 'public',
    },
  },
  {
    slug: 'payments',
    sources: [
      documentOf('Payments', '3.1.2', ['charges', 'refunds', 'payouts', 'disputes', 'balance', 'events']),
    ],
    settings: { owner: 'Finance', lifecycle: 'production', tags: ['pci'] },
  },
  {
    slug: 'identity',
    sources: [
      documentOf('Identity', '4.0.1', ['users', 'groups', 'sessions']),
      "openapi: 3.1.0\ninfo: { title: Identity, version: '4.1.0\n",
    ],
    settings: { owner: 'Platform', lifecycle: 'production', tags: ['internal'] },
  },
  {
    slug: 'loyalty-v1',
    sources: [documentOf('Loyalty', '1.12.0', ['members', 'points'])],
    settings: { owner: 'Growth', lifecycle: 'deprecated', tags: ['partners'] },
  },
  {
    slug: 'ferry-bookings',
    sources: [ferry, brokenFerry],
    settings: { owner: 'Harbor', lifecycle: 'production', tags: ['booking'] },
  },
  {
    slug: 'museum',
    sources: [museum],
    settings: { owner: 'Museum', lifecycle: 'production', tags: ['booking'], visibility: 'public' },
  },
];
