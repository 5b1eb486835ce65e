import type { ComputedSource } from '@specshelf/sdk';
import type { Stage } from './stage.js';

/** The source that integrations of tests answer for. */
export const timetables = 'integration:timetables:sailings';

/** Where the pages of a source are asked for, for who sends what the client would not send. */
export const revisionPath = '/v1/spaces/docs/content/computed/revision';

/** Asks for content of that source, and says what is answered. */
export function timetablesOf(stage: Stage) {
  const request = (source: Partial<ComputedSource>, seed: string) => {
    return { spaceId: 'docs', source: { type: timetables, ...source }, seed };
  };
  return {
    revision: (source: Partial<ComputedSource> = {}, seed = 'seed') =>
      stage.client().computedContent.generateRevision(request(source, seed)),
    document: (source: Partial<ComputedSource> = {}) =>
      stage.client().computedContent.generateDocument(request(source, 'seed')),
    answering: (answer: unknown) => stage.target.integrate('timetables', () => answer),
  };
}
