import { describe, expect, it } from 'vitest';
import type { OpenAPISpecRecord } from '../../../src/base/ports/records.js';
import { applyUpdate, isAsExpected, type SpecUpdate } from '../../../src/base/ports/spec-update.js';
import { spec, time } from '../../records.js';

/** A stored specification, a transition of the record that was read before, and the result. */
export interface Transition {
  title: string;
  stored?: Partial<OpenAPISpecRecord>;
  /** Members that differ in the record that was read. */
  seen?: Partial<OpenAPISpecRecord>;
  transition(seen: OpenAPISpecRecord): SpecUpdate;
  after: Partial<{ [Member in keyof OpenAPISpecRecord]: OpenAPISpecRecord[Member] | undefined }> | 'rejected';
}

export const now = time(20);

export const url = { kind: 'url', url: 'https://example.org/openapi.yaml' } as const;
export const text = { kind: 'text', content: 'digest', size: 1_000 } as const;

export const pending = { processingState: 'pending' } as const;
export const running = {
  processingState: 'progress',
  leaseExpiresAt: time(60),
  claimedAt: time(5),
} as const;
export const completed = { processingState: 'complete', lastProcessedAt: time(3) } as const;
/** The members that the end of a run removes. */
export const stopped = { leaseExpiresAt: undefined, claimedAt: undefined };

export function describeTransitions(title: string, transitions: readonly Transition[]): void {
  describe(title, () => {
    it.each(transitions)('$title', ({ stored = {}, seen = {}, transition, after }) => {
      const record = spec(stored);
      const update = transition(spec({ ...stored, ...seen }));
      expect(isAsExpected(record, update)).toBe(after !== 'rejected');
      if (after === 'rejected') return;
      expect(applyUpdate(record, update)).toEqual({ ...record, ...after });
    });
  });
}
