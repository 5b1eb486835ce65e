import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../src/outline/outline-of.js';
import {
  actionsOn,
  allPages,
  documentOf,
  pageAt,
  revisionOf,
  specification,
  titlesOf,
} from '../support/generate.js';

const byOperation = { grouping: 'by-operation' };

const members = {
  tags: [
    { name: 'bookings', description: 'About bookings.' },
    { name: 'seats', parent: 'bookings' },
  ],
  paths: {
    '/bookings/{id}': {
      get: { tags: ['bookings'], summary: 'Read a\n booking' },
      delete: { tags: ['bookings'], deprecated: true, description: 'It is **gone**.' },
      additionalOperations: { COPY: { tags: ['bookings'] } },
    },
    '/seats': { get: { tags: ['seats'], summary: 'Read a booking' } },
  },
  webhooks: {
    'booking.moved': { post: { tags: ['bookings'] } },
    left: { post: { summary: 'A member left' } },
  },
};

const outline = outlineOf(specification(members));
const { pages } = revisionOf(outline, byOperation);

describe('pages by operation', () => {
  it('follow their tag, before the tags below it', () => {
    expect(titlesOf(members, byOperation)).toEqual([
      'Bookings',
      '  Read a booking',
      '  DELETE /bookings/{id}',
      '  COPY /bookings/{id}',
      '  booking.moved',
      '  Seats',
      '    Read a booking',
      'Webhooks',
      '  A member left',
    ]);
  });

  it('have method and deprecation in their props, for menus (CC10)', () => {
    expect(pageAt(pages, 'bookings/delete-bookings-id').computed?.props).toEqual({
      doc: 'operation',
      page: 'op-delete-/bookings/{id}',
      method: 'delete',
      deprecated: true,
    });
    expect(pageAt(pages, 'bookings/booking-moved').computed?.props).toMatchObject({ method: 'hook' });
  });

  it('show the description and the operation without its title', () => {
    expect(documentOf(outline, pageAt(pages, 'bookings/delete-bookings-id'))?.nodes).toMatchObject([
      { type: 'paragraph' },
      {
        type: 'openapi-operation',
        meta: { id: 'delete-bookings-id' },
        isVoid: true,
        data: {
          ref: { kind: 'openapi', spec: 'ferry-api' },
          path: '/bookings/{id}',
          method: 'delete',
          headless: true,
        },
      },
    ]);
  });

  it('show webhooks and operations with additional methods', () => {
    expect(actionsOn(documentOf(outline, pageAt(pages, 'webhooks/a-member-left')))).toEqual([
      'post hook left',
    ]);
    expect(actionsOn(documentOf(outline, pageAt(pages, 'bookings/copy-bookings-id')))).toEqual([
      'copy /bookings/{id}',
    ]);
  });

  it('leave only the description on the page of the tag', () => {
    expect(documentOf(outline, pageAt(pages, 'bookings'))?.nodes).toMatchObject([{ type: 'paragraph' }]);
    expect(documentOf(outline, pageAt(pages, 'bookings/seats'))?.nodes).toEqual([]);
  });
});

describe('pages by operation with long summaries', () => {
  it('have titles without Markdown, and the rest of a summary as text', () => {
    const summaries = [
      'Take `seats` of **a** ferry',
      'Read\n it\n\nSee [this](/a).',
      'Read the log. [Learn more](/a).',
      'Read [this](/a)',
      `All about ${'ferries, '.repeat(30)}and more.`,
      '`',
    ];
    const paths = Object.fromEntries(
      summaries.map((summary, n) => [`/${n}`, { get: { summary, description: 'Described.' } }]),
    );
    const outline = outlineOf(specification({ paths }));
    const { pages } = revisionOf(outline, byOperation);
    const shown = allPages(pages)
      .slice(1)
      .map((page) => [page.title, documentOf(outline, page)?.nodes.length]);
    expect(shown).toEqual([
      ['Take seats of a ferry', 2],
      ['Read it', 3],
      ['Read the log.', 3],
      ['GET /3', 3],
      ['GET /4', 3],
      ['`', 2],
    ]);
  });
});
