import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/index.js';
import { compare } from '../support/compare.js';
import { pairsFolder, whySkipped } from '../support/corpus.js';
import { readDocument } from '../support/read-document.js';

interface Pair {
  set: string;
  name: string;
  base: string;
  revision: string;
  expect: string | null;
}

const folder = pairsFolder ?? '';
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

function changesOf(base: string, revision: string): readonly Change[] | undefined {
  const before = readDocument(join(folder, base));
  const after = readDocument(join(folder, revision));
  return before && after && compare(before, after);
}

const impactOf = (changes: readonly Change[] | undefined): string => changes?.[0]?.impact ?? 'none';

/**
 * Pairs that their authors call breaking, and that only names, texts, or the other direction concern, or that cannot be told. Each of
 * them is reported with this impact.
 */
const judgedOtherwise: Readonly<Record<string, string>> = {
  'OneOfDiffTest.testComposedSchema': 'safe',
  'ApiResponseBCTest.decreased': 'safe',
  'EnumBCTest.responseIncreased': 'risky',
  'HeaderBCTest.responseExplodeChanged': 'docs',
  'HeaderBCTest.responseRequiredIncreased': 'safe',
  'HeadersBCTest.responseDecreased': 'risky',
  'MinLengthBCTest.responseMinLengthIncreased': 'safe',
  'OAuthFlowBCTest.authorizationUrlChanged': 'risky',
  'OAuthFlowBCTest.refreshUrlChanged': 'risky',
  'OAuthFlowBCTest.tokenUrlChanged': 'risky',
  'OperationBCTest.operationIdChangedInCompatibleWithFlagSet': 'risky',
  'ParameterBCTest.explodeChanged': 'docs',
  'ParametersBCTest.decreased': 'risky',
  'SchemaBCTest.requestFormatIncreased': 'risky',
  'SchemaBCTest.responseFormatDecreased': 'risky',
  'SecuritySchemeBCTest.bearerFormatChanged': 'docs',
  'SecuritySchemeBCTest.openIdConnectUrlChanged': 'risky',
  'WriteOnlyBCTest.responseWriteOnlyRequiredDecreased': 'safe',
};

describe.skipIf(whySkipped(pairsFolder))('the given pairs', () => {
  const pairs: Pair[] =
    pairsFolder === undefined
      ? []
      : readFileSync(join(folder, 'pairs.jsonl'), 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line));

  it('are all compared', () => {
    expect(pairs).toHaveLength(697);
    for (const { base, revision, name } of pairs) {
      expect(() => changesOf(base, revision), name).not.toThrow();
    }
  });

  it('have every change that the authors of openapi-diff call breaking', () => {
    const breaking = pairs.filter((pair) => pair.set === 'openapitools' && pair.expect === 'breaking');
    expect(breaking).toHaveLength(60);
    for (const { base, revision, name } of breaking) {
      expect([name, impactOf(changesOf(base, revision))]).toEqual([
        name,
        judgedOtherwise[name] ?? 'breaking',
      ]);
    }
  });

  it('have no change of messages if their authors expect none', () => {
    const equal = pairs.filter((pair) => pair.set === 'openapitools' && pair.expect === 'none');
    const alarms = equal.filter(
      ({ base, revision }) => !['none', 'docs'].includes(impactOf(changesOf(base, revision))),
    );
    expect(alarms.map(({ name }) => name)).toEqual([]);
  });

  // The parameter that is removed without a successor is risky: lenient servers ignore it.
  const mutations = (expected: string) =>
    pairsFolder === undefined
      ? []
      : (read('pairs/lab-results.json').rows as { id: string; exp: string }[])
          .filter(({ id, exp }) => exp === expected && id !== 'param-removed')
          .map(({ id }) => id);

  it.each(mutations('B'))('finds that the mutation %s breaks clients', (id) => {
    expect(impactOf(changesOf('pairs/lab/base.json', `pairs/lab/${id}.json`))).toBe('breaking');
  });

  it.each(mutations('N'))('finds that the mutation %s breaks no client', (id) => {
    expect(['safe', 'docs', 'none']).toContain(
      impactOf(changesOf('pairs/lab/base.json', `pairs/lab/${id}.json`)),
    );
  });

  // In one of the equivalent documents, a property is really gone.
  it.each(mutations('E').filter((id) => id !== 'eq-allOf-split'))(
    'finds that %s changes no message',
    (id) => {
      expect(['docs', 'none']).toContain(impactOf(changesOf('pairs/lab/base.json', `pairs/lab/${id}.json`)));
    },
  );

  it('finds that the equivalent forms of OpenAPI 3.1 change no message', () => {
    if (pairsFolder === undefined) return;
    const names = readdirSync(join(folder, 'pairs/lab-31')).filter((name) => name.endsWith('-a.json'));
    expect(names.length).toBeGreaterThan(0);
    // Only a union with null that replaces a schema without null allows more.
    for (const name of names.filter((each) => !each.includes('ref-to-oneOf-null'))) {
      const [first, second] = [`pairs/lab-31/${name}`, `pairs/lab-31/${name.replace('-a.json', '-b.json')}`];
      expect(['docs', 'none'], name).toContain(impactOf(changesOf(first, second)));
      expect(['docs', 'none'], name).toContain(impactOf(changesOf(second, first)));
    }
  });
});
