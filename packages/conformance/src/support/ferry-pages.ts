import { expect } from 'vitest';
import { fixture } from '../fixtures/fixture.js';
import { type DocumentPage, documentPages, revisionOf } from './pages.js';
import type { SuiteContext } from './suite-context.js';

/** Returns a function that publishes the fixture `ferry.yaml` and returns its document pages. */
export function ferryPages(context: SuiteContext) {
  return async (props: Record<string, unknown> = {}, seed?: string): Promise<DocumentPage[]> => {
    const { lastVersion } = await context.publish('ferry', fixture('ferry.yaml'));
    expect(lastVersion).toBeDefined();
    return documentPages((await revisionOf(context, 'ferry', props, seed)).pages);
  };
}
