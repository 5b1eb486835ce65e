import { describe, expect, it } from 'vitest';
import { createPublicationLog } from '../../src/spec/publication-log.js';
import { after } from '../support/documents.js';
import { report } from '../support/reports.js';
import { published } from '../support/server.js';

const target = (slug: string) => ({
  slug,
  source: { file: `/${slug}.yaml` },
  name: `${slug}.yaml`,
  isConfigured: true,
  labels: [],
  failOn: {},
  mayCreate: false,
});

describe('an interrupted publication', () => {
  it('says which specifications are published and which are not', () => {
    const targets = ['orders', 'pets', 'same', 'bad', 'sent', 'next', 'last'].map(target);
    const log = createPublicationLog(targets);
    const outcomes = ['published', 'published', 'unchanged', 'refused'] as const;
    for (const [index, each] of targets.entries()) {
      if (index < 5) log.begin(each);
      const outcome = outcomes[index];
      if (outcome !== undefined) log.end(each, report(outcome));
    }
    expect(log.lines()).toEqual([
      'The publication was interrupted.',
      'Published: orders, pets.',
      'Unchanged: same.',
      'Refused: bad.',
      'Unknown, because the server may still process it: sent.',
      'Not published: next, last.',
      'To see the result later: specshelf versions sent',
    ]);
  });

  it('reports a specification that is being sent as unknown', async () => {
    const server = await published();
    let interrupt = () => {};
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (init?.method === 'PUT') interrupt();
      return server.backend.fetch(input, init);
    };
    const { err } = await server.run(['publish', 'openapi.yaml', '--spec', 'ferries'], {
      files: { 'openapi.yaml': after },
      fetch,
      onStart: (report) => {
        interrupt = report;
      },
    });
    expect(err).toBe(
      'The publication was interrupted.\nUnknown, because the server may still process it: ferries.\nTo see the result later: specshelf versions ferries\n',
    );
  });
});
