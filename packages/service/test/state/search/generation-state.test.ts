import { describe, expect, it } from 'vitest';
import {
  completeGeneration,
  formerToKeep,
  keepFormerGeneration,
  releaseGeneration,
  startGeneration,
} from '../../../src/state/search/generation-state.js';
import { spec, time } from '../../records.js';

describe('a generation of the search index', () => {
  it('begins without documents, of the shown version', () => {
    const about = { state: 'writing', documents: 0, writtenAt: time(1) };
    expect(startGeneration(spec({ lastVersion: 'v2' }), time(1))).toMatchObject({
      ...about,
      versionId: 'v2',
    });
    const pinned = spec({ lastVersion: 'v2', defaultVersion: 'v1' });
    expect(startGeneration(pinned, time(1))).toMatchObject({ ...about, versionId: 'v1' });
    expect(startGeneration(spec(), time(1)).versionId).toBe('');
  });

  it('replaces the current one if the specification has not changed since', () => {
    expect(completeGeneration(true)).toEqual({ state: 'current', former: 'removed', spec: 'indexed' });
    expect(completeGeneration(false)).toEqual(releaseGeneration());
  });

  it('is removed without the current one if it is released, or cannot be written', () => {
    expect(releaseGeneration()).toEqual({ state: 'removed', spec: 'waiting' });
    expect(keepFormerGeneration()).toEqual({ state: 'removed', spec: 'indexed' });
  });

  it('leaves a current one of the same version and visibility that has more than one document', () => {
    const shown = { specId: 'a', versionId: 'v1', visibility: 'public' } as const;
    expect(formerToKeep(shown)).toEqual({ expected: { ...shown, state: 'current' }, moreDocumentsThan: 1 });
  });
});
