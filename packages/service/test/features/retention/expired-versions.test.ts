import { expect, it } from 'vitest';
import type { KeptVersions } from '../../../src/base/ports/spec-stores.js';
import { expiredVersions } from '../../../src/features/retention/expired-versions.js';
import { time } from '../../records.js';

const versions = [
  { id: 'a', createdAt: time(1) },
  { id: 'b', createdAt: time(2) },
  { id: 'c', createdAt: time(2) },
  { id: 'd', createdAt: time(3) },
];

const cases: readonly [title: string, latest: string | undefined, kept: KeptVersions, expired: string[]][] = [
  ['all but the newest', 'd', { newest: 2 }, ['a', 'b']],
  ['none, if all are among the newest', 'd', { newest: 4 }, []],
  ['none, if there are fewer than the newest', 'd', { newest: 9 }, []],
  ['those from before a time', 'd', { since: time(2) }, ['a']],
  ['all but the latest, if all are from before a time', 'd', { since: time(9) }, ['a', 'b', 'c']],
  ['those that neither rule keeps', 'd', { newest: 1, since: time(2) }, ['a']],
  ['those that neither rule keeps, if the newest are more', 'd', { newest: 3, since: time(3) }, ['a']],
  ['not the latest, if the clock was set back', 'a', { newest: 1 }, ['b', 'c']],
  ['all, if there is no latest version', undefined, { since: time(9) }, ['a', 'b', 'c', 'd']],
];

it.each(cases)('removes %s', (_title, latest, kept, expired) => {
  expect(expiredVersions(versions, { latest, pinned: new Set() }, kept).map(({ id }) => id)).toEqual(expired);
});

it('keeps versions that labels pin, besides those that a rule keeps', () => {
  const expired = expiredVersions(versions, { latest: 'd', pinned: new Set(['b']) }, { newest: 1 });
  expect(expired.map(({ id }) => id)).toEqual(['a', 'c']);
});
