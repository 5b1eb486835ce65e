import { expect, it } from 'vitest';
import { describeAge, describeDuration, describeExpiry } from '../../src/components/relative-time.js';

const now = new Date('2026-03-01T12:00:00.000Z');

it.each([
  ['2026-03-01T12:00:05.000Z', 'just now'],
  ['2026-03-01T11:59:01.000Z', 'just now'],
  ['2026-03-01T11:59:00.000Z', '1 minute ago'],
  ['2026-03-01T11:55:00.000Z', '5 minutes ago'],
  ['2026-03-01T11:00:00.000Z', '1 hour ago'],
  ['2026-02-28T12:00:01.000Z', '23 hours ago'],
  ['2026-02-28T12:00:00.000Z', 'yesterday'],
  ['2026-02-19T12:00:00.000Z', '10 days ago'],
  ['2026-01-30T12:00:00.000Z', '1 month ago'],
  ['2024-02-01T12:00:00.000Z', '2 years ago'],
])('describes the age of %s as "%s"', (at, expected) => {
  expect(describeAge(at, now)).toBe(expected);
});

it.each([
  ['2026-03-01T12:00:05.000Z', 'just now'],
  ['2026-03-01T11:00:00.000Z', 'for 1 hour'],
  ['2026-02-28T12:00:00.000Z', 'for 1 day'],
  ['2026-02-26T12:00:00.000Z', 'for 3 days'],
])('describes the time since %s as "%s"', (at, expected) => {
  expect(describeDuration(at, now)).toBe(expected);
});

it.each([
  ['2026-03-01T12:00:20.000Z', 'in less than a minute'],
  ['2026-03-01T12:01:00.000Z', 'in 1 minute'],
  ['2026-03-02T12:00:00.000Z', 'in 1 day'],
  ['2026-03-08T11:59:59.000Z', 'in 7 days'],
  ['2026-05-30T12:00:00.000Z', 'in 3 months'],
  ['2026-03-01T12:00:00.000Z', 'just now'],
  ['2026-02-28T12:00:00.000Z', 'yesterday'],
])('describes the expiry at %s as "%s"', (at, expected) => {
  expect(describeExpiry(at, now)).toBe(expected);
});
