import type { JSONObject } from '@specshelf/base/json';
import { describe, expect, it } from 'vitest';
import {
  applyPolicy,
  compareSpecifications,
  defaultPolicy,
  type Policy,
  summarize,
  tallyOf,
} from '../../src/index.js';
import { documentOf, today } from '../support/compare.js';

const documentWith = (properties: JSONObject) =>
  documentOf({ $ref: '#/components/schemas/Pet' }, { schemas: { Pet: { type: 'object', properties } } });
const before = documentWith({ kind: { enum: ['cat', 'dog'] }, name: { type: 'string' } });
const after = documentWith({ kind: { enum: ['cat', 'bird'] } });
const report = compareSpecifications(before, after, { today });
const judge = (policy: Partial<Policy>, acknowledged?: ReadonlySet<string>) =>
  applyPolicy(report, { ...defaultPolicy, ...policy }, acknowledged);

describe('a policy', () => {
  it('refuses nothing by default', () => {
    const { refused, summary, bump } = judge({});
    expect([refused, bump]).toEqual([[], 'major']);
    expect(summary).toEqual({ breaking: 1, risky: 2, safe: 0, docs: 0 });
  });

  it('refuses changes of an impact or worse', () => {
    expect(judge({ refuse: 'breaking' }).refused.map(({ rule }) => rule)).toEqual(['enum-value-removed']);
    expect(judge({ refuse: 'risky' }).refused).toHaveLength(3);
    expect(judge({ refuse: 'risky', categories: ['source'] }).refused).toEqual([]);
  });

  it('accepts acknowledged changes', () => {
    const [{ id = '' } = {}] = judge({ refuse: 'breaking' }).refused;
    const judged = judge({ refuse: 'breaking' }, new Set([id, 'another']));
    expect([judged.refused, judged.acknowledged]).toEqual([[], [id]]);
  });

  it('changes the levels of rules, and hides rules', () => {
    const levels = judge({ rules: { 'enum-value-removed': 'safe', 'property-removed-optional': 'off' } });
    expect(levels.changes.map(({ rule, impact }) => `${rule} ${impact}`)).toEqual([
      'enum-value-added risky',
      'enum-value-removed safe',
    ]);
    expect(judge({ strict: true }).summary).toEqual({ breaking: 3, risky: 0, safe: 0, docs: 0 });
  });

  it('does not judge operations below a level of stability', () => {
    const unstable = (document: typeof before) => {
      const copy = structuredClone(document);
      Object.assign((copy['paths'] as typeof copy)['/values']?.['post' as never] ?? {}, {
        'x-stability-level': 'alpha',
      });
      return copy;
    };
    const alpha = compareSpecifications(unstable(before), unstable(after), { today });
    const policy: Policy = { ...defaultPolicy, refuse: 'breaking', stability: 'beta' };
    expect(applyPolicy(alpha, policy).refused).toEqual([]);
    expect(applyPolicy(alpha, { ...policy, stability: 'alpha' }).refused).toHaveLength(1);
  });

  it('sums up a tally as it judges the report', () => {
    const policies: Partial<Policy>[] = [
      {},
      { strict: true },
      { rules: { 'enum-value-added': 'off' } },
      { stability: 'stable' },
    ];
    const tally = JSON.parse(JSON.stringify(tallyOf(report)));
    for (const policy of policies) {
      const { summary, bump } = judge(policy);
      expect(summarize(tally, { ...defaultPolicy, ...policy })).toEqual({ summary, bump });
    }
  });
});
