import type { OpenAPISpecSummary } from '../../base/ports/records.js';
import { shownVersion } from '../settings/shown-version.js';

// The state machine of a generation: all documents of a specification in the search index. It is written in batches, then current until the
// next generation of its specification, then removed in steps. Transitions are pure; stores apply them.
// See docs/decisions/0062-index-opaque-tokens-in-generations.md.

export interface GenerationRecord {
  specId: string;
  /** The version with the documents; empty if the specification has none. */
  versionId: string;
  visibility: OpenAPISpecSummary['visibility'];
  state: 'writing' | 'current' | 'removed';
  /** The number of its documents. */
  documents: number;
  /** The time of the last write, or of the start. */
  writtenAt: string;
}

export function startGeneration(spec: OpenAPISpecSummary, now: string): GenerationRecord {
  return {
    specId: spec.id,
    versionId: shownVersion(spec) ?? '',
    visibility: spec.visibility,
    state: 'writing',
    documents: 0,
    writtenAt: now,
  };
}

/** The end of writing a generation. It applies only in the state `writing`. */
export interface GenerationEnd {
  state: 'current' | 'removed';
  /** The new state of the current generation of the specification; absent if it remains current. */
  former?: 'removed';
  /** The specification, unless it has changed since the start: indexed until it changes, or to be indexed again. */
  spec: 'indexed' | 'waiting';
}

/** Makes a generation current if its specification has not changed since the start; otherwise removes it. */
export function completeGeneration(isUnchanged: boolean): GenerationEnd {
  return isUnchanged ? { state: 'current', former: 'removed', spec: 'indexed' } : releaseGeneration();
}

/** Removes a generation, so that its specification is indexed again. */
export function releaseGeneration(): GenerationEnd {
  return { state: 'removed', spec: 'waiting' };
}

/** Removes a generation that cannot be written. The current one remains (`formerToKeep`). */
export function keepFormerGeneration(): GenerationEnd {
  return { state: 'removed', spec: 'indexed' };
}

type Expected = Pick<GenerationRecord, 'specId' | 'versionId' | 'visibility' | 'state'>;

/**
 * Returns what the generation is that may remain current in place of one that cannot be written: it is of the same version and visibility, and has
 * more than the specification itself.
 */
export function formerToKeep({
  specId,
  versionId,
  visibility,
}: Pick<GenerationRecord, 'specId' | 'versionId' | 'visibility'>): {
  expected: Expected;
  moreDocumentsThan: number;
} {
  return { expected: { specId, versionId, visibility, state: 'current' }, moreDocumentsThan: 1 };
}
