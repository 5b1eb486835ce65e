import { expect, it } from 'vitest';
import { RequestError } from '../../../src/base/errors.js';
import { deprecationHeaders, deprecationOf } from '../../../src/features/deprecation/deprecation-headers.js';
import { isDeprecatedAt } from '../../../src/features/deprecation/is-deprecated.js';
import { readDeprecation } from '../../../src/features/deprecation/read-deprecation.js';

const now = '2026-03-01T10:20:30.400Z';

function problemsOf(change: Parameters<typeof readDeprecation>[0]) {
  try {
    readDeprecation(change, '/body/deprecation', now);
  } catch (error) {
    if (error instanceof RequestError) return error.problems;
  }
  return [];
}

it('is normalized, with the time of the request by default', () => {
  expect(readDeprecation({}, '', now)).toEqual({ at: now });
  const change = { at: '2026-03-01T01:00:00+01:00', sunset: '2026-09-01T00:00:00Z', note: ' Use v3. ' };
  expect(readDeprecation(change, '', now)).toEqual({
    at: '2026-03-01T00:00:00.000Z',
    sunset: '2026-09-01T00:00:00.000Z',
    note: 'Use v3.',
  });
});

it('must have existing dates, a sunset that is not earlier, and a note on one line', () => {
  const at = '2026-03-01T00:00:00Z';
  expect(problemsOf({ at, sunset: '2026-02-28T23:59:59Z' })).toEqual([
    {
      path: '/body/deprecation/sunset',
      message: 'must not be before the time of the deprecation, 2026-03-01T00:00:00.000Z',
    },
  ]);
  expect(problemsOf({ at: '2026-02-30T00:00:00Z', sunset: '2026-02-31T00:00:00Z' })).toMatchObject([
    { path: '/body/deprecation/at', message: 'must be an existing date' },
    { path: '/body/deprecation/sunset', message: 'must be an existing date' },
  ]);
  expect(problemsOf({ note: 'a\nb' })).toMatchObject([{ path: '/body/deprecation/note' }]);
  expect(problemsOf({ note: '  ' })).toMatchObject([{ message: 'must not be empty' }]);
  expect(problemsOf({ at, sunset: at, note: '🐟'.repeat(500) })).toEqual([]);
});

it('becomes headers in the formats of RFC 9745 and RFC 8594', () => {
  const at = '2026-03-01T00:00:00.900Z';
  expect(deprecationHeaders({ at })).toEqual({ Deprecation: '@1772323200' });
  expect(deprecationHeaders({ at, sunset: '2026-09-01T00:00:00.000Z' })).toEqual({
    Deprecation: '@1772323200',
    Sunset: 'Tue, 01 Sep 2026 00:00:00 GMT',
  });
});

it('of a version precedes that of its specification', () => {
  const [ofSpec, ofVersion] = [
    { at: now, note: 'spec' },
    { at: now, note: 'version' },
  ];
  expect(deprecationOf({ deprecation: ofSpec }, { deprecation: ofVersion })).toBe(ofVersion);
  expect(deprecationOf({ deprecation: ofSpec }, {})).toBe(ofSpec);
  expect(deprecationOf({}, {})).toBeUndefined();
});

it('begins at its time, which may be in the future', () => {
  const deprecation = { at: now };
  expect(isDeprecatedAt(deprecation, new Date(now))).toBe(true);
  expect(isDeprecatedAt(deprecation, new Date('2026-03-01T10:20:30.399Z'))).toBe(false);
  expect(isDeprecatedAt(undefined, new Date(now))).toBe(false);
});
