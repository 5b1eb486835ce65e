import { expect, it } from 'vitest';
import { formatDay } from '../../src/components/timestamp.js';
import { distinctNames, versionName } from '../../src/components/versions/version-name.js';

const now = new Date('2025-12-31T23:59:59.999Z');

it.each([
  ['2025-11-28T00:00:00.000Z', '28 November'],
  ['2025-01-01T00:00:00.000Z', '1 January'],
  ['2024-12-31T23:59:59.999Z', '31 December 2024'],
  ['2026-01-01T00:00:00.000Z', '1 January 2026'],
])('the day of %s in UTC is %s', (at, day) => {
  expect(formatDay(at, now)).toBe(day);
});

it('the day has its year where the year of the reader is unknown', () => {
  expect(formatDay('2025-11-28T00:00:00.000Z', undefined)).toBe('28 November 2025');
});

it('a version is named by the version of its document and its day', () => {
  const createdAt = '2025-11-28T09:30:00.000Z';
  expect(versionName('id', { createdAt, documentVersion: '2.0.0' }, now)).toBe('2.0.0, 28 November');
  expect(versionName('id', { createdAt, documentVersion: '' }, now)).toBe('Unversioned, 28 November');
  expect(versionName('id', undefined, now)).toBe('id');
});

it('versions of one day have their time', () => {
  const version = (id: string, time: string, documentVersion: string) =>
    [id, { createdAt: `2025-11-28T${time}:00.000Z`, documentVersion }] as const;
  const names = distinctNames(
    [version('a', '09:30', '2.0.0'), version('b', '10:00', '2.0.0'), version('c', '11:00', '2.1.0')].map(
      ([id, each]) => ({ ...each, id }),
    ),
    now,
  );
  expect([...names]).toEqual([
    ['a', '2.0.0, 28 November, 09:30 UTC'],
    ['b', '2.0.0, 28 November, 10:00 UTC'],
    ['c', '2.1.0, 28 November'],
  ]);
});
