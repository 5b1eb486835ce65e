import type { JSONValue } from '@specshelf/base/json';
import type { Change } from '../../../src/index.js';
import { compare, documentOf } from '../../support/compare.js';
import type { SchemaPair } from './arbitrary-edit.js';
import { sampleValues } from './sample-values.js';
import { createValidators } from './validity.js';

/** A value that is valid in one version only, although the comparison reports no change that explains it. */
export interface Miss {
  direction: 'toServer' | 'toClient';
  value: JSONValue;
}

/** Compares two schemas that a request and a response contain. */
export function changesOf({
  before,
  after,
  beforeComponents,
  afterComponents,
}: SchemaPair): readonly Change[] {
  return compare(
    documentOf(before, { schemas: beforeComponents }),
    documentOf(after, { schemas: afterComponents }),
  );
}

/** Looks for a value that the comparison misses. */
export function findMiss(pair: SchemaPair): Miss | undefined {
  const { before, after, beforeComponents, afterComponents } = pair;
  const changes = changesOf(pair);
  // By this rule, a schema with properties and without a type means objects only.
  if (changes.some(({ rule }) => rule === 'type-restated')) return undefined;
  const warns = (direction: Miss['direction']) =>
    changes.some(({ directions }) => ['breaking', 'risky'].includes(directions[direction] ?? ''));
  const [server, client] = [warns('toServer'), warns('toClient')];
  if (server && client) return undefined;
  const old = { components: beforeComponents, validatorOf: createValidators(beforeComponents) };
  const now = { components: afterComponents, validatorOf: createValidators(afterComponents) };
  const [wasValid, isValid] = [old.validatorOf(before), now.validatorOf(after)];
  const hasAdded = createNameTest(changes);
  for (const value of sampleValues(before, after, [old, now])) {
    const [was, is] = [wasValid(value), isValid(value)];
    if (was && !is && !server && !hasAdded(value)) return { direction: 'toServer', value };
    if (is && !was && !client) return { direction: 'toClient', value };
  }
  return undefined;
}

/** An open object allowed any value under the name of a property that is added later. By the rules, no client sent one. */
function createNameTest(changes: readonly Change[]): (value: JSONValue) => boolean {
  const added = changes
    .filter(({ rule }) => rule === 'property-added-optional')
    .map(({ after }) => `"${after?.pointer.split('/').at(-1)}":`);
  return (value) => {
    const text = JSON.stringify(value);
    return added.some((name) => text.includes(name));
  };
}
