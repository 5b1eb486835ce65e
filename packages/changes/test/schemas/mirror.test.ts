import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomSeed } from '../../../../scripts/testing/random-seed.js';
import { findRule, rules } from '../../src/index.js';
import { propertyRuns } from '../support/property-runs.js';
import { editedSchemas, unrelatedSchemas } from './support/arbitrary-edit.js';
import { changesOf } from './support/find-miss.js';
import { mirroredRule } from './support/mirrored-rule.js';

/** These rules have no opposite: each of them also reports the change back, or says more about one direction. */
describe('the comparison in the other direction', () => {
  it('has a rule for the opposite of each rule of schemas', () => {
    const ofSchemas = rules.filter(({ group }) => group.startsWith('Schemas'));
    expect(ofSchemas.length).toBeGreaterThan(80);
    for (const { id } of ofSchemas) {
      expect([id, mirroredRule(mirroredRule(id))]).toEqual([id, id]);
      if (id !== 'extensible-enum-value-removed')
        expect([id, findRule(mirroredRule(id))?.id]).toEqual([id, mirroredRule(id)]);
    }
  });

  it.each([
    ['edited', editedSchemas],
    ['unrelated', unrelatedSchemas],
  ] as const)('reports the opposite rules at the same places, for %s schemas', (_kind, pairs) => {
    fc.assert(
      fc.property(pairs, (pair) => {
        const { before, after, beforeComponents, afterComponents } = pair;
        const forward = changesOf(pair);
        const backward = changesOf({
          before: after,
          after: before,
          beforeComponents: afterComponents,
          afterComponents: beforeComponents,
        });
        const list = (rule: string, from: string | undefined, to: string | undefined) =>
          `${rule} ${from} ${to}`;
        expect(
          backward.map((change) => list(change.rule, change.before?.pointer, change.after?.pointer)).sort(),
        ).toEqual(
          forward
            .map((change) => list(mirroredRule(change.rule), change.after?.pointer, change.before?.pointer))
            .sort(),
        );
      }),
      { numRuns: propertyRuns(150), seed: randomSeed(27) },
    );
  });
});
