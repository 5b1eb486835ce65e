import type { ComputedSource } from '@specshelf/sdk';
import type { SuiteContext } from './suite-context.js';

/** The type of a source of the integration `timetables`. */
export const timetableType = 'integration:timetables:sailings';

/** The path of computed revisions, for requests without the client. */
export const revisionPath = '/v1/spaces/docs/content/computed/revision';

/** Requests content of the integration `timetables`, and registers its answer. */
export function timetableClient(context: SuiteContext) {
  const request = (source: Partial<ComputedSource>, seed: string) => {
    return { spaceId: 'docs', source: { type: timetableType, ...source }, seed };
  };
  return {
    revision: (source: Partial<ComputedSource> = {}, seed = 'seed') =>
      context.client().computedContent.generateRevision(request(source, seed)),
    document: (source: Partial<ComputedSource> = {}) =>
      context.client().computedContent.generateDocument(request(source, 'seed')),
    respondWith: (response: unknown) => context.target.registerIntegration('timetables', () => response),
  };
}
